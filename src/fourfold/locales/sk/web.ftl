## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet a Exago
web-description = Quantik, Qomet a Exago: hrajte s ľuďmi aj s počítačom.
web-skip = Prejsť na obsah
web-home = Fourfold, všetky hry
web-nav = Stránky
web-nav-learn = Výučba
web-nav-lobby = Lobby
web-nav-mine = Partie
web-close = Zavrieť
web-loading = Načítava sa…
web-try-again = Skúsiť znova
web-to-games = Všetky hry
web-number = { $number }
web-no = Nie, späť
web-cancel = Zrušiť

## Settings

web-preferences = Nastavenia
web-preferences-note = Uložené len v tomto prehliadači. Bez účtu, bez sledovania.
web-language = Jazyk
web-theme = Motív
web-theme-auto = Podľa zariadenia
web-theme-light = Svetlý
web-theme-dark = Tmavý
web-board = Hracia doska
web-board-wood = Drevo
web-board-felt = Plsť
web-board-distinct = Pre každý farbocit
web-board-contrast = Vysoký kontrast
web-size = Veľkosť hracej dosky
web-size-usual = Podľa miesta
web-size-small = Malá
web-size-large = Veľká
web-fingers = Malé políčka
web-fingers-zoom = Prvé ťuknutie priblíži
web-fingers-confirm = Pýtať sa pred ťahom
web-fingers-plain = Hrať hneď
web-motion = Pohyb
web-motion-auto = Podľa zariadenia
web-motion-on = Figúrky sa kĺžu
web-motion-off = Nič sa nehýbe
web-sound = Zvuk
web-your-name = Vaše meno
web-name-optional = ako chcete, alebo nič

## First screen

web-home-title = Čo si zahráme?
web-home-about = Vyberte hraciu dosku a potom, s kým si zahráte.
web-home-running = Hrať ďalej
web-home-lobby = Stretnúť ostatných v lobby
web-home-open = Otvoriť uloženú partiu
web-home-beyond = Úlohy a analýza
web-home-daily = Úloha dňa
web-home-daily-about = Pre všetkých rovnaká, o polnoci nová.
web-home-streak = { $days ->
        [one] Vyriešené { $days } deň za sebou.
        [few] Vyriešené { $days } dni za sebou.
       *[other] Vyriešené { $days } dní za sebou.
    }
web-home-solved = vyriešené
web-home-analyse = Analýza
web-home-analyse-about = Akákoľvek pozícia a hodnota každého ťahu v nej.

## Before a match

