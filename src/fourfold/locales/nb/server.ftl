## Starting and stopping

server-ready = Fourfold er på { $address } (stopp med Ctrl-C)
error-address-taken = Serveren kan ikke lytte på { $address }: { $why }.

## When nothing can be done

error-not-found = Det er ingenting på denne adressen.
error-internal = Noe gikk galt i serveren. Det er notert; ingenting ble endret.
error-storage-unavailable = Partiene kan ikke nås akkurat nå. Ingenting ble endret; prøv igjen.
error-storage-unsure = Partiene kunne ikke nås lenger akkurat da dette skulle lagres. Om det ble lagret, er ikke kjent; be om det samme igjen, så blir det gjort én gang.
error-server-leaving = Serveren skal straks starte på nytt. Ingenting ble endret; prøv igjen.

## Who is calling

error-token-missing = Vi kjenner deg ikke her ennå. Lag eller bli med i et parti først, eller send et token.
error-token-unknown = Dette tokenet er ikke kjent.
error-origin-foreign = En side fra et annet nettsted ba om dette, så det avvises.
error-key-unknown = Denne nøkkelen passer ikke til noen plass i dette partiet.
error-too-many-commands = Det kan komme høyst { $limit } meldinger i minuttet på én forbindelse.

## Making and joining matches

error-needs-server = Andre kan bare inviteres der det finnes en server.
error-match-unknown = Det partiet finnes ikke.
error-not-your-match = Dette partiet er ikke ditt.
error-delete-while-playing = Dette partiet spilles fortsatt med andre; gi opp først.
error-too-many-kept = Du kan beholde høyst { $limit } partier.
error-match-full = Alle plassene i dette partiet er opptatt.
error-too-many-events = Det har alt skjedd { $limit } ting i dette partiet; fra nå av gjøres det bare trekk.
error-match-busy = Det skjer for mye på en gang i dette partiet; prøv igjen.
error-position-over = Spillet er slutt i denne stillingen; et parti begynner der det går videre.
error-seat-taken = Denne plassen er opptatt.
error-engine-unknown = Det finnes ikke noe program som heter «{ $name }» her.
error-engine-game = Programmet «{ $name }» spiller ikke dette spillet.

## Commands in a match

error-stale = Noe annet skjedde først; se på partiet slik det er nå.
error-not-your-seat = Denne plassen er ikke din.
error-not-your-turn = Det er ikke din tur.
error-seat-left = Noen har gitt opp på denne plassen, eller tiden er ute.
error-match-waiting = Partiet har ikke begynt ennå: en plass er fortsatt ledig.
error-match-aborted = Dette partiet ble avlyst.
error-draw-offered-already = Du har allerede tilbudt remis.
error-no-draws = Dette spillet ender aldri uavgjort: noen vinner alltid.
error-draw-not-offered = Ingen tilbyr remis.
error-takebacks-off = Ingenting angres i dette partiet; det ble bestemt da det ble laget.
error-takeback-asked-already = Noen har allerede bedt om å få angre et trekk.
error-takeback-not-asked = Ingen ber om å få angre et trekk.
error-takeback-not-yours = Det er ikke du som må si ja.
error-nothing-of-yours-to-take-back = Du har ikke trukket ennå, så det er ingenting å angre.
error-rematch-wanted-already = Du vil allerede ha omkamp; de andre har ikke svart ennå.
error-rematch-made-already = Omkampen er allerede laget.
error-too-late-to-abort = Et parti kan bare avlyses før det andre trekket.

## What the server refuses to protect itself

error-busy = Det tenkes på for mange stillinger akkurat nå; prøv igjen om litt.
error-thinking-failed = Datamaskinen klarte ikke å tenke på dette; prøv igjen.
error-too-many-requests = { $kind ->
        [matches] Det kan lages høyst { $limit } partier i minuttet fra én adresse; prøv igjen om { $seconds } s.
        [matches-day] Det kan lages høyst { $limit } partier om dagen fra én adresse; prøv igjen om { $seconds } s.
        [players-day] Det kan komme høyst { $limit } spillere om dagen fra én adresse; prøv igjen om { $seconds } s.
        [analyses] Det kan tenkes på høyst { $limit } stillinger i minuttet for én adresse; prøv igjen om { $seconds } s.
        [computing] For én adresse regner serveren høyst { $limit } s i minuttet; prøv igjen om { $seconds } s.
        [commands-day] Det kan komme høyst { $limit } trekk og andre beskjeder om dagen fra én adresse; prøv igjen om { $seconds } s.
        [megabytes-day] Det kan komme høyst { $limit } megabyte om dagen fra én adresse; prøv igjen om { $seconds } s.
       *[requests] Det kan komme høyst { $limit } forespørsler i minuttet fra én adresse; prøv igjen om { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] For én adresse tenker datamaskinen høyst { $limit } s om dagen; prøv igjen om { $seconds } s.
       *[all] På denne serveren tenker datamaskinen høyst { $limit } s om dagen; prøv igjen om { $seconds } s.
    }
error-too-many-at-once = Høyst { $limit } forespørsler fra én adresse besvares samtidig.
error-too-many-sockets = Høyst { $limit } levende forbindelser kan være åpne fra én adresse.
error-too-many-matches-here = Denne serveren har plass til høyst { $limit } partier; nye kan lages når gamle er borte.
error-too-much-kept-here = Denne serveren har plass til høyst { $limit } megabyte med partier; nye kan lages når gamle er borte.
