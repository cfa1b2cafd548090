## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet og Exago
web-description = Quantik, Qomet og Exago: spill med andre eller mot datamaskinen.
web-skip = Hopp til innholdet
web-home = Fourfold, alle spill
web-nav = Sider
web-nav-learn = Lær
web-nav-lobby = Lobby
web-nav-mine = Partier
web-close = Lukk
web-loading = Laster …
web-try-again = Prøv igjen
web-to-games = Alle spill
web-number = { $number }
web-no = Nei, tilbake
web-cancel = Avbryt

## Settings

web-preferences = Innstillinger
web-preferences-note = Lagres bare i denne nettleseren. Ingen konto, ingen sporing.
web-language = Språk
web-theme = Farger
web-theme-auto = Som enheten
web-theme-light = Lyst
web-theme-dark = Mørkt
web-board = Brett
web-board-wood = Tre
web-board-felt = Filt
web-board-distinct = For alle slags fargesyn
web-board-contrast = Høy kontrast
web-size = Størrelse på brettet
web-size-usual = Tilpasset
web-size-small = Lite
web-size-large = Stort
web-fingers = Små felter
web-fingers-zoom = Første trykk zoomer inn
web-fingers-confirm = Spør før trekket spilles
web-fingers-plain = Spill med en gang
web-motion = Bevegelse
web-motion-auto = Som enheten
web-motion-on = Brikkene glir
web-motion-off = Ingenting beveger seg
web-sound = Lyd
web-your-name = Navnet ditt
web-name-optional = som du vil, eller ingenting

## First screen

web-home-title = Hvilket spill skal det bli?
web-home-about = Velg et brett, og så noen å spille med.
web-home-running = Spill videre
web-home-lobby = Møt andre i lobbyen
web-home-open = Åpne et lagret parti
web-home-beyond = Oppgaver og analyse
web-home-daily = Dagens oppgave
web-home-daily-about = Den samme for alle, en ny ved midnatt.
web-home-streak = { $days ->
        [one] Løst én dag.
       *[other] Løst { $days } dager på rad.
    }
web-home-solved = løst
web-home-analyse = Analyse
web-home-analyse-about = En hvilken som helst stilling, og hva hvert trekk i den er verdt.

## Before a match

