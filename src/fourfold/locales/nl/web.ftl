## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet en Exago
web-description = Quantik, Qomet en Exago: speel met anderen of tegen de computer.
web-skip = Naar de inhoud
web-home = Fourfold, alle spellen
web-nav = Pagina’s
web-nav-learn = Leren
web-nav-lobby = Lobby
web-nav-mine = Partijen
web-close = Sluiten
web-loading = Laden…
web-try-again = Opnieuw proberen
web-to-games = Alle spellen
web-number = { $number }
web-no = Nee, terug
web-cancel = Annuleren

## Settings

web-preferences = Instellingen
web-preferences-note = Alleen in deze browser bewaard. Geen account, geen tracking.
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-board = Bord
web-board-wood = Hout
web-board-felt = Vilt
web-board-distinct = Voor elk kleurenzicht
web-board-contrast = Hoog contrast
web-size = Grootte van het bord
web-size-usual = Passend
web-size-small = Klein
web-size-large = Groot
web-fingers = Kleine vakjes
web-fingers-zoom = Eerste tik zoomt in
web-fingers-confirm = Vragen vóór de zet
web-fingers-plain = Meteen spelen
web-motion = Beweging
web-motion-auto = Zoals het apparaat
web-motion-on = Stukken glijden
web-motion-off = Niets beweegt
web-sound = Geluid
web-your-name = Je naam
web-name-optional = wat je wilt, of niets

## First screen

web-home-title = Welk spel wordt het?
web-home-about = Kies een bord, en dan met wie je speelt.
web-home-running = Verder spelen
web-home-lobby = Anderen ontmoeten in de lobby
web-home-open = Opgeslagen partij openen
web-home-beyond = Puzzels en analyse
web-home-daily = Puzzel van de dag
web-home-daily-about = Dezelfde voor iedereen, een nieuwe om middernacht.
web-home-streak = { $days ->
        [one] Eén dag opgelost.
       *[other] { $days } dagen op rij opgelost.
    }
web-home-solved = opgelost
web-home-analyse = Analyse
web-home-analyse-about = Elke stelling, en wat elke zet erin waard is.

## Before a match

