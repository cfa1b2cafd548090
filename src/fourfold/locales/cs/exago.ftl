exago-name = Exago
exago-tagline = Pokládejte dílky, pak je přesouvejte, dokud nevytvoří linii.
exago-rules =
    Dva až šest hráčů na hrací desce z šestiúhelníků. Ve dvou má každý 12 dílků a potřebuje pět v řadě; ve třech až šesti má každý 6 dílků a potřebuje čtyři.

    První dílek patří do středu. Potom, dokud máte dílky v zásobě, umístěte v každém tahu jeden na prázdné pole, které se dotýká dílku na hrací desce. Když už žádný nemáte, zvedněte jeden ze svých dílků a dejte ho na jiné pole, kde se dotýká dílku.

    Pokud se zvednutím dílku ostatní rozpadnou na oddělené skupiny, zůstane jen největší skupina; všechny ostatní dílky se vrátí do zásob svých majitelů, než svůj dílek položíte. Je-li největších skupin víc, vyberete, která zůstane. Vrácené dílky je třeba umístit, jeden za tah, než smíte dílky znovu přesouvat.

    Při třech a více hráčích musíte blokovat: pokud teď vyhrát nemůžete a někdo by mohl vyhrát ve svém příštím tahu, najděte prvního takového hráče po sobě; jestliže ho některý váš tah zastaví, musíte takový tah zahrát.

    Vyhráváte, když na konci vašeho tahu tvoří dostatek dílků vaší barvy rovnou linii bez mezer v kterémkoli ze tří směrů.

    Pište f6 pro umístění, f6-g7 pro přesun, f6-g7=a3 pro přesun a ponechání skupiny, ve které je a3, pass, když nic jiného nejde.
exago-reason-line = rovná linie dílků
exago-reason-no-move = nikdo nemůže táhnout

exago-option-players = Kolik lidí hraje, dva až šest.
exago-option-players-name = Hráči
exago-option-size = Kolik polí má každá strana hrací desky.
exago-option-size-name = Velikost hrací desky
exago-option-tiles = S kolika dílky každý začíná, nebo jedno číslo pro každé místo jako handicap.
exago-option-tiles-name = Dílky
exago-option-line = Kolik dílků v řadě vyhrává.
exago-option-line-name = Výherní linie
exago-option-early = Zda se dílky smějí přesouvat, dokud jsou některé ještě v zásobě.
exago-option-early-name = Časné přesuny
exago-option-reconnect = Zda se zvednutý dílek položí dřív, než se odříznuté skupiny vrátí, takže je může znovu připojit.
exago-option-reconnect-name = Opětovné připojení
exago-option-block = Zda se při třech a více hráčích musí hrozba zablokovat.
exago-option-block-name = Povinnost blokovat
exago-option-repetition = Stejná pozice znamená remízu, když nastane tolikrát.
exago-option-repetition-name = Opakování

exago-brief-players = { $value ->
        [one] { $value } hráč
        [few] { $value } hráči
       *[other] { $value } hráčů
    }
exago-brief-size = délka strany { $value }
exago-brief-tiles = dílky: { $value }
exago-brief-line = { $value } v řadě
exago-brief-early = { $value ->
        [on] dílky lze přesouvat dřív
       *[off] dílky se přesouvají až potom
    }
exago-brief-reconnect = { $value ->
        [on] odříznuté skupiny lze připojit
       *[off] odříznuté skupiny se vracejí
    }
exago-brief-block = { $value ->
        [on] hrozby se musí blokovat
       *[off] bez povinnosti blokovat
    }
exago-brief-repetition = { $value ->
        [off] bez remízy opakováním
       *[other] remíza opakováním
    }

error-tiles-for-seats = Volba tiles má počet čísel { $found }, ale počet míst je { $seats }; zadejte jedno, nebo jedno pro každé místo.
error-empty-run = Řada { $row } uvádí nula prázdných polí nebo číslo začínající 0.
error-hands-unreadable = „{ $hands }“ nejsou zásoby; v této hře vypadají takto: { $example }.
error-hands-do-not-add-up = { seat-name }: dílků na hrací desce { $board }, v zásobě { $hand }; dohromady jich musí být { $total }.
error-tiles-do-not-touch = Všechny dílky musí držet pohromadě, ale { $space } a { $other } nedrží.
error-pass-not-needed = Tah lze vynechat, jen když nemůžete udělat nic jiného.
error-centre-first = První dílek patří do středu, na { $space }.
error-touches-nothing = Dílek na { $space } by se nedotýkal žádného jiného.
error-not-your-tile = Na { $space } není žádný váš dílek.
error-place-first =
    { $count ->
        [one] Ještě máte { $count } dílek v zásobě; umístěte ho, než začnete dílky přesouvat.
        [few] Ještě máte { $count } dílky v zásobě; umístěte je, než začnete dílky přesouvat.
       *[other] Ještě máte { $count } dílků v zásobě; umístěte je, než začnete dílky přesouvat.
    }
error-back-to-own-space = Zvednutý dílek patří na jiné pole, ne zpátky na { $space }.
error-no-choice-of-groups = Tady se mezi skupinami nevybírá; napište { $move }.
error-choose-group = Největších skupin je několik; řekněte, která zůstane: přidejte = a jedno z těchto polí: { $spaces }.
error-must-block = { seat-name } hrozí výhrou a vy tomu můžete zabránit; dovolené jsou jen tahy, které tomu zabrání.
