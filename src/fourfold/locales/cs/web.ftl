## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet a Exago
web-description = Quantik, Qomet a Exago: hrajte s lidmi i s počítačem.
web-skip = Přejít k obsahu
web-home = Fourfold, všechny hry
web-nav = Stránky
web-nav-learn = Výuka
web-nav-lobby = Lobby
web-nav-mine = Partie
web-close = Zavřít
web-loading = Načítání…
web-try-again = Zkusit znovu
web-to-games = Všechny hry
web-number = { $number }
web-no = Ne, zpátky
web-cancel = Zrušit

## Settings

web-preferences = Nastavení
web-preferences-note = Uloženo jen v tomto prohlížeči. Bez účtu, bez sledování.
web-language = Jazyk
web-theme = Motiv
web-theme-auto = Podle zařízení
web-theme-light = Světlý
web-theme-dark = Tmavý
web-board = Hrací deska
web-board-wood = Dřevo
web-board-felt = Plsť
web-board-distinct = Pro každý barvocit
web-board-contrast = Vysoký kontrast
web-size = Velikost hrací desky
web-size-usual = Podle místa
web-size-small = Malá
web-size-large = Velká
web-fingers = Malá pole
web-fingers-zoom = První klepnutí přiblíží
web-fingers-confirm = Ptát se před tahem
web-fingers-plain = Hrát hned
web-motion = Pohyb
web-motion-auto = Podle zařízení
web-motion-on = Figurky kloužou
web-motion-off = Nic se nehýbe
web-sound = Zvuk
web-your-name = Vaše jméno
web-name-optional = jak chcete, nebo nic

## First screen

web-home-title = Co si zahrajeme?
web-home-about = Vyberte hrací desku a pak, s kým si zahrajete.
web-home-running = Hrát dál
web-home-lobby = Potkat ostatní v lobby
web-home-open = Otevřít uloženou partii
web-home-beyond = Úlohy a analýza
web-home-daily = Úloha dne
web-home-daily-about = Pro všechny stejná, o půlnoci nová.
web-home-streak = { $days ->
        [one] Vyřešeno { $days } den za sebou.
        [few] Vyřešeno { $days } dny za sebou.
       *[other] Vyřešeno { $days } dní za sebou.
    }
web-home-solved = vyřešeno
web-home-analyse = Analýza
web-home-analyse-about = Jakákoli pozice a hodnota každého tahu v ní.

## Before a match

