## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet og Exago
web-description = Quantik, Qomet og Exago: Spil med andre eller mod computeren.
web-skip = Spring til indholdet
web-home = Fourfold, alle spil
web-nav = Sider
web-nav-learn = Lær
web-nav-lobby = Lobby
web-nav-mine = Partier
web-close = Luk
web-loading = Indlæser …
web-try-again = Prøv igen
web-to-games = Alle spil
web-number = { $number }
web-no = Nej, tilbage
web-cancel = Annuller

## Settings

web-preferences = Indstillinger
web-preferences-note = Gemmes kun i denne browser. Ingen konto, ingen sporing.
web-language = Sprog
web-theme = Farver
web-theme-auto = Som enheden
web-theme-light = Lyst
web-theme-dark = Mørkt
web-board = Bræt
web-board-wood = Træ
web-board-felt = Filt
web-board-distinct = For alle slags farvesyn
web-board-contrast = Høj kontrast
web-size = Brættets størrelse
web-size-usual = Tilpasset
web-size-small = Lille
web-size-large = Stort
web-fingers = Små felter
web-fingers-zoom = Første tryk zoomer ind
web-fingers-confirm = Spørg, før trækket spilles
web-fingers-plain = Spil med det samme
web-motion = Bevægelse
web-motion-auto = Som enheden
web-motion-on = Brikkerne glider
web-motion-off = Intet bevæger sig
web-sound = Lyd
web-your-name = Dit navn
web-name-optional = som du vil, eller ingenting

## First screen

web-home-title = Hvilket spil skal det være?
web-home-about = Vælg et bræt, og så nogen at spille med.
web-home-running = Spil videre
web-home-lobby = Mød andre i lobbyen
web-home-open = Åbn et gemt parti
web-home-beyond = Opgaver og analyse
web-home-daily = Dagens opgave
web-home-daily-about = Den samme for alle, en ny ved midnat.
web-home-streak = { $days ->
        [one] Løst én dag.
       *[other] Løst { $days } dage på stribe.
    }
web-home-solved = løst
web-home-analyse = Analyse
web-home-analyse-about = En hvilken som helst stilling, og hvad hvert træk i den er værd.

## Before a match

