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

## The board

board-piece-tile = { $colour ->
        [red] červený dílek
        [blue] modrý dílek
        [yellow] žlutý dílek
        [green] zelený dílek
        [purple] fialový dílek
       *[orange] oranžový dílek
    }
board-place-tile = { seat-name } umisťuje dílek na { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Vaše dílky tvoří rovnou linii bez mezer.
        [loser] Dílky vítěze tvoří rovnou linii bez mezer.
       *[none] Dílky tvoří rovnou linii bez mezer.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-exago-centre = Hrací deska je z šestiúhelníků. První dílek partie patří do středu. Dejte ho tam.
learn-exago-centre-done = Od této chvíle se každý dílek musí dotýkat dílku na hrací desce.
learn-exago-touch = Vy jste Modrý. Zkuste dát dílek na b2, kde by stál sám.
learn-exago-touch-done = Všechny dílky vždy drží pohromadě.
learn-exago-place = Dejte svůj dílek na pole, které se dotýká červeného. Na barvě souseda nezáleží.
learn-exago-place-done = Dokud máte dílky v zásobě, je vaším tahem jeden z nich umístit.
learn-exago-line = Ve dvou vyhrává pět dílků vaší barvy v rovné linii. Čtyři máte: přidejte pátý.
learn-exago-line-done = Linie vedou třemi směry. Musí být rovné a bez mezer. Při třech a více hráčích stačí čtyři dílky.
learn-exago-place-first = Dílky se dají přesouvat, ale až později. Zkuste přesunout svůj dílek z e4 na d5.
learn-exago-place-first-done = Nejdřív musí být všechny vaše dílky na hrací desce.
learn-exago-relocate = Teď už v zásobě žádný dílek nemáte. Tah teď znamená zvednout jeden ze svých dílků a dát ho na jiné pole, kde se dotýká dílku. Jeden přesuňte.
learn-exago-relocate-done = Odteď může každý dílek putovat kamkoli.
learn-exago-own-space = Zvednutý dílek musí jinam. Zkuste dílek z d2 vrátit tam, odkud přišel.
learn-exago-own-space-done = Ve hře Exago se nečeká.
learn-exago-cut-off = Pokud se zvednutím dílku ostatní rozpadnou na oddělené skupiny, zůstane jen největší; zbytek se vrátí do zásob majitelů. Přesuňte dílek tak, aby se některé jiné odřízly.
learn-exago-cut-off-done = Komu se dílky vrátily, musí je umístit, jeden za tah, než začne znovu přesouvat. To může stát spoustu času.
learn-exago-choose = Je-li několik skupin stejně velkých, vyberete, která zůstane. Zvedněte dílek, po kterém vzniknou dvě stejně velké skupiny, a položte ho vedle skupiny, kterou si chcete nechat. Dotýká-li se obou, vyberte dílek té skupiny.
learn-exago-choose-done = Druhá skupina se vrátila do zásob. Vybírejte tu, která vám pomůže víc.
learn-exago-move-to-win = V této malé hře stačí k výhře čtyři v řadě. Vy jste Modrý a v zásobě nic nemáte: vyhrajte přesunem.
learn-exago-move-to-win-done = Hledejte linie s mezerou a dílek, který není potřeba tam, kde je.
learn-exago-must-block = Tady hrají tři a k výhře stačí čtyři v řadě. Červený by mohl příštím tahem vyhrát na d5. Vy jste Modrý: zkuste místo toho hrát na e5.
learn-exago-must-block-done = Při třech a více hráčích musíte hrozbu zastavit, pokud teď vyhrát nemůžete a některý váš tah ji zastaví.
learn-exago-block = Teď splňte svou povinnost.
learn-exago-block-done = Hrozí-li více hráčů, zastavujete toho, kdo je na tahu dřív.
learn-exago-win-first = Povinnost blokovat má jednu výjimku: můžete-li vyhrát, smíte. Vy jste Červený.
learn-exago-win-first-done = Výhra má přednost před blokováním.
learn-exago-ahead = Zase ve dvou, pět v řadě. Vy jste Červený. Vytvořte hrozbu, na kterou Modrý nemá odpověď: vyhrajete příštím dílkem.
learn-exago-ahead-done = Otevřenou linii lze doplnit na dvou stranách a Modrý může zavřít jen jednu.
learn-exago-cross = Teď už nikdo nemá v zásobě žádný dílek. Vy jste Červený. Zvedněte dílek, který tam, kde je, nepotřebujete, a dejte ho na pole, kde se kříží dvě vaše linie: Modrý nemůže zastavit obě.
learn-exago-cross-done = Dílek v místě, kde se kříží dvě linie, se počítá do obou. Silní hráči si taková místa připravují dlouho předtím, než je využijí. A teď si zahrajte partii.

## Themes of puzzles

study-theme-relocate = Přesun dílku
study-theme-win-by-cutting = Výhra odříznutím
study-theme-hold-by-cutting = Obrana odříznutím

## The rule page: what the examples show

study-rules-exago-touch = Každý nový dílek se musí dotýkat dílku na hrací desce.
study-rules-exago-line = Vyhrává rovná linie bez mezer: ve dvou pět dílků, při více hráčích čtyři.
study-rules-exago-relocate = Když je vaše zásoba prázdná, zvedněte jeden ze svých dílků a položte ho tam, kde se dotýká dílku.
study-rules-exago-cut-off = Zvednutí tohoto dílku odřízne dva jiné. Vrátí se majitelům, kteří je musí znovu umístit, než smějí přesouvat.
study-rules-exago-choose = Zůstaly dvě stejně velké skupiny: kdo je na tahu, vybere, která zůstane.
study-rules-exago-must-block = Při třech a více hráčích se hrozba musí zastavit. Červený hrozí výhrou na d5, takže Modrý nesmí hrát jinam.
study-rules-exago-block = Tento tah hrozbu zastaví, takže je dovolený.

## The rule page: what the printed rules leave open

study-decision-exago-groups = Z několika skupin zůstane jen jedna největší, i když jich je víc než dvě.
study-decision-exago-own = Pokud se vám vrátí vlastní dílky, zvednutý dílek přesto položíte hned; ostatní přijdou na řadu v dalších tazích.
study-decision-exago-duty = Při třech a více hráčích je blokování povinné, kdykoli je možné, i když hrozí jen jeden soupeř.
study-decision-exago-first = Hrozí-li více soupeřů, zastavujete toho, kdo je na tahu dřív.
study-decision-exago-relocated = Hrozba výhry přesunem dílku platí jako každá jiná.
study-decision-exago-stuck = Kdo nemůže nic udělat, vynechá tah. Když nemůže táhnout nikdo, je to remíza.