web-how-to-play = Ako sa hrá
web-how-many = Koľkí hráte?
web-with-people = S ľuďmi
web-with-computer = Proti počítaču
web-with-engines = Proti iným programom
web-beside = Niekto vedľa mňa
web-beside-about = Striedate sa na tejto obrazovke.
web-link = Priatelia, cez odkaz
web-link-about = Pošlite odkaz alebo ukážte kód na naskenovanie.
web-anyone = Ktokoľvek príde
web-anyone-about = Počkajte v lobby na súpera.
web-level = Úroveň { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Kto hrá
web-player = Hráč { $number }
web-you = Vy
web-show-in-lobby = Ukázať túto partiu v lobby, aby sa mohol pridať ktokoľvek
web-start = Začať
web-invite = Pozvať
web-more-options = Voľby a hodiny
web-value-on = áno
web-value-off = nie
web-begins = Kto začína.
web-begins-drawn = Rozhodne žreb
web-begins-me = Ja
web-begins-others = Ostatní
web-takebacks = Ťahy možno vracať, ak ostatní súhlasia.
web-help-wanted = Nápoveda a hodnoty sú dovolené všetkým, ktorí hrajú cez odkaz.
web-help-on = V tejto partii sú nápoveda a hodnoty dovolené všetkým.
web-help-off = V tejto partii nápovedu nedostane nikto.
web-clock = Koľko času má každý na premýšľanie.
web-clock-none = Bez hodín
web-clock-increment = Minúty na celú partiu
web-clock-days = Dni na každý ťah
web-clock-base = Minúty, s ktorými každý začína.
web-clock-more = Sekundy pridané po každom ťahu.
web-clock-each = Dni, ktoré má každý na ťah.
web-clock-days-text = { $days ->
        [one] { $days } deň na ťah
        [few] { $days } dni na ťah
       *[other] { $days } dní na ťah
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    } + { $seconds ->
        [one] { $seconds } sekunda na ťah
        [few] { $seconds } sekundy na ťah
       *[other] { $seconds } sekúnd na ťah
    }
web-clock-left = zostáva { $time }

## Waiting for others

web-invite-title = { $count ->
        [1] Pozvite niekoho
        [one] Pozvite { $count } človeka
        [few] Pozvite { $count } ľudí
       *[other] Pozvite { $count } ľudí
    }
web-invite-about = Pošlite odkaz alebo nechajte naskenovať kód. Partia sa začne, len čo tu budú všetci.
web-invite-lobby = Partia je v lobby. Môžete aj poslať odkaz alebo ukázať kód.
web-invite-link = Odkaz na túto partiu
web-waiting = Čaká sa…
web-qr = Odkaz ako kód na naskenovanie
web-copy = Kopírovať
web-copied = Skopírované
web-share = Zdieľať
web-rules = Pravidlá
web-rules-of = Pravidlá hry { $game }
web-rules-examples = S príkladmi, na samostatnej stránke
web-join-title = { $named ->
        [yes] { $name } vás pozýva na hru { $game }
       *[no] Máte pozvánku na hru { $game }
    }
web-join = Pridať sa
web-open-seat = Voľné miesto
web-numbered = { $name } { $number }
web-somebody = Niekto
web-beside-you = Niekto vedľa vás

## The match

web-turn = { $who ->
        [you] Ste na ťahu
       *[other] Na ťahu: { $name }
    }
web-thinking = { $name } premýšľa…
web-over = Partia sa skončila
web-seat-you = vy
web-seat-away = preč
web-left-resigned = vzdané
web-left-time = vypršal čas
web-left-failed = nemôže hrať ďalej
web-seat-engine = program
web-winner = Výhra
web-moves = Ťahy
web-no-moves = Zatiaľ nepadol žiadny ťah.
web-move-played = Ťah { $number }: { $name } hrá { $move }
web-meanwhile = { $name } medzitým hrá { $move }.
web-back-to-match = Späť k partii
web-replay-first = Na začiatok
web-replay-previous = O ťah späť
web-replay-next = O ťah ďalej
web-replay-latest = K poslednému ťahu
web-in-words = Pozícia a ťahy slovami
web-type-move = Napíšte ťah
web-play-move = Zahrať
web-watching = { $count ->
        [one] Sleduje { $count } človek.
        [few] Sledujú { $count } ľudia.
       *[other] Sleduje { $count } ľudí.
    }
web-away = { $name } je teraz preč.
web-offline = Spojenie je prerušené. Ďalší pokus…
web-offline-unsent = Spojenie je prerušené. Váš ťah je uschovaný a odošle sa, len čo sa spojenie obnoví.

## What can be done in a match

web-actions = Akcie
web-takeback = Vrátiť ťah
web-takeback-asked = Žiadate o vrátenie ťahu.
web-takeback-wish = { $name } žiada o vrátenie ťahu.
web-allow = Dovoliť
web-decline = Odmietnuť
web-agree = Súhlasiť
web-draw = Remíza
web-draw-sure = Ponúknuť remízu?
web-draw-about = Ak všetci súhlasia, nikto nevyhrá a nikto neprehrá.
web-draw-yes = Ponúknuť remízu
web-draw-asked = Ponúkate remízu.
web-draw-wish = { $name } ponúka remízu.
web-resign = Vzdať sa
web-resign-sure = Vzdať sa?
web-resign-about = Kto sa vzdá, partiu prehráva. Pri troch a viacerých hráčoch zaňho dohrá počítač.
web-resign-yes = Vzdať sa
web-abort = Zrušiť partiu
web-abort-sure = Zrušiť partiu?
web-abort-about = Ešte sa skoro nič nestalo; partia sa nikomu nebude počítať.
web-abort-yes = Zrušiť partiu
web-flip = Otočiť dosku
web-again = Hrať znova
web-rematch-asked = Čaká sa na ostatných…
web-rematch-wish = { $name } chce hrať znova.
web-to-rematch = K ďalšej partii
web-other-match = Iná partia
web-share-watch = Kto má tento odkaz, môže sledovať
web-device = Hrať ďalej na inom zariadení
web-device-link = Len pre vás: kto otvorí tento odkaz, hrá na vašom mieste
web-device-revoke = Zneplatniť osobné odkazy
web-device-revoked = Zneplatnené: nikto iný už na vašom mieste nehrá.
web-record-save = Uložiť partiu
web-record-copy = Kopírovať partiu

## What happened, read out

web-event-joined = { $name } sa pridáva.
web-event-started = Partia sa začína.
web-event-resigned = { $who ->
        [you] Vzdávate sa.
       *[other] { $name } sa vzdáva.
    }
web-event-time = { $who ->
        [you] Váš čas vypršal.
       *[other] { $name }: čas vypršal.
    }
web-event-failed = { $name } nemôže hrať ďalej: { $reason ->
        [engine-illegal] ťah { $note } nie je dovolený
        [engine-late] odpoveď neprišla včas
        [engine-died] program sa skončil
        [engine-unknown] program tu už nie je známy
       *[other] program nefunguje, ako má
    }.
web-event-draw-offered = { $who ->
        [you] Ponúkate remízu.
       *[other] { $name } ponúka remízu.
    }
web-event-draw-accepted = { $who ->
        [you] Súhlasíte s remízou.
       *[other] { $name } súhlasí s remízou.
    }
web-event-draw-declined = { $who ->
        [you] Odmietate remízu.
       *[other] { $name } odmieta remízu.
    }
web-event-takeback-asked = { $who ->
        [you] Žiadate o vrátenie ťahu.
       *[other] { $name } žiada o vrátenie ťahu.
    }
web-event-takeback-declined = { $who ->
        [you] Odmietate vrátenie ťahu.
       *[other] { $name } odmieta vrátenie ťahu.
    }
web-event-taken-back = Ťahy boli vrátené.
web-event-rematch-wanted = { $who ->
        [you] Chcete hrať znova.
       *[other] { $name } chce hrať znova.
    }
web-event-aborted = Partia bola zrušená.

## The end

web-ending = Výsledok
web-won = { $who ->
        [you] Vyhrávate!
       *[other] { $name } vyhráva
    }
web-drawn = Remíza
web-why = Ako sa to skončilo: { $reason }.
web-why-failed = Ako sa to skončilo: program nemohol hrať ďalej.
web-why-where = Vidíte to tu: { $spaces }.
web-aborted = Zrušené
web-aborted-why = Táto partia bola zrušená skôr, než sa naozaj začala.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Hľadajú spoločnosť
web-lobby-nobody = Práve nikto nečaká. Začnite partiu a vyberte „{ web-anyone }“.
web-lobby-begin = Začať partiu
web-lobby-running = Práve sa hrá
web-lobby-quiet = Práve sa nehrá žiadna verejná partia.
web-mine = Moje partie
web-mine-none = V tomto prehliadači ste ešte nehrali.
web-mine-lacks = Server je nedostupný. Partie, ktoré sú uložené na ňom, tu chýbajú.
web-mine-filter = Ktoré partie ukázať
web-mine-all = Všetky
web-mine-running = Rozohrané
web-mine-ended = Skončené
web-mine-more = Ukázať staršie
web-mine-kept-about = Skončené partie po dlhom čase zmiznú. Tie s hviezdičkou zostanú.
web-mine-keep = Ponechať túto partiu
web-mine-delete = Vymazať túto partiu
web-delete-sure = Vymazať túto partiu?
web-delete-about = Späť ju už nezískate. Partia s ostatnými zmizne len z vášho zoznamu.
web-delete-yes = Vymazať
web-list-waiting = čaká na hráčov
web-list-your-turn = ste na ťahu
web-list-playing = { $ply ->
        [0] o chvíľu sa začne
        [one] zahraný { $ply } ťah
        [few] zahrané { $ply } ťahy
       *[other] zahraných { $ply } ťahov
    }

## Saved games

web-open = Otvoriť uloženú partiu
web-open-about = Dohraná partia sa ukáže od prvého ťahu; nedohraná pokračuje.
web-open-file = Vybrať súbor
web-open-text = alebo vložte partiu ako text či jej adresu
web-open-with = S kým hrať ďalej
web-open-look = Prezrieť
web-open-go-on = Hrať ďalej
web-open-too-long = Na uloženú partiu je to príliš dlhé.

## What can go wrong, and what to do next

web-problem-unexpected = Niečo sa nepodarilo
web-problem-unexpected-next = Odpoveď servera nedávala zmysel. Skúste to, prosím, znova.
web-problem-server = Server má ťažkosti
web-problem-server-next = Skúste to, prosím, o chvíľu. Nič z vašich partií sa nestratilo.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Bez spojenia
web-problem-offline-next = Server je nedostupný. Skontrolujte pripojenie a skúste to znova.
web-problem-slow = Server je pomalý
web-problem-slow-next = Odpoveď neprišla včas. Skúste to, prosím, znova.
web-problem-page = Tu nič nie je
web-problem-page-next = Táto adresa nikam nevedie. Možno v odkaze chýba písmeno.
web-problem-unloaded = Stránku sa nepodarilo načítať
web-problem-unloaded-next = Možno je prerušené spojenie alebo vyšla novšia verzia. Načítajte stránku znova.
web-problem-game = Taká hra tu nie je
web-problem-game-next = Možno v odkaze chýba písmeno. Vyberte si niektorú z hier.
web-problem-match = Taká partia tu nie je
web-problem-match-next = Možno v odkaze chýba písmeno alebo je partia príliš stará a bola odstránená. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Táto partia nie je v tomto prehliadači
web-problem-match-elsewhere-next = Partia pri jednom stole alebo proti počítaču zostáva v prehliadači, v ktorom sa hrá. Zvoľte tam „{ web-share }“: odkaz, v ktorom je celá partia, sa dá otvoriť kdekoľvek.
web-problem-match-damaged = Túto partiu sa nepodarilo prečítať
web-problem-match-damaged-next = Je odložená nabok a jej text zostal bez zmeny. Nájdete ju v časti „{ web-mine }“.
web-problem-aborted = Táto partia bola zrušená
web-problem-aborted-next = Skončila sa skôr, než sa začala. Môžete začať inú.
web-problem-match-full-next = Všetky miesta sú už obsadené. Môžete partiu sledovať alebo začať vlastnú.
web-problem-stale-next = Pozícia sa medzitým zmenila, takže váš ťah sa nezahral.
web-problem-key-unknown = Tento odkaz neplatí
web-problem-key-unknown-next = Osobný odkaz už bol použitý alebo je chybný. Vytvorte nový na zariadení, na ktorom hráte, cez „{ web-share }“.

## Without a server, without a connection

web-unplugged = Bez pripojenia
web-unplugged-about = Stiahnite si raz celý Fourfold a bude fungovať bez pripojenia: partie pri jednom stole aj proti počítaču, lekcie, úlohy, pravidlá, analýza aj rozbor partií. Na stretnutie s ostatnými je pripojenie naďalej potrebné.
web-unplugged-make = Sprístupniť offline
web-unplugged-size = Na stiahnutie: { $megabytes } MB.
web-unplugged-fetching = Sťahovanie: { $percent } %
web-unplugged-ready = Všetko je tu. Fourfold funguje bez pripojenia a počítač premýšľa v tomto prehliadači.
web-unplugged-failed = Nepodarilo sa stiahnuť všetko. Skontrolujte pripojenie a skúste to znova.
web-unplugged-full = V tomto prehliadači už nie je miesto. Nepodarilo sa stiahnuť všetko.
web-starting = Pripravuje sa stôl…
web-problem-python = Tento prehliadač sám hrať nevie
web-problem-python-next = Fourfold tu potrebuje niečo, čo tomuto prehliadaču chýba alebo je v ňom vypnuté: procesy na pozadí (workers), WebAssembly alebo rozbaľovanie súborov. Skúste novší prehliadač.
web-problem-unfetched = Ešte nie je stiahnuté
web-problem-unfetched-next = To, čo je tu potrebné, ešte nie je stiahnuté a chýba pripojenie. Stačí sa raz pripojiť: „{ web-unplugged-make }“ v nastaveniach stiahne všetko.
web-storage-full = V tomto prehliadači už nie je miesto. Partie zostanú, len kým je táto stránka otvorená; uložte tie, ktoré si chcete nechať.
web-storage-forbidden = Tento prehliadač nič neukladá. Partie zostanú, len kým je táto stránka otvorená; uložte tie, ktoré si chcete nechať.
web-damaged = { $count ->
        [one] Jednu uloženú partiu sa nepodarilo prečítať. Je odložená nabok a jej text zostal bez zmeny.
        [few] { $count } uložené partie sa nepodarilo prečítať. Sú odložené nabok a ich texty zostali bez zmeny.
       *[other] { $count } uložených partií sa nepodarilo prečítať. Sú odložené nabok a ich texty zostali bez zmeny.
    }
web-damaged-save = Uložiť text
web-damaged-copy = Kopírovať text
web-damaged-remove = Zahodiť
web-damaged-sure = Zahodiť túto partiu?
web-damaged-about = Jej text už späť nezískate. Ak váhate, najprv ho uložte alebo skopírujte.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Odkaz, v ktorom je celá partia
web-share-here = Táto partia je uložená len v tomto prehliadači. Kto dostane odkaz alebo záznam, môže si ju prezrieť a hrať ďalej.
web-alone = Fourfold tu beží bez servera, takže sa tu s nikým nestretnete.
web-alone-elsewhere = S ostatnými sa stretnete na { $server }.