web-how-to-play = Sådan spiller du
web-how-many = Hvor mange spiller?
web-with-people = Med mennesker
web-with-computer = Mod computeren
web-with-engines = Mod andre programmer
web-beside = En ved siden af mig
web-beside-about = I skiftes på denne skærm.
web-link = En ven, via link
web-link-about = Send et link, eller vis en kode, der kan scannes.
web-anyone = Hvem som helst
web-anyone-about = Vent på en modstander i lobbyen.
web-level = Niveau { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Hvem der spiller
web-player = Spiller { $number }
web-you = Dig
web-show-in-lobby = Vis dette parti i lobbyen, så alle kan være med
web-start = Begynd
web-invite = Inviter
web-more-options = Valg og ur
web-value-on = ja
web-value-off = nej
web-begins = Hvem der begynder.
web-begins-drawn = Lodtrækning
web-begins-me = Mig
web-begins-others = De andre
web-takebacks = Træk må fortrydes, hvis de andre siger ja.
web-help-wanted = Hints og værdier er tilladt for alle, der spiller via link.
web-help-on = Hints og værdier er tilladt for alle i dette parti.
web-help-off = Ingen får hints i dette parti.
web-clock = Hvor meget betænkningstid alle har.
web-clock-none = Intet ur
web-clock-increment = Minutter for hele partiet
web-clock-days = Dage for hvert træk
web-clock-base = Minutter, hver spiller begynder med.
web-clock-more = Sekunder, der lægges til efter hvert træk.
web-clock-each = Dage, hver spiller har til et træk.
web-clock-days-text = { $days ->
        [one] Én dag pr. træk
       *[other] { $days } dage pr. træk
    }
web-clock-minutes-text = { $minutes ->
        [one] Ét minut
       *[other] { $minutes } minutter
    }
web-clock-increment-text = { $minutes ->
        [one] Ét minut
       *[other] { $minutes } minutter
    } + { $seconds ->
        [one] ét sekund pr. træk
       *[other] { $seconds } sekunder pr. træk
    }
web-clock-left = { $time } tilbage

## Waiting for others

web-invite-title = { $count ->
        [one] Inviter nogen
       *[other] Inviter { $count } personer
    }
web-invite-about = Send linket, eller lad dem scanne koden. Partiet begynder, så snart alle er her.
web-invite-lobby = Partiet står i lobbyen. Du kan også sende linket eller vise koden.
web-invite-link = Link til dette parti
web-waiting = Venter …
web-qr = Linket som en kode til at scanne
web-copy = Kopier
web-copied = Kopieret
web-share = Del
web-rules = Regler
web-rules-of = Reglerne for { $game }
web-rules-examples = Med eksempler, på en side for sig
web-join-title = { $named ->
        [yes] { $name } inviterer dig til { $game }
       *[no] Du er inviteret til { $game }
    }
web-join = Vær med
web-open-seat = Ledig plads
web-numbered = { $name } { $number }
web-somebody = Nogen
web-beside-you = En ved siden af dig

## The match

web-turn = { $who ->
        [you] Din tur
       *[other] { $name } skal trække
    }
web-thinking = { $name } tænker …
web-over = Partiet er slut
web-seat-you = dig
web-seat-away = væk
web-left-resigned = gav op
web-left-time = tiden er gået
web-left-failed = kunne ikke fortsætte
web-seat-engine = program
web-winner = Vinder
web-moves = Træk
web-no-moves = Der er ikke gjort noget træk endnu.
web-move-played = Træk { $number }: { $name } spillede { $move }
web-meanwhile = { $name } har spillet { $move }.
web-back-to-match = Tilbage til partiet
web-replay-first = Til begyndelsen
web-replay-previous = Ét træk tilbage
web-replay-next = Ét træk frem
web-replay-latest = Til det seneste træk
web-in-words = Stilling og træk i ord
web-type-move = Skriv et træk
web-play-move = Spil
web-watching = { $count ->
        [one] Én person ser på.
       *[other] { $count } personer ser på.
    }
web-away = { $name } er væk lige nu.
web-offline = Forbindelsen er væk. Prøver igen …
web-offline-unsent = Forbindelsen er væk. Dit træk er gemt og sendes, så snart den er tilbage.

## What can be done in a match

web-actions = Handlinger
web-takeback = Fortryd
web-takeback-asked = Du bad om at fortryde et træk.
web-takeback-wish = { $name } beder om at fortryde et træk.
web-allow = Tillad
web-decline = Afvis
web-agree = Godtag
web-draw = Remis
web-draw-sure = Tilbyde remis?
web-draw-about = Hvis alle siger ja, vinder ingen, og ingen taber.
web-draw-yes = Tilbyd remis
web-draw-asked = Du tilbød remis.
web-draw-wish = { $name } tilbyder remis.
web-resign = Giv op
web-resign-sure = Give op?
web-resign-about = Den, der giver op, taber partiet. Med tre eller flere spiller computeren videre på den plads.
web-resign-yes = Giv op
web-abort = Aflys
web-abort-sure = Aflyse partiet?
web-abort-about = Næsten intet er sket endnu; partiet tæller ikke for nogen.
web-abort-yes = Aflys
web-flip = Vend brættet
web-again = Spil igen
web-rematch-asked = Venter på de andre …
web-rematch-wish = { $name } vil spille igen.
web-to-rematch = Til næste parti
web-other-match = Et andet parti
web-share-watch = Alle med dette link kan se på
web-device = Spil videre på en anden enhed
web-device-link = Kun til dig: Den, der åbner dette link, spiller i dit sted
web-device-revoke = Spær alle personlige links
web-device-revoked = Spærret: Ingen andre spiller længere i dit sted.
web-record-save = Gem partiet
web-record-copy = Kopier partiet

## What happened, read out

web-event-joined = { $name } er med.
web-event-started = Partiet begynder.
web-event-resigned = { $who ->
        [you] Du gav op.
       *[other] { $name } gav op.
    }
web-event-time = { $who ->
        [you] Din tid er gået.
       *[other] Tiden er gået for { $name }.
    }
web-event-failed = { $name } kan ikke fortsætte: { $reason ->
        [engine-illegal] { $note } er ikke noget tilladt træk
        [engine-late] Svaret kom ikke i tide
        [engine-died] Programmet er afsluttet
        [engine-unknown] Programmet er ikke længere kendt her
       *[other] Programmet virker ikke, som det skal
    }.
web-event-draw-offered = { $who ->
        [you] Du tilbød remis.
       *[other] { $name } tilbyder remis.
    }
web-event-draw-accepted = { $who ->
        [you] Du godtog remis.
       *[other] { $name } godtager remis.
    }
web-event-draw-declined = { $who ->
        [you] Du afviste remis.
       *[other] { $name } afviser remis.
    }
web-event-takeback-asked = { $who ->
        [you] Du bad om at fortryde et træk.
       *[other] { $name } beder om at fortryde et træk.
    }
web-event-takeback-declined = { $who ->
        [you] Du sagde nej til at fortryde trækket.
       *[other] { $name } siger nej til at fortryde trækket.
    }
web-event-taken-back = Træk blev fortrudt.
web-event-rematch-wanted = { $who ->
        [you] Du vil spille igen.
       *[other] { $name } vil spille igen.
    }
web-event-aborted = Partiet blev aflyst.

## The end

web-ending = Resultat
web-won = { $who ->
        [you] Du vinder!
       *[other] { $name } vinder
    }
web-drawn = Uafgjort
web-why = Sådan endte det: { $reason }.
web-why-failed = Sådan endte det: Programmet kunne ikke fortsætte.
web-why-where = Her ser du det: { $spaces }.
web-aborted = Aflyst
web-aborted-why = Dette parti blev aflyst, før det rigtig begyndte.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Søger medspillere
web-lobby-nobody = Ingen venter lige nu. Begynd et parti, og vælg »{ web-anyone }«.
web-lobby-begin = Begynd et parti
web-lobby-running = Spilles nu
web-lobby-quiet = Der spilles ingen offentlige partier lige nu.
web-mine = Mine partier
web-mine-none = Du har ikke spillet i denne browser endnu.
web-mine-lacks = Serveren kan ikke nås. De partier, den gemmer, mangler her.
web-mine-filter = Hvilke partier der vises
web-mine-all = Alle
web-mine-running = I gang
web-mine-ended = Afsluttede
web-mine-more = Vis ældre
web-mine-kept-about = Afsluttede partier forsvinder efter lang tid. De, der har en stjerne, bliver bevaret.
web-mine-keep = Behold dette parti
web-mine-delete = Slet dette parti
web-delete-sure = Slet dette parti?
web-delete-about = Du får det ikke tilbage. Et parti med andre forsvinder kun fra din liste.
web-delete-yes = Slet
web-list-waiting = venter på spillere
web-list-your-turn = din tur
web-list-playing = { $ply ->
        [0] skal til at begynde
        [one] ét træk gjort
       *[other] { $ply } træk gjort
    }

## Saved games

web-open = Åbn et gemt parti
web-open-about = Et færdigt parti vises fra første træk; et ufærdigt går videre.
web-open-file = Vælg en fil
web-open-text = eller indsæt partiet som tekst, eller dets adresse
web-open-with = Spil videre med
web-open-look = Se på det
web-open-go-on = Spil videre
web-open-too-long = Det er for langt til at være et gemt parti.

## What can go wrong, and what to do next

web-problem-unexpected = Noget gik galt
web-problem-unexpected-next = Serverens svar gav ingen mening. Prøv igen.
web-problem-server = Serveren har et problem
web-problem-server-next = Prøv igen om et øjeblik. Intet af det, du har spillet, er tabt.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Ingen forbindelse
web-problem-offline-next = Serveren kan ikke nås. Tjek din forbindelse, og prøv igen.
web-problem-slow = Serveren er langsom
web-problem-slow-next = Der kom intet svar i tide. Prøv igen.
web-problem-page = Her er ingenting
web-problem-page-next = Denne adresse fører ingen steder hen. Måske mangler der et bogstav i linket.
web-problem-unloaded = Siden kunne ikke indlæses
web-problem-unloaded-next = Måske er forbindelsen væk, eller der er en nyere version. Indlæs siden igen.
web-problem-game = Det spil findes ikke
web-problem-game-next = Måske mangler der et bogstav i linket. Vælg et af spillene i stedet.
web-problem-match = Det parti findes ikke
web-problem-match-next = Måske mangler der et bogstav i linket, eller partiet er for gammelt og ryddet af vejen. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Dette parti er ikke i denne browser
web-problem-match-elsewhere-next = Et parti rundt om ét bord eller mod computeren bliver i den browser, hvor det spilles. Vælg »{ web-share }« dér: Linket med hele partiet i kan åbnes overalt.
web-problem-match-damaged = Dette parti kunne ikke læses
web-problem-match-damaged-next = Det blev lagt til side, og teksten er uændret. Du finder det under »{ web-mine }«.
web-problem-aborted = Dette parti blev aflyst
web-problem-aborted-next = Det blev afsluttet, før det begyndte. Du kan begynde et andet.
web-problem-match-full-next = Alle pladser er allerede optaget. Du kan se på, eller begynde dit eget parti.
web-problem-stale-next = Stillingen har ændret sig i mellemtiden, så dit træk blev ikke spillet.
web-problem-key-unknown = Dette link er ikke gyldigt
web-problem-key-unknown-next = Det personlige link er brugt eller forkert. Lav et nyt på den enhed, hvor du spiller, med »{ web-share }«.

## Without a server, without a connection

web-unplugged = Uden forbindelse
web-unplugged-about = Hent hele Fourfold én gang, så virker det uden forbindelse: partier rundt om ét bord og mod computeren, lektioner, opgaver, regler, analyse og gennemgang. For at møde andre skal du stadig bruge en forbindelse.
web-unplugged-make = Gør tilgængelig offline
web-unplugged-size = { $megabytes } MB at hente.
web-unplugged-fetching = Henter: { $percent } %
web-unplugged-ready = Alt er her. Fourfold virker uden forbindelse, og computeren tænker i denne browser.
web-unplugged-failed = Ikke alt kunne hentes. Tjek din forbindelse, og prøv igen.
web-unplugged-full = Denne browser har ikke mere plads. Ikke alt kunne hentes.
web-starting = Bordet gøres klar …
web-problem-python = Denne browser kan ikke spille på egen hånd
web-problem-python-next = Fourfold skal her bruge noget, som denne browser mangler eller har slået fra: workers, WebAssembly eller udpakning af filer. Prøv en nyere browser.
web-problem-unfetched = Ikke hentet endnu
web-problem-unfetched-next = Det, der skal bruges her, er ikke hentet endnu, og der er ingen forbindelse. Gå på nettet én gang: »{ web-unplugged-make }« i indstillingerne henter det hele.
web-storage-full = Denne browser har ikke mere plads. Partierne findes kun, så længe denne side er åben; gem dem, du vil beholde.
web-storage-forbidden = Denne browser gemmer ingenting. Partierne findes kun, så længe denne side er åben; gem dem, du vil beholde.
web-damaged = { $count ->
        [one] Et gemt parti kunne ikke læses. Det blev lagt til side, og teksten er uændret.
       *[other] { $count } gemte partier kunne ikke læses. De blev lagt til side, og teksterne er uændrede.
    }
web-damaged-save = Gem teksten
web-damaged-copy = Kopier teksten
web-damaged-remove = Smid væk
web-damaged-sure = Smid dette parti væk?
web-damaged-about = Du får ikke teksten tilbage. Er du i tvivl, så gem eller kopier den først.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link med hele partiet i
web-share-here = Dette parti findes kun i denne browser. Den, der får linket eller det gemte parti, kan se på det og spille videre.
web-alone = Fourfold kører her uden server, så du kan ikke møde andre her.
web-alone-elsewhere = Andre møder du på { $server }.