web-how-to-play = Slik spiller du
web-how-many = Hvor mange spiller?
web-with-people = Med mennesker
web-with-computer = Mot datamaskinen
web-with-engines = Mot andre programmer
web-beside = Noen ved siden av meg
web-beside-about = Dere bytter på å trekke på denne skjermen.
web-link = En venn, med lenke
web-link-about = Send en lenke eller vis en kode som kan skannes.
web-anyone = Hvem som helst
web-anyone-about = Vent på en motstander i lobbyen.
web-level = Nivå { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Hvem som spiller
web-player = Spiller { $number }
web-you = Du
web-show-in-lobby = Vis dette partiet i lobbyen, så hvem som helst kan bli med
web-start = Begynn
web-invite = Inviter
web-more-options = Valg og klokke
web-value-on = ja
web-value-off = nei
web-begins = Hvem som begynner.
web-begins-drawn = Loddtrekning
web-begins-me = Jeg
web-begins-others = De andre
web-takebacks = Trekk kan angres, hvis de andre sier ja.
web-help-wanted = Hint og verdier er tillatt for alle som spiller med lenke.
web-help-on = Hint og verdier er tillatt for alle i dette partiet.
web-help-off = Ingen får hint i dette partiet.
web-clock = Hvor lang betenkningstid alle har.
web-clock-none = Ingen klokke
web-clock-increment = Minutter for hele partiet
web-clock-days = Dager for hvert trekk
web-clock-base = Minutter hver spiller begynner med.
web-clock-more = Sekunder som legges til etter hvert trekk.
web-clock-each = Dager hver spiller har for et trekk.
web-clock-days-text = { $days ->
        [one] Én dag per trekk
       *[other] { $days } dager per trekk
    }
web-clock-minutes-text = { $minutes ->
        [one] Ett minutt
       *[other] { $minutes } minutter
    }
web-clock-increment-text = { $minutes ->
        [one] Ett minutt
       *[other] { $minutes } minutter
    } + { $seconds ->
        [one] ett sekund per trekk
       *[other] { $seconds } sekunder per trekk
    }
web-clock-left = { $time } igjen

## Waiting for others

web-invite-title = { $count ->
        [one] Inviter noen
       *[other] Inviter { $count } personer
    }
web-invite-about = Send lenken, eller la dem skanne koden. Partiet begynner så snart alle er her.
web-invite-lobby = Partiet står i lobbyen. Du kan også sende lenken eller vise koden.
web-invite-link = Lenke til dette partiet
web-waiting = Venter …
web-qr = Lenken som en kode å skanne
web-copy = Kopier
web-copied = Kopiert
web-share = Del
web-rules = Regler
web-rules-of = Reglene for { $game }
web-rules-examples = Med eksempler, på en egen side
web-join-title = { $named ->
        [yes] { $name } inviterer deg til { $game }
       *[no] Du er invitert til { $game }
    }
web-join = Bli med
web-open-seat = Ledig plass
web-numbered = { $name } { $number }
web-somebody = Noen
web-beside-you = Noen ved siden av deg

## The match

web-turn = { $who ->
        [you] Din tur
       *[other] { $name } skal trekke
    }
web-thinking = { $name } tenker …
web-over = Partiet er slutt
web-seat-you = deg
web-seat-away = borte
web-left-resigned = ga opp
web-left-time = tiden er ute
web-left-failed = kunne ikke fortsette
web-seat-engine = program
web-winner = Vinner
web-moves = Trekk
web-no-moves = Ingen trekk er gjort ennå.
web-move-played = Trekk { $number }: { $name } spilte { $move }
web-meanwhile = { $name } har spilt { $move }.
web-back-to-match = Tilbake til partiet
web-replay-first = Til begynnelsen
web-replay-previous = Ett trekk tilbake
web-replay-next = Ett trekk fram
web-replay-latest = Til siste trekk
web-in-words = Stilling og trekk i ord
web-type-move = Skriv et trekk
web-play-move = Spill
web-watching = { $count ->
        [one] Én person ser på.
       *[other] { $count } personer ser på.
    }
web-away = { $name } er borte akkurat nå.
web-offline = Forbindelsen er borte. Prøver igjen …
web-offline-unsent = Forbindelsen er borte. Trekket ditt er tatt vare på og sendes så snart den er tilbake.

## What can be done in a match

web-actions = Handlinger
web-takeback = Angre
web-takeback-asked = Du ba om å få angre et trekk.
web-takeback-wish = { $name } ber om å få angre et trekk.
web-allow = Tillat
web-decline = Avslå
web-agree = Godta
web-draw = Remis
web-draw-sure = Tilby remis?
web-draw-about = Hvis alle sier ja, vinner ingen og taper ingen.
web-draw-yes = Tilby remis
web-draw-asked = Du tilbød remis.
web-draw-wish = { $name } tilbyr remis.
web-resign = Gi opp
web-resign-sure = Gi opp?
web-resign-about = Den som gir opp, taper partiet. Med tre eller flere spiller datamaskinen videre på den plassen.
web-resign-yes = Gi opp
web-abort = Avlys
web-abort-sure = Avlyse partiet?
web-abort-about = Nesten ingenting har skjedd ennå; partiet teller ikke for noen.
web-abort-yes = Avlys
web-flip = Snu brettet
web-again = Spill igjen
web-rematch-asked = Venter på de andre …
web-rematch-wish = { $name } vil spille igjen.
web-to-rematch = Til neste parti
web-other-match = Et annet parti
web-share-watch = Alle som har denne lenken, kan se på
web-device = Spill videre på en annen enhet
web-device-link = Bare for deg: den som åpner denne lenken, spiller i ditt sted
web-device-revoke = Sperr alle personlige lenker
web-device-revoked = Sperret: ingen andre spiller lenger i ditt sted.
web-record-save = Lagre partiet
web-record-copy = Kopier partiet

## What happened, read out

web-event-joined = { $name } er med.
web-event-started = Partiet begynner.
web-event-resigned = { $who ->
        [you] Du ga opp.
       *[other] { $name } ga opp.
    }
web-event-time = { $who ->
        [you] Tiden din er ute.
       *[other] Tiden er ute for { $name }.
    }
web-event-failed = { $name } kan ikke fortsette: { $reason ->
        [engine-illegal] { $note } er ikke noe tillatt trekk
        [engine-late] svaret kom ikke i tide
        [engine-died] programmet er avsluttet
        [engine-unknown] programmet er ikke kjent her lenger
       *[other] programmet virker ikke som det skal
    }.
web-event-draw-offered = { $who ->
        [you] Du tilbød remis.
       *[other] { $name } tilbyr remis.
    }
web-event-draw-accepted = { $who ->
        [you] Du godtok remis.
       *[other] { $name } godtar remis.
    }
web-event-draw-declined = { $who ->
        [you] Du avslo remis.
       *[other] { $name } avslår remis.
    }
web-event-takeback-asked = { $who ->
        [you] Du ba om å få angre et trekk.
       *[other] { $name } ber om å få angre et trekk.
    }
web-event-takeback-declined = { $who ->
        [you] Du sa nei til å angre trekket.
       *[other] { $name } sier nei til å angre trekket.
    }
web-event-taken-back = Trekk ble angret.
web-event-rematch-wanted = { $who ->
        [you] Du vil spille igjen.
       *[other] { $name } vil spille igjen.
    }
web-event-aborted = Partiet ble avlyst.

## The end

web-ending = Resultat
web-won = { $who ->
        [you] Du vinner!
       *[other] { $name } vinner
    }
web-drawn = Uavgjort
web-why = Slik endte det: { $reason }.
web-why-failed = Slik endte det: programmet kunne ikke fortsette.
web-why-where = Her ser du det: { $spaces }.
web-aborted = Avlyst
web-aborted-why = Dette partiet ble avlyst før det egentlig begynte.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Søker medspillere
web-lobby-nobody = Ingen venter akkurat nå. Begynn et parti og velg «{ web-anyone }».
web-lobby-begin = Begynn et parti
web-lobby-running = Spilles nå
web-lobby-quiet = Ingen offentlige partier spilles akkurat nå.
web-mine = Mine partier
web-mine-none = Du har ikke spilt i denne nettleseren ennå.
web-mine-lacks = Serveren kan ikke nås. Partiene som den tar vare på, mangler her.
web-mine-filter = Hvilke partier som vises
web-mine-all = Alle
web-mine-running = Pågår
web-mine-ended = Ferdige
web-mine-more = Vis eldre
web-mine-kept-about = Ferdige partier forsvinner etter lang tid. De med en stjerne blir værende.
web-mine-keep = Behold dette partiet
web-mine-delete = Slett dette partiet
web-delete-sure = Slette dette partiet?
web-delete-about = Du får det ikke tilbake. Et parti med andre forsvinner bare fra listen din.
web-delete-yes = Slett
web-list-waiting = venter på spillere
web-list-your-turn = din tur
web-list-playing = { $ply ->
        [0] skal til å begynne
        [one] ett trekk gjort
       *[other] { $ply } trekk gjort
    }

## Saved games

web-open = Åpne et lagret parti
web-open-about = Et ferdig parti vises fra første trekk; et uferdig går videre.
web-open-file = Velg en fil
web-open-text = eller lim inn partiet som tekst, eller adressen til det
web-open-with = Spill videre med
web-open-look = Se på det
web-open-go-on = Spill videre
web-open-too-long = Dette er for langt til å være et lagret parti.

## What can go wrong, and what to do next

web-problem-unexpected = Noe gikk galt
web-problem-unexpected-next = Svaret fra serveren ga ingen mening. Prøv igjen.
web-problem-server = Serveren har et problem
web-problem-server-next = Prøv igjen om et øyeblikk. Ingenting du har spilt, er tapt.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Ingen forbindelse
web-problem-offline-next = Serveren kan ikke nås. Sjekk forbindelsen og prøv igjen.
web-problem-slow = Serveren er treg
web-problem-slow-next = Det kom ikke noe svar i tide. Prøv igjen.
web-problem-page = Her er det ingenting
web-problem-page-next = Denne adressen fører ingen steder. Kanskje mangler det en bokstav i lenken.
web-problem-unloaded = Siden kunne ikke lastes
web-problem-unloaded-next = Forbindelsen kan være borte, eller det finnes en nyere versjon. Last siden på nytt.
web-problem-game = Det spillet finnes ikke
web-problem-game-next = Kanskje mangler det en bokstav i lenken. Velg et av spillene i stedet.
web-problem-match = Det partiet finnes ikke
web-problem-match-next = Kanskje mangler det en bokstav i lenken, eller partiet er for gammelt og ryddet bort. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Dette partiet er ikke i denne nettleseren
web-problem-match-elsewhere-next = Et parti rundt ett bord eller mot datamaskinen blir i nettleseren der det spilles. Velg «{ web-share }» der: Lenken med hele partiet i kan åpnes overalt.
web-problem-match-damaged = Dette partiet kunne ikke leses
web-problem-match-damaged-next = Det ble lagt til side, og teksten er uendret. Du finner det under «{ web-mine }».
web-problem-aborted = Dette partiet ble avlyst
web-problem-aborted-next = Det ble avsluttet før det begynte. Du kan begynne et annet.
web-problem-match-full-next = Alle plassene er allerede opptatt. Du kan se på, eller begynne et eget parti.
web-problem-stale-next = Stillingen har endret seg i mellomtiden, så trekket ditt ble ikke spilt.
web-problem-key-unknown = Denne lenken er ikke gyldig
web-problem-key-unknown-next = Den personlige lenken er brukt opp eller feil. Lag en ny på enheten der du spiller, med «{ web-share }».

## Without a server, without a connection

web-unplugged = Uten forbindelse
web-unplugged-about = Hent hele Fourfold én gang, så virker det uten forbindelse: partier rundt ett bord og mot datamaskinen, leksjoner, oppgaver, regler, analyse og gjennomgang. For å møte andre trenger du fortsatt forbindelse.
web-unplugged-make = Gjør tilgjengelig uten nett
web-unplugged-size = { $megabytes } MB å hente.
web-unplugged-fetching = Henter: { $percent } %
web-unplugged-ready = Alt er her. Fourfold virker uten forbindelse, og datamaskinen tenker i denne nettleseren.
web-unplugged-failed = Ikke alt kunne hentes. Sjekk forbindelsen og prøv igjen.
web-unplugged-full = Denne nettleseren har ikke mer plass. Ikke alt kunne hentes.
web-starting = Bordet gjøres klart …
web-problem-python = Denne nettleseren kan ikke spille på egen hånd
web-problem-python-next = Fourfold trenger noe her som denne nettleseren mangler eller har slått av: workers, WebAssembly eller utpakking av filer. Prøv en nyere nettleser.
web-problem-unfetched = Ikke hentet ennå
web-problem-unfetched-next = Det som trengs her, er ikke hentet ennå, og det er ingen forbindelse. Koble til én gang: «{ web-unplugged-make }» i innstillingene henter alt.
web-storage-full = Denne nettleseren har ikke mer plass. Partiene finnes bare så lenge denne siden er åpen; lagre dem du vil beholde.
web-storage-forbidden = Denne nettleseren lagrer ingenting. Partiene finnes bare så lenge denne siden er åpen; lagre dem du vil beholde.
web-damaged = { $count ->
        [one] Et lagret parti kunne ikke leses. Det ble lagt til side, og teksten er uendret.
       *[other] { $count } lagrede partier kunne ikke leses. De ble lagt til side, og tekstene er uendret.
    }
web-damaged-save = Lagre teksten
web-damaged-copy = Kopier teksten
web-damaged-remove = Kast
web-damaged-sure = Kaste dette partiet?
web-damaged-about = Du får ikke teksten tilbake. Er du usikker, så lagre eller kopier den først.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Lenke med hele partiet i
web-share-here = Dette partiet finnes bare i denne nettleseren. Den som får lenken eller det lagrede partiet, kan se på det og spille videre.
web-alone = Fourfold kjører her uten server, så du kan ikke møte andre her.
web-alone-elsewhere = Andre møter du på { $server }.