web-how-to-play = Zo speel je
web-how-many = Met hoeveel spelen jullie?
web-with-people = Met mensen
web-with-computer = Tegen de computer
web-with-engines = Tegen andere programma’s
web-beside = Iemand naast mij
web-beside-about = Jullie spelen om de beurt op dit scherm.
web-link = Iemand, met een link
web-link-about = Stuur een link of toon een code om te scannen.
web-anyone = Wie er langskomt
web-anyone-about = Wacht in de lobby op een tegenstander.
web-level = Niveau { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Wie speelt
web-player = Speler { $number }
web-you = Jij
web-show-in-lobby = Deze partij in de lobby tonen, zodat iedereen kan meedoen
web-start = Beginnen
web-invite = Uitnodigen
web-more-options = Opties en klok
web-value-on = ja
web-value-off = nee
web-begins = Wie begint.
web-begins-drawn = Geloot
web-begins-me = Ik
web-begins-others = De anderen
web-takebacks = Zetten mogen teruggenomen worden, als de anderen instemmen.
web-help-wanted = Hints en waarden zijn toegestaan voor iedereen die met een link speelt.
web-help-on = Hints en waarden zijn in deze partij toegestaan, voor iedereen.
web-help-off = In deze partij krijgt niemand hints.
web-clock = Hoeveel bedenktijd iedereen heeft.
web-clock-none = Geen klok
web-clock-increment = Minuten voor de hele partij
web-clock-days = Dagen voor elke zet
web-clock-base = Minuten waarmee iedereen begint.
web-clock-more = Seconden die er na elke zet bij komen.
web-clock-each = Dagen die iedereen voor een zet heeft.
web-clock-days-text = { $days ->
        [one] Eén dag per zet
       *[other] { $days } dagen per zet
    }
web-clock-minutes-text = { $minutes ->
        [one] Eén minuut
       *[other] { $minutes } minuten
    }
web-clock-increment-text = { $minutes ->
        [one] Eén minuut
       *[other] { $minutes } minuten
    } + { $seconds ->
        [one] één seconde per zet
       *[other] { $seconds } seconden per zet
    }
web-clock-left = nog { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Nodig iemand uit
       *[other] Nodig { $count } mensen uit
    }
web-invite-about = Stuur de link, of laat de code scannen. De partij begint zodra iedereen er is.
web-invite-lobby = De partij staat in de lobby. Je kunt ook de link sturen of de code tonen.
web-invite-link = Link naar deze partij
web-waiting = Wachten…
web-qr = De link als code om te scannen
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-rules = Regels
web-rules-of = De spelregels van { $game }
web-rules-examples = Met voorbeelden, op een eigen pagina
web-join-title = { $named ->
        [yes] { $name } nodigt je uit voor { $game }
       *[no] Je bent uitgenodigd voor { $game }
    }
web-join = Meedoen
web-open-seat = Vrije plaats
web-numbered = { $name } { $number }
web-somebody = Iemand
web-beside-you = Iemand naast je

## The match

web-turn = { $who ->
        [you] Jij bent aan de beurt
       *[other] { $name } is aan de beurt
    }
web-thinking = { $name } denkt na…
web-over = De partij is afgelopen
web-seat-you = jij
web-seat-away = afwezig
web-left-resigned = heeft opgegeven
web-left-time = tijd is om
web-left-failed = kan niet verder
web-seat-engine = programma
web-winner = Winst
web-moves = Zetten
web-no-moves = Er is nog geen zet gedaan.
web-move-played = Zet { $number }: { $name } speelde { $move }
web-meanwhile = { $name } heeft { $move } gespeeld.
web-back-to-match = Terug naar de partij
web-replay-first = Naar het begin
web-replay-previous = Eén zet terug
web-replay-next = Eén zet verder
web-replay-latest = Naar de laatste zet
web-in-words = Stelling en zetten in woorden
web-type-move = Typ een zet
web-play-move = Spelen
web-watching = { $count ->
        [one] Eén persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
web-away = { $name } is er nu even niet.
web-offline = De verbinding is weg. Nieuwe poging…
web-offline-unsent = De verbinding is weg. Je zet is bewaard en wordt verstuurd zodra die terug is.

## What can be done in a match

web-actions = Acties
web-takeback = Terugnemen
web-takeback-asked = Je vroeg om een zet terug te nemen.
web-takeback-wish = { $name } wil een zet terugnemen.
web-allow = Toestaan
web-decline = Weigeren
web-agree = Instemmen
web-draw = Remise
web-draw-sure = Remise aanbieden?
web-draw-about = Als iedereen instemt, wint er niemand en verliest er niemand.
web-draw-yes = Remise aanbieden
web-draw-asked = Je bood remise aan.
web-draw-wish = { $name } biedt remise aan.
web-resign = Opgeven
web-resign-sure = Opgeven?
web-resign-about = Wie opgeeft, verliest de partij. Met drie of meer spelers speelt de computer verder voor die plaats.
web-resign-yes = Opgeven
web-abort = Afgelasten
web-abort-sure = De partij afgelasten?
web-abort-about = Er is nog bijna niets gebeurd; de partij telt voor niemand.
web-abort-yes = Afgelasten
web-flip = Bord draaien
web-again = Nog eens spelen
web-rematch-asked = Wachten op de anderen…
web-rematch-wish = { $name } wil nog een keer spelen.
web-to-rematch = Naar de volgende partij
web-other-match = Een andere partij
web-share-watch = Wie deze link heeft, kan toekijken
web-device = Verder spelen op een ander apparaat
web-device-link = Alleen voor jou: wie deze link opent, speelt in jouw plaats
web-device-revoke = Persoonlijke links intrekken
web-device-revoked = Ingetrokken: niemand anders speelt nog in jouw plaats.
web-record-save = Partij opslaan
web-record-copy = Partij kopiëren

## What happened, read out

web-event-joined = { $name } doet mee.
web-event-started = De partij begint.
web-event-resigned = { $who ->
        [you] Je hebt opgegeven.
       *[other] { $name } heeft opgegeven.
    }
web-event-time = { $who ->
        [you] Je tijd is om.
       *[other] De tijd van { $name } is om.
    }
web-event-failed = { $name } kan niet verder: { $reason ->
        [engine-illegal] { $note } is geen toegestane zet
        [engine-late] het antwoord kwam niet op tijd
        [engine-died] het programma is gestopt
        [engine-unknown] hier niet meer bekend
       *[other] het programma werkt niet zoals het hoort
    }.
web-event-draw-offered = { $who ->
        [you] Je bood remise aan.
       *[other] { $name } biedt remise aan.
    }
web-event-draw-accepted = { $who ->
        [you] Je nam de remise aan.
       *[other] { $name } neemt de remise aan.
    }
web-event-draw-declined = { $who ->
        [you] Je weigerde de remise.
       *[other] { $name } weigert de remise.
    }
web-event-takeback-asked = { $who ->
        [you] Je vroeg om een zet terug te nemen.
       *[other] { $name } wil een zet terugnemen.
    }
web-event-takeback-declined = { $who ->
        [you] Je weigerde de zet te laten terugnemen.
       *[other] { $name } laat de zet niet terugnemen.
    }
web-event-taken-back = Er zijn zetten teruggenomen.
web-event-rematch-wanted = { $who ->
        [you] Je wilt nog een keer spelen.
       *[other] { $name } wil nog een keer spelen.
    }
web-event-aborted = De partij is afgelast.

## The end

web-ending = Uitslag
web-won = { $who ->
        [you] Je wint!
       *[other] { $name } wint
    }
web-drawn = Gelijkspel
web-why = Hoe het afliep: { $reason }.
web-why-failed = Hoe het afliep: het programma kon niet verder.
web-why-where = Hier zie je het: { $spaces }.
web-aborted = Afgelast
web-aborted-why = Deze partij is afgelast voordat ze echt begon.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Zoekt gezelschap
web-lobby-nobody = Er wacht nu niemand. Begin een partij en kies “{ web-anyone }”.
web-lobby-begin = Partij beginnen
web-lobby-running = Wordt gespeeld
web-lobby-quiet = Er wordt nu geen openbare partij gespeeld.
web-mine = Mijn partijen
web-mine-none = Je hebt in deze browser nog niet gespeeld.
web-mine-lacks = De server is niet bereikbaar. De partijen die hij bewaart, ontbreken hier.
web-mine-filter = Welke partijen je ziet
web-mine-all = Alle
web-mine-running = Bezig
web-mine-ended = Afgelopen
web-mine-more = Oudere tonen
web-mine-kept-about = Afgelopen partijen verdwijnen na lange tijd. Die met een ster blijven.
web-mine-keep = Deze partij bewaren
web-mine-delete = Deze partij verwijderen
web-delete-sure = Deze partij verwijderen?
web-delete-about = Dat kun je niet terugdraaien. Een partij met anderen verdwijnt alleen uit jouw lijst.
web-delete-yes = Verwijderen
web-list-waiting = wacht op spelers
web-list-your-turn = jij bent aan de beurt
web-list-playing = { $ply ->
        [0] begint zo
        [one] één zet gedaan
       *[other] { $ply } zetten gedaan
    }

## Saved games

web-open = Opgeslagen partij openen
web-open-about = Een afgelopen partij wordt vanaf de eerste zet getoond; een onafgemaakte gaat verder.
web-open-file = Bestand kiezen
web-open-text = of plak de partij als tekst, of het adres ervan
web-open-with = Verder spelen met
web-open-look = Bekijken
web-open-go-on = Verder spelen
web-open-too-long = Dit is te lang voor een opgeslagen partij.

## What can go wrong, and what to do next

web-problem-unexpected = Er ging iets mis
web-problem-unexpected-next = Het antwoord van de server klopte niet. Probeer het opnieuw.
web-problem-server = De server heeft een probleem
web-problem-server-next = Probeer het zo opnieuw. Niets van wat je gespeeld hebt is weg.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Geen verbinding
web-problem-offline-next = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-problem-slow = De server is traag
web-problem-slow-next = Er kwam niet op tijd antwoord. Probeer het opnieuw.
web-problem-page = Hier is niets
web-problem-page-next = Dit adres leidt nergens heen. Misschien ontbreekt er een letter in de link.
web-problem-unloaded = Deze pagina kon niet geladen worden
web-problem-unloaded-next = Misschien is de verbinding weg, of er is een nieuwere versie. Laad de pagina opnieuw.
web-problem-game = Dat spel bestaat niet
web-problem-game-next = Misschien ontbreekt er een letter in de link. Kies een van de spellen.
web-problem-match = Die partij bestaat niet
web-problem-match-next = Misschien ontbreekt er een letter in de link, of de partij is te oud en is opgeruimd. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Deze partij zit niet in deze browser
web-problem-match-elsewhere-next = Een partij aan één tafel of tegen de computer blijft in de browser waarin ze wordt gespeeld. Kies daar “{ web-share }”: de link met de hele partij erin kun je overal openen.
web-problem-match-damaged = Deze partij kon niet worden gelezen
web-problem-match-damaged-next = Ze is apart gezet; de tekst is niet veranderd. Je vindt haar onder “{ web-mine }”.
web-problem-aborted = Deze partij is afgelast
web-problem-aborted-next = Ze eindigde voordat ze begon. Je kunt een andere beginnen.
web-problem-match-full-next = Alle plaatsen zijn al bezet. Je kunt toekijken, of zelf een partij beginnen.
web-problem-stale-next = De stelling is intussen veranderd, dus je zet is niet gespeeld.
web-problem-key-unknown = Deze link is niet geldig
web-problem-key-unknown-next = De persoonlijke link is al gebruikt of klopt niet. Maak een nieuwe op het apparaat waar je speelt, met “{ web-share }”.

## Without a server, without a connection

web-unplugged = Zonder verbinding
web-unplugged-about = Haal Fourfold één keer helemaal op, en het werkt zonder verbinding: partijen aan één tafel en tegen de computer, lessen, puzzels, spelregels, analyse en terugkijken. Alleen om anderen te ontmoeten heb je nog verbinding nodig.
web-unplugged-make = Offline beschikbaar maken
web-unplugged-size = { $megabytes } MB om op te halen.
web-unplugged-fetching = Ophalen: { $percent }%
web-unplugged-ready = Alles is er. Fourfold werkt zonder verbinding, en de computer denkt in deze browser.
web-unplugged-failed = Niet alles kon worden opgehaald. Controleer je verbinding en probeer het opnieuw.
web-unplugged-full = Deze browser heeft geen ruimte meer. Niet alles kon worden opgehaald.
web-starting = De tafel wordt klaargezet…
web-problem-python = Deze browser kan niet zelf spelen
web-problem-python-next = Fourfold heeft hier iets nodig wat deze browser niet heeft of wat uitstaat: workers, WebAssembly of het uitpakken van bestanden. Probeer een nieuwere browser.
web-problem-unfetched = Nog niet opgehaald
web-problem-unfetched-next = Wat hier nodig is, is nog niet opgehaald, en er is geen verbinding. Maak één keer verbinding: “{ web-unplugged-make }” in de instellingen haalt alles op.
web-storage-full = Deze browser heeft geen ruimte meer. Partijen blijven alleen zolang deze pagina open is; sla op wat je wilt bewaren.
web-storage-forbidden = Deze browser bewaart niets. Partijen blijven alleen zolang deze pagina open is; sla op wat je wilt bewaren.
web-damaged = { $count ->
        [one] Een opgeslagen partij kon niet worden gelezen. Ze is apart gezet; de tekst is niet veranderd.
       *[other] { $count } opgeslagen partijen konden niet worden gelezen. Ze zijn apart gezet; de teksten zijn niet veranderd.
    }
web-damaged-save = Tekst opslaan
web-damaged-copy = Tekst kopiëren
web-damaged-remove = Weggooien
web-damaged-sure = Deze partij weggooien?
web-damaged-about = De tekst krijg je niet terug. Twijfel je, sla hem dan eerst op of kopieer hem.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link met de hele partij erin
web-share-here = Deze partij wordt alleen in deze browser bewaard. Wie de link of de opgeslagen partij krijgt, kan die bekijken en verder spelen.
web-alone = Fourfold draait hier zonder server, dus je kunt hier niemand ontmoeten.
web-alone-elsewhere = Anderen vind je op { $server }.
