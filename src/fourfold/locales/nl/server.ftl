## Starting and stopping

server-ready = Fourfold staat op { $address } (stoppen met Ctrl-C)
error-address-taken = De server kan niet luisteren op { $address }: { $why }.

## When nothing can be done

error-not-found = Op dit adres is niets.
error-internal = Er ging iets mis in de server. Het is genoteerd; er is niets veranderd.
error-storage-unavailable = De partijen zijn nu niet bereikbaar. Er is niets veranderd; probeer het opnieuw.
error-storage-unsure = De partijen waren ineens niet meer bereikbaar, net toen dit werd bewaard. Of het gelukt is, is niet bekend; vraag hetzelfde nog eens, het gebeurt maar één keer.
error-server-leaving = De server gaat zo opnieuw starten. Er is niets veranderd; probeer het opnieuw.

## Who is calling

error-token-missing = We kennen je hier nog niet. Begin een partij of doe mee, of stuur een token.
error-token-unknown = Dit token is niet bekend.
error-origin-foreign = Een pagina van een andere site vroeg hierom, dus het wordt geweigerd.
error-key-unknown = Deze sleutel past op geen plaats van deze partij.
error-too-many-commands = Over één verbinding kunnen hoogstens { $limit } berichten per minuut komen.

## Making and joining matches

error-needs-server = Anderen uitnodigen kan alleen waar een server is.
error-match-unknown = Die partij bestaat niet.
error-not-your-match = Deze partij is niet van jou.
error-delete-while-playing = Deze partij wordt nog met anderen gespeeld; geef eerst op.
error-too-many-kept = Je kunt hoogstens { $limit } partijen bewaren.
error-match-full = Alle plaatsen van deze partij zijn bezet.
error-too-many-events = In deze partij is al { $limit } keer iets gebeurd; vanaf nu worden er alleen nog zetten gedaan.
error-match-busy = Er gebeurt te veel tegelijk in deze partij; probeer het opnieuw.
error-position-over = In deze stelling is het spel afgelopen; een partij begint waar het verdergaat.
error-seat-taken = Deze plaats is bezet.
error-engine-unknown = Hier is geen programma met de naam “{ $name }”.
error-engine-game = Het programma “{ $name }” speelt dit spel niet.

## Commands in a match

error-stale = Er is eerst iets anders gebeurd; kijk hoe de partij er nu voor staat.
error-not-your-seat = Deze plaats is niet van jou.
error-not-your-turn = Je bent niet aan de beurt.
error-seat-left = Op deze plaats is opgegeven, of de tijd is om.
error-match-waiting = De partij is nog niet begonnen: er is nog een plaats vrij.
error-match-aborted = Deze partij is afgelast.
error-draw-offered-already = Je hebt al remise aangeboden.
error-no-draws = Dit spel kent geen gelijkspel: er wint altijd iemand.
error-draw-not-offered = Niemand biedt remise aan.
error-takebacks-off = In deze partij wordt niets teruggenomen; dat is bij het begin afgesproken.
error-takeback-asked-already = Er is al gevraagd om een zet terug te nemen.
error-takeback-not-asked = Niemand vraagt om een zet terug te nemen.
error-takeback-not-yours = Jij bent niet degene die moet instemmen.
error-nothing-of-yours-to-take-back = Je hebt nog geen zet gedaan, dus er is niets terug te nemen.
error-rematch-wanted-already = Je wilt al revanche; de anderen hebben nog niet geantwoord.
error-rematch-made-already = De revanche is er al.
error-too-late-to-abort = Een partij kan alleen vóór de tweede zet afgelast worden.

## What the server refuses to protect itself

error-busy = Er wordt nu over te veel stellingen nagedacht; probeer het zo opnieuw.
error-thinking-failed = De computer kon hier niet over nadenken; probeer het opnieuw.
error-too-many-requests = { $kind ->
        [matches] Vanaf één adres kun je hoogstens { $limit } partijen per minuut beginnen; probeer het over { $seconds } s opnieuw.
        [matches-day] Vanaf één adres kun je hoogstens { $limit } partijen per dag beginnen; probeer het over { $seconds } s opnieuw.
        [players-day] Vanaf één adres kunnen hoogstens { $limit } spelers per dag binnenkomen; probeer het over { $seconds } s opnieuw.
        [analyses] Voor één adres wordt over hoogstens { $limit } stellingen per minuut nagedacht; probeer het over { $seconds } s opnieuw.
        [computing] Voor één adres rekent de server hoogstens { $limit } s per minuut; probeer het over { $seconds } s opnieuw.
        [commands-day] Vanaf één adres kunnen hoogstens { $limit } zetten en andere opdrachten per dag komen; probeer het over { $seconds } s opnieuw.
        [megabytes-day] Vanaf één adres kan hoogstens { $limit } megabyte per dag komen; probeer het over { $seconds } s opnieuw.
       *[requests] Vanaf één adres kunnen hoogstens { $limit } verzoeken per minuut komen; probeer het over { $seconds } s opnieuw.
    }
error-too-much-thinking = { $kind ->
        [address] Voor één adres denkt de computer hoogstens { $limit } s per dag na; probeer het over { $seconds } s opnieuw.
       *[all] Op deze server denkt de computer hoogstens { $limit } s per dag na; probeer het over { $seconds } s opnieuw.
    }
error-too-many-at-once = Hoogstens { $limit } verzoeken van één adres worden tegelijk beantwoord.
error-too-many-sockets = Vanaf één adres kunnen hoogstens { $limit } verbindingen tegelijk openstaan.
error-too-many-matches-here = Deze server bewaart hoogstens { $limit } partijen; nieuwe kunnen weer als er oude verdwenen zijn.
error-too-much-kept-here = Deze server bewaart hoogstens { $limit } megabyte aan partijen; nieuwe kunnen weer als er oude verdwenen zijn.
