## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet och Exago
web-description = Quantik, Qomet och Exago: spela med andra eller mot datorn.
web-skip = Hoppa till innehållet
web-home = Fourfold, alla spel
web-nav = Sidor
web-nav-learn = Lär dig
web-nav-lobby = Lobby
web-nav-mine = Partier
web-close = Stäng
web-loading = Laddar …
web-try-again = Försök igen
web-to-games = Alla spel
web-number = { $number }
web-no = Nej, tillbaka
web-cancel = Avbryt

## Settings

web-preferences = Inställningar
web-preferences-note = Sparas bara i den här webbläsaren. Inget konto, ingen spårning.
web-language = Språk
web-theme = Färger
web-theme-auto = Som enheten
web-theme-light = Ljust
web-theme-dark = Mörkt
web-board = Spelplan
web-board-wood = Trä
web-board-felt = Filt
web-board-distinct = För alla sorters färgseende
web-board-contrast = Hög kontrast
web-size = Spelplanens storlek
web-size-usual = Anpassad
web-size-small = Liten
web-size-large = Stor
web-fingers = Små rutor
web-fingers-zoom = Första trycket zoomar in
web-fingers-confirm = Fråga innan draget spelas
web-fingers-plain = Spela genast
web-motion = Rörelse
web-motion-auto = Som enheten
web-motion-on = Pjäserna glider
web-motion-off = Inget rör sig
web-sound = Ljud
web-your-name = Ditt namn
web-name-optional = som du vill, eller inget

## First screen

web-home-title = Vilket spel ska det bli?
web-home-about = Välj en spelplan, sedan någon att spela med.
web-home-running = Fortsätt spela
web-home-lobby = Möt andra i lobbyn
web-home-open = Öppna ett sparat parti
web-home-beyond = Problem och analys
web-home-daily = Dagens problem
web-home-daily-about = Samma för alla, ett nytt vid midnatt.
web-home-streak = { $days ->
        [one] Löst en dag.
       *[other] Löst { $days } dagar i rad.
    }
web-home-solved = löst
web-home-analyse = Analys
web-home-analyse-about = Vilken ställning som helst, och vad varje drag i den är värt.

## Before a match

