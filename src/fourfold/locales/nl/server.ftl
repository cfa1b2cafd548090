## Starting and stopping

server-ready = Fourfold staat op { $address } (stoppen met Ctrl-C)
error-address-taken = De server kan niet luisteren op { $address }: { $why }.

## When nothing can be done

error-not-found = Op dit adres is niets.
error-internal = Er ging iets mis in de server. Het is genoteerd; er is niets veranderd.
error-storage-unavailable = De partijen zijn nu niet bereikbaar. Er is niets veranderd; probeer het opnieuw.
error-server-leaving = De server gaat zo opnieuw starten. Er is niets veranderd; probeer het opnieuw.

## Who is calling

error-token-missing = We kennen je hier nog niet. Begin een partij of doe mee, of stuur een token.
error-token-unknown = Dit token is niet bekend.
error-origin-foreign = Een pagina van een andere site vroeg hierom, dus het wordt geweigerd.
error-key-unknown = Deze sleutel past op geen plaats van deze partij.
error-too-many-commands = Dat waren te veel berichten in korte tijd.

## Making and joining matches

error-match-unknown = Die partij bestaat niet.
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
error-too-many-requests = { $seconds ->
        [one] Dat waren te veel verzoeken in korte tijd; probeer het over één seconde opnieuw.
       *[other] Dat waren te veel verzoeken in korte tijd; probeer het over { $seconds } seconden opnieuw.
    }
error-too-many-sockets = Er staan te veel verbindingen open vanaf jouw adres.
