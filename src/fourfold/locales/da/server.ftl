## Starting and stopping

server-ready = Fourfold er på { $address } (stop med Ctrl-C)
error-address-taken = Serveren kan ikke lytte på { $address }: { $why }.

## When nothing can be done

error-not-found = Der er ingenting på denne adresse.
error-internal = Noget gik galt i serveren. Det er noteret; intet blev ændret.
error-storage-unavailable = Partierne kan ikke nås lige nu. Intet blev ændret; prøv igen.
error-storage-unsure = Partierne kunne ikke nås længere, netop da dette skulle gemmes. Om det blev gemt, vides ikke; bed om det samme igen, så bliver det gjort én gang.
error-server-leaving = Serveren genstarter om et øjeblik. Intet blev ændret; prøv igen.

## Who is calling

error-token-missing = Vi kender dig ikke her endnu. Lav eller deltag i et parti først, eller send et token.
error-token-unknown = Dette token er ikke kendt.
error-origin-foreign = En side fra et andet websted bad om dette, så det afvises.
error-key-unknown = Denne nøgle passer ikke til nogen plads i dette parti.
error-too-many-commands = Der kan højst komme { $limit } beskeder i minuttet på én forbindelse.

## Making and joining matches

error-needs-server = Andre kan kun inviteres dér, hvor der er en server.
error-match-unknown = Det parti findes ikke.
error-not-your-match = Dette parti er ikke dit.
error-delete-while-playing = Dette parti spilles stadig med andre; giv op først.
error-too-many-kept = Du kan højst beholde { $limit } partier.
error-match-full = Alle pladser i dette parti er optaget.
error-too-many-events = Der er allerede sket { $limit } ting i dette parti; fra nu af kan der kun trækkes.
error-match-busy = Der sker for meget på én gang i dette parti; prøv igen.
error-position-over = Spillet er slut i denne stilling; et parti begynder, hvor det går videre.
error-seat-taken = Denne plads er optaget.
error-engine-unknown = Der er ikke noget program her, der hedder »{ $name }«.
error-engine-game = Programmet »{ $name }« spiller ikke dette spil.

## Commands in a match

error-stale = Noget andet skete først; se på partiet, som det er nu.
error-not-your-seat = Denne plads er ikke din.
error-not-your-turn = Det er ikke din tur.
error-seat-left = Nogen har givet op på denne plads, eller tiden er gået.
error-match-waiting = Partiet er ikke begyndt endnu: En plads er stadig ledig.
error-match-aborted = Dette parti blev aflyst.
error-draw-offered-already = Du har allerede tilbudt remis.
error-no-draws = Dette spil ender aldrig uafgjort: Nogen vinder altid.
error-draw-not-offered = Ingen tilbyder remis.
error-takebacks-off = Intet fortrydes i dette parti; det blev bestemt, da det blev lavet.
error-takeback-asked-already = Nogen har allerede bedt om at fortryde et træk.
error-takeback-not-asked = Ingen beder om at fortryde et træk.
error-takeback-not-yours = Det er ikke dig, der skal sige ja.
error-nothing-of-yours-to-take-back = Du har ikke trukket endnu, så der er intet at fortryde.
error-rematch-wanted-already = Du vil allerede have revanche; de andre har ikke svaret endnu.
error-rematch-made-already = Revanchen er allerede lavet.
error-too-late-to-abort = Et parti kan kun aflyses før det andet træk.

## What the server refuses to protect itself

error-busy = Der tænkes på for mange stillinger lige nu; prøv igen om lidt.
error-thinking-failed = Computeren kunne ikke tænke over dette; prøv igen.
error-too-many-requests = { $kind ->
        [matches] Der kan højst laves { $limit } partier i minuttet fra én adresse; prøv igen om { $seconds } s.
        [matches-day] Der kan højst laves { $limit } partier om dagen fra én adresse; prøv igen om { $seconds } s.
        [players-day] Der kan højst komme { $limit } spillere om dagen fra én adresse; prøv igen om { $seconds } s.
        [analyses] Der kan højst tænkes på { $limit } stillinger i minuttet for én adresse; prøv igen om { $seconds } s.
        [computing] For én adresse regner serveren højst { $limit } s i minuttet; prøv igen om { $seconds } s.
        [commands-day] Der kan højst komme { $limit } træk og andre beskeder om dagen fra én adresse; prøv igen om { $seconds } s.
        [megabytes-day] Der kan højst komme { $limit } megabyte om dagen fra én adresse; prøv igen om { $seconds } s.
       *[requests] Der kan højst komme { $limit } forespørgsler i minuttet fra én adresse; prøv igen om { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] For én adresse tænker computeren højst { $limit } s om dagen; prøv igen om { $seconds } s.
       *[all] På denne server tænker computeren højst { $limit } s om dagen; prøv igen om { $seconds } s.
    }
error-too-many-at-once = Højst { $limit } forespørgsler fra én adresse besvares samtidig.
error-too-many-sockets = Højst { $limit } levende forbindelser kan være åbne fra én adresse.
error-too-many-matches-here = Denne server har højst plads til { $limit } partier; nye kan laves, når gamle er væk.
error-too-much-kept-here = Denne server har højst plads til { $limit } megabyte partier; nye kan laves, når gamle er væk.