web-how-to-play = Så spelar man
web-how-many = Hur många spelar?
web-with-people = Med människor
web-with-computer = Mot datorn
web-with-engines = Mot andra program
web-beside = Någon bredvid mig
web-beside-about = Ni turas om på den här skärmen.
web-link = En vän, via länk
web-link-about = Skicka en länk eller visa en kod att skanna.
web-anyone = Vem som helst
web-anyone-about = Vänta på en motståndare i lobbyn.
web-level = Nivå { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Vem som spelar
web-player = Spelare { $number }
web-you = Du
web-show-in-lobby = Visa det här partiet i lobbyn, så att vem som helst kan gå med
web-start = Börja
web-invite = Bjud in
web-more-options = Alternativ och klocka
web-value-on = ja
web-value-off = nej
web-begins = Vem som börjar.
web-begins-drawn = Lottas
web-begins-me = Jag
web-begins-others = De andra
web-takebacks = Drag får ångras, om de andra går med på det.
web-help-wanted = Ledtrådar och värden är tillåtna för alla som spelar via länk.
web-help-on = Ledtrådar och värden är tillåtna för alla i det här partiet.
web-help-off = Ingen får ledtrådar i det här partiet.
web-clock = Hur mycket betänketid alla har.
web-clock-none = Ingen klocka
web-clock-increment = Minuter för hela partiet
web-clock-days = Dagar för varje drag
web-clock-base = Minuter som alla börjar med.
web-clock-more = Sekunder som läggs till efter varje drag.
web-clock-each = Dagar som alla har för ett drag.
web-clock-days-text = { $days ->
        [one] En dag per drag
       *[other] { $days } dagar per drag
    }
web-clock-minutes-text = { $minutes ->
        [one] En minut
       *[other] { $minutes } minuter
    }
web-clock-increment-text = { $minutes ->
        [one] En minut
       *[other] { $minutes } minuter
    } + { $seconds ->
        [one] en sekund per drag
       *[other] { $seconds } sekunder per drag
    }
web-clock-left = { $time } kvar

## Waiting for others

web-invite-title = { $count ->
        [one] Bjud in någon
       *[other] Bjud in { $count } personer
    }
web-invite-about = Skicka länken, eller låt dem skanna koden. Partiet börjar så snart alla är här.
web-invite-lobby = Partiet finns i lobbyn. Du kan också skicka länken eller visa koden.
web-invite-link = Länk till det här partiet
web-waiting = Väntar …
web-qr = Länken som kod att skanna
web-copy = Kopiera
web-copied = Kopierat
web-share = Dela
web-rules = Regler
web-rules-of = Reglerna för { $game }
web-rules-examples = Med exempel, på en egen sida
web-join-title = { $named ->
        [yes] { $name } bjuder in dig till { $game }
       *[no] Du är inbjuden till { $game }
    }
web-join = Gå med
web-open-seat = Ledig plats
web-numbered = { $name } { $number }
web-somebody = Någon
web-beside-you = Någon bredvid dig

## The match

web-turn = { $who ->
        [you] Din tur
       *[other] { $name } är vid draget
    }
web-thinking = { $name } tänker …
web-over = Partiet är slut
web-seat-you = du
web-seat-away = borta
web-left-resigned = gav upp
web-left-time = tiden är ute
web-left-failed = kunde inte fortsätta
web-seat-engine = program
web-winner = Vinnare
web-moves = Drag
web-no-moves = Inget drag har gjorts än.
web-move-played = Drag { $number }: { $name } spelade { $move }
web-meanwhile = { $name } har spelat { $move }.
web-back-to-match = Tillbaka till partiet
web-replay-first = Till början
web-replay-previous = Ett drag bakåt
web-replay-next = Ett drag framåt
web-replay-latest = Till senaste draget
web-in-words = Ställning och drag i ord
web-type-move = Skriv ett drag
web-play-move = Spela
web-watching = { $count ->
        [one] En person tittar på.
       *[other] { $count } personer tittar på.
    }
web-away = { $name } är borta just nu.
web-offline = Anslutningen är borta. Försöker igen …
web-offline-unsent = Anslutningen är borta. Ditt drag är sparat och skickas så snart den är tillbaka.

## What can be done in a match

web-actions = Åtgärder
web-takeback = Ångra
web-takeback-asked = Du bad att få ångra ett drag.
web-takeback-wish = { $name } vill ångra ett drag.
web-allow = Tillåt
web-decline = Avböj
web-agree = Godkänn
web-draw = Remi
web-draw-sure = Erbjuda remi?
web-draw-about = Om alla går med på det vinner ingen och förlorar ingen.
web-draw-yes = Erbjud remi
web-draw-asked = Du erbjöd remi.
web-draw-wish = { $name } erbjuder remi.
web-resign = Ge upp
web-resign-sure = Ge upp?
web-resign-about = Den som ger upp förlorar partiet. Med tre eller fler spelar datorn vidare på den platsen.
web-resign-yes = Ge upp
web-abort = Ställ in partiet
web-abort-sure = Ställa in partiet?
web-abort-about = Nästan inget har hänt än; partiet räknas inte för någon.
web-abort-yes = Ställ in partiet
web-flip = Vänd planen
web-again = Spela igen
web-rematch-asked = Väntar på de andra …
web-rematch-wish = { $name } vill spela igen.
web-to-rematch = Till nästa parti
web-other-match = Ett annat parti
web-share-watch = Den som har länken kan titta på
web-device = Fortsätt på en annan enhet
web-device-link = Bara för dig: den som öppnar länken spelar i ditt ställe
web-device-revoke = Spärra personliga länkar
web-device-revoked = Spärrade: ingen annan spelar längre i ditt ställe.
web-record-save = Spara partiet
web-record-copy = Kopiera partiet

## What happened, read out

web-event-joined = { $name } har gått med.
web-event-started = Partiet börjar.
web-event-resigned = { $who ->
        [you] Du gav upp.
       *[other] { $name } gav upp.
    }
web-event-time = { $who ->
        [you] Din tid är ute.
       *[other] Tiden är ute för { $name }.
    }
web-event-failed = { $name } kan inte fortsätta: { $reason ->
        [engine-illegal] { $note } är inget tillåtet drag
        [engine-late] svaret kom inte i tid
        [engine-died] programmet har avslutats
        [engine-unknown] inte längre känt här
       *[other] programmet fungerar inte som det ska
    }.
web-event-draw-offered = { $who ->
        [you] Du erbjöd remi.
       *[other] { $name } erbjuder remi.
    }
web-event-draw-accepted = { $who ->
        [you] Du gick med på remi.
       *[other] { $name } går med på remi.
    }
web-event-draw-declined = { $who ->
        [you] Du avböjde remi.
       *[other] { $name } avböjer remi.
    }
web-event-takeback-asked = { $who ->
        [you] Du bad att få ångra ett drag.
       *[other] { $name } vill ångra ett drag.
    }
web-event-takeback-declined = { $who ->
        [you] Du lät inte draget ångras.
       *[other] { $name } låter inte draget ångras.
    }
web-event-taken-back = Drag har ångrats.
web-event-rematch-wanted = { $who ->
        [you] Du vill spela igen.
       *[other] { $name } vill spela igen.
    }
web-event-aborted = Partiet ställdes in.

## The end

web-ending = Resultat
web-won = { $who ->
        [you] Du vinner!
       *[other] { $name } vinner
    }
web-drawn = Oavgjort
web-why = Så slutade det: { $reason }.
web-why-failed = Så slutade det: programmet kunde inte fortsätta.
web-why-where = Här syns det: { $spaces }.
web-aborted = Inställt
web-aborted-why = Det här partiet ställdes in innan det började på riktigt.

## Finding matches

web-lobby = Lobby
web-lobby-waiting = Söker sällskap
web-lobby-nobody = Ingen väntar just nu. Börja ett parti och välj ”{ web-anyone }”.
web-lobby-begin = Börja ett parti
web-lobby-running = Spelas nu
web-lobby-quiet = Inget öppet parti spelas just nu.
web-mine = Mina partier
web-mine-none = Du har inte spelat i den här webbläsaren än.
web-mine-lacks = Servern går inte att nå. De partier som den sparar saknas här.
web-mine-filter = Vilka partier som visas
web-mine-all = Alla
web-mine-running = Pågår
web-mine-ended = Slut
web-mine-more = Visa äldre
web-mine-kept-about = Avslutade partier försvinner efter en lång tid. De som har en stjärna blir kvar.
web-mine-keep = Behåll det här partiet
web-mine-delete = Ta bort det här partiet
web-delete-sure = Ta bort det här partiet?
web-delete-about = Du kan inte få det tillbaka. Ett parti med andra försvinner bara ur din lista.
web-delete-yes = Ta bort
web-list-waiting = väntar på spelare
web-list-your-turn = din tur
web-list-playing = { $ply ->
        [0] ska just börja
        [one] ett drag gjort
       *[other] { $ply } drag gjorda
    }

## Saved games

web-open = Öppna ett sparat parti
web-open-about = Ett avslutat parti visas från första draget; ett oavslutat fortsätter.
web-open-file = Välj en fil
web-open-text = eller klistra in partiet som text, eller dess adress
web-open-with = Fortsätt spela med
web-open-look = Titta på det
web-open-go-on = Fortsätt spela
web-open-too-long = Det är för långt för att vara ett sparat parti.

## What can go wrong, and what to do next

web-problem-unexpected = Något gick fel
web-problem-unexpected-next = Serverns svar gick inte att förstå. Försök igen.
web-problem-server = Servern har ett problem
web-problem-server-next = Försök igen om en stund. Inget du har spelat är förlorat.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Ingen anslutning
web-problem-offline-next = Servern går inte att nå. Kontrollera anslutningen och försök igen.
web-problem-slow = Servern är långsam
web-problem-slow-next = Inget svar kom i tid. Försök igen.
web-problem-page = Här finns ingenting
web-problem-page-next = Adressen leder ingenstans. Kanske saknas en bokstav i länken.
web-problem-unloaded = Sidan kunde inte laddas
web-problem-unloaded-next = Anslutningen kan vara borta, eller så finns det en nyare version. Ladda om sidan.
web-problem-game = Det spelet finns inte
web-problem-game-next = Kanske saknas en bokstav i länken. Välj ett av spelen i stället.
web-problem-match = Det partiet finns inte
web-problem-match-next = Kanske saknas en bokstav i länken, eller så är partiet för gammalt och borttaget. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Det här partiet finns inte i den här webbläsaren
web-problem-match-elsewhere-next = Ett parti runt ett bord eller mot datorn stannar i webbläsaren där det spelas. Välj ”{ web-share }” där: länken som innehåller hela partiet går att öppna var som helst.
web-problem-match-damaged = Det här partiet gick inte att läsa
web-problem-match-damaged-next = Det lades åt sidan, och texten är oförändrad. Du hittar det under ”{ web-mine }”.
web-problem-aborted = Det här partiet ställdes in
web-problem-aborted-next = Det avslutades innan det började. Du kan börja ett annat.
web-problem-match-full-next = Alla platser är redan upptagna. Du kan titta på, eller börja ett eget parti.
web-problem-stale-next = Ställningen har ändrats under tiden, så ditt drag spelades inte.
web-problem-key-unknown = Länken är inte giltig
web-problem-key-unknown-next = Den personliga länken är använd eller fel. Gör en ny på enheten där du spelar, med ”{ web-share }”.

## Without a server, without a connection

web-unplugged = Utan anslutning
web-unplugged-about = Hämta hela Fourfold en gång, så fungerar det utan anslutning: partier runt ett bord och mot datorn, lektioner, problem, regler, analys och genomgång. För att träffa andra behöver du fortfarande en anslutning.
web-unplugged-make = Gör tillgängligt offline
web-unplugged-size = { $megabytes } MB att hämta.
web-unplugged-fetching = Hämtar: { $percent } %
web-unplugged-ready = Allt är här. Fourfold fungerar utan anslutning, och datorn tänker i den här webbläsaren.
web-unplugged-failed = Det gick inte att hämta allt. Kontrollera anslutningen och försök igen.
web-unplugged-full = Den här webbläsaren har ingen plats kvar. Det gick inte att hämta allt.
web-starting = Bordet ställs i ordning …
web-problem-python = Webbläsaren kan inte spela på egen hand
web-problem-python-next = Fourfold behöver något här som webbläsaren saknar eller har avstängt: workers, WebAssembly eller uppackning av filer. Prova en nyare webbläsare.
web-problem-unfetched = Inte hämtat än
web-problem-unfetched-next = Det som behövs här är inte hämtat än, och det finns ingen anslutning. Anslut en gång: ”{ web-unplugged-make }” i inställningarna hämtar allt.
web-storage-full = Den här webbläsaren har ingen plats kvar. Partierna finns bara så länge sidan är öppen; spara dem som du vill behålla.
web-storage-forbidden = Den här webbläsaren sparar ingenting. Partierna finns bara så länge sidan är öppen; spara dem som du vill behålla.
web-damaged = { $count ->
        [one] Ett sparat parti gick inte att läsa. Det lades åt sidan, och texten är oförändrad.
       *[other] { $count } sparade partier gick inte att läsa. De lades åt sidan, och texterna är oförändrade.
    }
web-damaged-save = Spara texten
web-damaged-copy = Kopiera texten
web-damaged-remove = Släng
web-damaged-sure = Slänga det här partiet?
web-damaged-about = Du kan inte få texten tillbaka. Är du osäker, så spara eller kopiera den först.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Länk som innehåller hela partiet
web-share-here = Det här partiet finns bara i den här webbläsaren. Den som får länken eller det sparade partiet kan titta på det och spela vidare.
web-alone = Fourfold körs här utan server, så här kan du inte träffa andra.
web-alone-elsewhere = Andra träffar du på { $server }.