web-how-to-play = Jak se hraje
web-how-many = Kolik vás hraje?
web-with-people = S lidmi
web-with-computer = Proti počítači
web-with-engines = Proti jiným programům
web-beside = Někdo vedle mě
web-beside-about = Střídáte se na této obrazovce.
web-link = Přátelé, přes odkaz
web-link-about = Pošlete odkaz nebo ukažte kód k naskenování.
web-anyone = Kdokoli přijde
web-anyone-about = Počkejte v lobby na soupeře.
web-level = Úroveň { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kdo hraje
web-player = Hráč { $number }
web-you = Vy
web-show-in-lobby = Ukázat tuto partii v lobby, aby se mohl přidat kdokoli
web-start = Začít
web-invite = Pozvat
web-more-options = Volby a hodiny
web-value-on = ano
web-value-off = ne
web-begins = Kdo začíná.
web-begins-drawn = Rozhodne los
web-begins-me = Já
web-begins-others = Ostatní
web-takebacks = Tahy lze vracet, pokud ostatní souhlasí.
web-help-wanted = Nápověda a hodnoty jsou dovolené všem, kdo hrají přes odkaz.
web-help-on = V této partii jsou nápověda a hodnoty dovolené všem.
web-help-off = V této partii nápovědu nedostane nikdo.
web-clock = Kolik času má každý na přemýšlení.
web-clock-none = Bez hodin
web-clock-increment = Minuty na celou partii
web-clock-days = Dny na každý tah
web-clock-base = Minuty, se kterými každý začíná.
web-clock-more = Sekundy přidané po každém tahu.
web-clock-each = Dny, které má každý na tah.
web-clock-days-text = { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    } + { $seconds ->
        [one] { $seconds } sekunda na tah
        [few] { $seconds } sekundy na tah
       *[other] { $seconds } sekund na tah
    }
web-clock-left = zbývá { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Pozvěte někoho
        [one] Pozvěte { $count } člověka
        [few] Pozvěte { $count } lidi
       *[other] Pozvěte { $count } lidí
    }
web-invite-about = Pošlete odkaz nebo nechte naskenovat kód. Partie začne, jakmile tu budou všichni.
web-invite-lobby = Partie je v lobby. Můžete také poslat odkaz nebo ukázat kód.
web-invite-link = Odkaz na tuto partii
web-waiting = Čekání…
web-qr = Odkaz jako kód k naskenování
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-rules = Pravidla
web-rules-of = Pravidla hry { $game }
web-rules-examples = S příklady, na samostatné stránce
web-join-title = { $named ->
        [yes] { $name } vás zve ke hře { $game }
       *[no] Máte pozvání ke hře { $game }
    }
web-join = Přidat se
web-open-seat = Volné místo
web-numbered = { $name } { $number }
web-somebody = Někdo
web-beside-you = Někdo vedle vás

## The match

web-turn = { $who ->
        [you] Jste na tahu
       *[other] Na tahu: { $name }
    }
web-thinking = { $name } přemýšlí…
web-over = Partie skončila
web-seat-you = vy
web-seat-away = pryč
web-left-resigned = vzdáno
web-left-time = vypršel čas
web-left-failed = nemůže hrát dál
web-seat-engine = program
web-winner = Výhra
web-moves = Tahy
web-no-moves = Zatím nepadl žádný tah.
web-move-played = Tah { $number }: { $name } hraje { $move }
web-meanwhile = { $name } mezitím hraje { $move }.
web-back-to-match = Zpět k partii
web-replay-first = Na začátek
web-replay-previous = O tah zpět
web-replay-next = O tah dál
web-replay-latest = K poslednímu tahu
web-in-words = Pozice a tahy slovy
web-type-move = Napište tah
web-play-move = Zahrát
web-watching = { $count ->
        [one] Sleduje { $count } člověk.
        [few] Sledují { $count } lidé.
       *[other] Sleduje { $count } lidí.
    }
web-away = { $name } je teď pryč.
web-offline = Spojení je přerušené. Další pokus…
web-offline-unsent = Spojení je přerušené. Váš tah je uschovaný a odešle se, jakmile se spojení obnoví.

## What can be done in a match

web-actions = Akce
web-takeback = Vrátit tah
web-takeback-asked = Žádáte o vrácení tahu.
web-takeback-wish = { $name } žádá o vrácení tahu.
web-allow = Dovolit
web-decline = Odmítnout
web-agree = Souhlasit
web-draw = Remíza
web-draw-sure = Nabídnout remízu?
web-draw-about = Když všichni souhlasí, nikdo nevyhraje a nikdo neprohraje.
web-draw-yes = Nabídnout remízu
web-draw-asked = Nabízíte remízu.
web-draw-wish = { $name } nabízí remízu.
web-resign = Vzdát se
web-resign-sure = Vzdát se?
web-resign-about = Kdo se vzdá, partii prohrává. Při třech a více hráčích za něj dohraje počítač.
web-resign-yes = Vzdát se
web-abort = Zrušit partii
web-abort-sure = Zrušit partii?
web-abort-about = Ještě se skoro nic nestalo; partie se nebude nikomu počítat.
web-abort-yes = Zrušit partii
web-flip = Otočit desku
web-again = Hrát znovu
web-rematch-asked = Čekání na ostatní…
web-rematch-wish = { $name } chce hrát znovu.
web-to-rematch = K další partii
web-other-match = Jiná partie
web-share-watch = Kdo má tento odkaz, může sledovat
web-device = Hrát dál na jiném zařízení
web-device-link = Jen pro vás: kdo otevře tento odkaz, hraje na vašem místě
web-device-revoke = Zneplatnit osobní odkazy
web-device-revoked = Zneplatněno: nikdo jiný už na vašem místě nehraje.
web-record-save = Uložit partii
web-record-copy = Kopírovat partii

## What happened, read out

web-event-joined = { $name } se přidává.
web-event-started = Partie začíná.
web-event-resigned = { $who ->
        [you] Vzdáváte se.
       *[other] { $name } se vzdává.
    }
web-event-time = { $who ->
        [you] Váš čas vypršel.
       *[other] { $name }: čas vypršel.
    }
web-event-failed = { $name } nemůže hrát dál: { $reason ->
        [engine-illegal] tah { $note } není dovolený
        [engine-late] odpověď nepřišla včas
        [engine-died] program skončil
        [engine-unknown] program už tu není známý
       *[other] program nefunguje, jak má
    }.
web-event-draw-offered = { $who ->
        [you] Nabízíte remízu.
       *[other] { $name } nabízí remízu.
    }
web-event-draw-accepted = { $who ->
        [you] Souhlasíte s remízou.
       *[other] { $name } souhlasí s remízou.
    }
web-event-draw-declined = { $who ->
        [you] Odmítáte remízu.
       *[other] { $name } odmítá remízu.
    }
web-event-takeback-asked = { $who ->
        [you] Žádáte o vrácení tahu.
       *[other] { $name } žádá o vrácení tahu.
    }
web-event-takeback-declined = { $who ->
        [you] Odmítáte vrácení tahu.
       *[other] { $name } odmítá vrácení tahu.
    }
web-event-taken-back = Tahy byly vráceny.
web-event-rematch-wanted = { $who ->
        [you] Chcete hrát znovu.
       *[other] { $name } chce hrát znovu.
    }
web-event-aborted = Partie byla zrušena.

## The end

web-ending = Výsledek
web-won = { $who ->
        [you] Vyhráváte!
       *[other] { $name } vyhrává
    }
web-drawn = Remíza
web-why = Jak to skončilo: { $reason }.
web-why-failed = Jak to skončilo: program nemohl hrát dál.
web-why-where = Vidíte to tady: { $spaces }.
web-aborted = Zrušeno
web-aborted-why = Tato partie byla zrušena, než doopravdy začala.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Hledají společnost
web-lobby-nobody = Právě nikdo nečeká. Začněte partii a vyberte „{ web-anyone }“.
web-lobby-begin = Začít partii
web-lobby-running = Právě se hraje
web-lobby-quiet = Právě se nehraje žádná veřejná partie.
web-mine = Moje partie
web-mine-none = V tomto prohlížeči zatím není žádná partie.
web-mine-lacks = Server je nedostupný. Partie, které jsou uložené na něm, tu chybí.
web-mine-filter = Které partie ukázat
web-mine-all = Všechny
web-mine-running = Rozehrané
web-mine-ended = Skončené
web-mine-more = Ukázat starší
web-mine-kept-about = Skončené partie po dlouhé době zmizí. Ty s hvězdičkou zůstanou.
web-mine-keep = Ponechat tuto partii
web-mine-delete = Smazat tuto partii
web-delete-sure = Smazat tuto partii?
web-delete-about = Už ji nepůjde získat zpět. Partie s ostatními zmizí jen z vašeho seznamu.
web-delete-yes = Smazat
web-list-waiting = čeká na hráče
web-list-your-turn = jste na tahu
web-list-playing = { $ply ->
        [0] za chvíli začne
        [one] zahrán { $ply } tah
        [few] zahrány { $ply } tahy
       *[other] zahráno { $ply } tahů
    }

## Saved games

web-open = Otevřít uloženou partii
web-open-about = Dohraná partie se ukáže od prvního tahu; nedohraná pokračuje.
web-open-file = Vybrat soubor
web-open-text = nebo vložte partii jako text či její adresu
web-open-with = S kým hrát dál
web-open-look = Prohlédnout
web-open-go-on = Hrát dál
web-open-too-long = Na uloženou partii je to příliš dlouhé.

## What can go wrong, and what to do next

web-problem-unexpected = Něco se nepovedlo
web-problem-unexpected-next = Odpověď serveru nedávala smysl. Zkuste to prosím znovu.
web-problem-server = Server má potíže
web-problem-server-next = Zkuste to prosím za chvíli. Nic z vašich partií se neztratilo.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Bez spojení
web-problem-offline-next = Server je nedostupný. Zkontrolujte připojení a zkuste to znovu.
web-problem-slow = Server je pomalý
web-problem-slow-next = Odpověď nepřišla včas. Zkuste to prosím znovu.
web-problem-page = Tady nic není
web-problem-page-next = Tato adresa nikam nevede. Možná v odkazu chybí písmeno.
web-problem-unloaded = Stránku se nepodařilo načíst
web-problem-unloaded-next = Možná je přerušené spojení, nebo vyšla novější verze. Načtěte stránku znovu.
web-problem-game = Taková hra tu není
web-problem-game-next = Možná v odkazu chybí písmeno. Vyberte si některou z her.
web-problem-match = Taková partie tu není
web-problem-match-next = Možná v odkazu chybí písmeno, nebo je partie příliš stará a byla odklizena. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Tato partie není v tomto prohlížeči
web-problem-match-elsewhere-next = Partie u jednoho stolu nebo proti počítači zůstává v prohlížeči, kde se hraje. Zvolte tam „{ web-share }“: odkaz, ve kterém je celá partie, se dá otevřít kdekoli.
web-problem-match-damaged = Tuto partii se nepodařilo přečíst
web-problem-match-damaged-next = Je odložená stranou a její text zůstal beze změny. Najdete ji v části „{ web-mine }“.
web-problem-aborted = Tato partie byla zrušena
web-problem-aborted-next = Skončila dřív, než začala. Můžete začít jinou.
web-problem-match-full-next = Všechna místa jsou už obsazená. Můžete partii sledovat, nebo začít vlastní.
web-problem-stale-next = Pozice se mezitím změnila, takže váš tah se nezahrál.
web-problem-key-unknown = Tento odkaz neplatí
web-problem-key-unknown-next = Osobní odkaz už byl použit, nebo je chybný. Vytvořte nový na zařízení, kde hrajete, přes „{ web-share }“.

## Without a server, without a connection

web-unplugged = Bez připojení
web-unplugged-about = Stáhněte si jednou celý Fourfold a bude fungovat bez připojení: partie u jednoho stolu i proti počítači, lekce, úlohy, pravidla, analýza i rozbor partií. K setkání s ostatními je připojení dál potřeba.
web-unplugged-make = Zpřístupnit offline
web-unplugged-size = Ke stažení: { $megabytes } MB.
web-unplugged-fetching = Stahování: { $percent } %
web-unplugged-ready = Všechno je tady. Fourfold funguje bez připojení a počítač přemýšlí v tomto prohlížeči.
web-unplugged-failed = Nepodařilo se stáhnout všechno. Zkontrolujte připojení a zkuste to znovu.
web-unplugged-full = V tomto prohlížeči už není místo. Nepodařilo se stáhnout všechno.
web-starting = Připravuje se stůl…
web-problem-python = Tento prohlížeč sám hrát neumí
web-problem-python-next = Fourfold tu potřebuje něco, co tomuto prohlížeči chybí nebo je v něm vypnuté: procesy na pozadí (workers), WebAssembly nebo rozbalování souborů. Zkuste novější prohlížeč.
web-problem-unfetched = Ještě není staženo
web-problem-unfetched-next = To, co je tu potřeba, ještě není stažené a chybí připojení. Stačí se jednou připojit: „{ web-unplugged-make }“ v nastavení stáhne všechno.
web-storage-full = V tomto prohlížeči už není místo. Partie zůstanou, jen dokud je tato stránka otevřená; uložte ty, které si chcete nechat.
web-storage-forbidden = Tento prohlížeč nic neukládá. Partie zůstanou, jen dokud je tato stránka otevřená; uložte ty, které si chcete nechat.
web-damaged = { $count ->
        [one] Jednu uloženou partii se nepodařilo přečíst. Je odložená stranou a její text zůstal beze změny.
        [few] { $count } uložené partie se nepodařilo přečíst. Jsou odložené stranou a jejich texty zůstaly beze změny.
       *[other] { $count } uložených partií se nepodařilo přečíst. Jsou odložené stranou a jejich texty zůstaly beze změny.
    }
web-damaged-save = Uložit text
web-damaged-copy = Kopírovat text
web-damaged-remove = Zahodit
web-damaged-sure = Zahodit tuto partii?
web-damaged-about = Její text už nepůjde získat zpět. Pokud váháte, nejdřív ho uložte nebo zkopírujte.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Odkaz, ve kterém je celá partie
web-share-here = Tato partie je uložená jen v tomto prohlížeči. Kdo dostane odkaz nebo záznam, může si ji prohlédnout a hrát dál.
web-alone = Fourfold tu běží bez serveru, takže se tu s nikým nepotkáte.
web-alone-elsewhere = S ostatními se potkáte na { $server }.
