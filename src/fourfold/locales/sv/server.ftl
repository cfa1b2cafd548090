## Starting and stopping

server-ready = Fourfold finns på { $address } (stoppa med Ctrl-C)
error-address-taken = Servern kan inte lyssna på { $address }: { $why }.

## When nothing can be done

error-not-found = Det finns ingenting på den här adressen.
error-internal = Något gick fel i servern. Det har antecknats; ingenting ändrades.
error-storage-unavailable = Partierna går inte att nå just nu. Ingenting ändrades; försök igen.
error-storage-unsure = Partierna gick plötsligt inte att nå, just när detta skulle sparas. Om det hann sparas vet vi inte; be om samma sak igen, den görs bara en gång.
error-server-leaving = Servern ska strax starta om. Ingenting ändrades; försök igen.

## Who is calling

error-token-missing = Vi känner dig inte här än. Skapa eller gå med i ett parti först, eller skicka en token.
error-token-unknown = Den här token är inte känd.
error-origin-foreign = En sida på en annan webbplats bad om detta, så det avvisas.
error-key-unknown = Den här nyckeln passar ingen plats i det här partiet.
error-too-many-commands = Högst { $limit } meddelanden i minuten kan komma över en anslutning.

## Making and joining matches

error-needs-server = Andra kan bara bjudas in där det finns en server.
error-match-unknown = Det partiet finns inte.
error-not-your-match = Det här partiet är inte ditt.
error-delete-while-playing = Det här partiet spelas fortfarande med andra; ge upp först.
error-too-many-kept = Du kan behålla högst { $limit } partier.
error-match-full = Alla platser i det här partiet är upptagna.
error-too-many-events = Det har redan hänt { $limit } saker i det här partiet; från och med nu görs bara drag.
error-match-busy = För mycket händer på en gång i det här partiet; försök igen.
error-position-over = Spelet är slut i den här ställningen; ett parti börjar där det fortsätter.
error-seat-taken = Den här platsen är upptagen.
error-engine-unknown = Det finns inget program som heter ”{ $name }” här.
error-engine-game = Programmet ”{ $name }” spelar inte det här spelet.

## Commands in a match

error-stale = Något annat hände först; se hur partiet står nu.
error-not-your-seat = Den här platsen är inte din.
error-not-your-turn = Det är inte din tur.
error-seat-left = Någon har gett upp på den här platsen, eller så är tiden ute.
error-match-waiting = Partiet har inte börjat än: en plats är fortfarande ledig.
error-match-aborted = Det här partiet ställdes in.
error-draw-offered-already = Du har redan erbjudit remi.
error-no-draws = I det här spelet blir det aldrig oavgjort: någon vinner alltid.
error-draw-not-offered = Ingen erbjuder remi.
error-takebacks-off = Inget ångras i det här partiet; det bestämdes när det skapades.
error-takeback-asked-already = Någon har redan bett att få ångra ett drag.
error-takeback-not-asked = Ingen ber att få ångra ett drag.
error-takeback-not-yours = Det är inte du som ska godkänna.
error-nothing-of-yours-to-take-back = Du har inte gjort något drag än, så det finns inget att ångra.
error-rematch-wanted-already = Du vill redan ha revansch; de andra har inte svarat än.
error-rematch-made-already = Revanschen finns redan.
error-too-late-to-abort = Ett parti kan bara ställas in före det andra draget.

## What the server refuses to protect itself

error-busy = Det tänks på för många ställningar just nu; försök igen om en stund.
error-thinking-failed = Datorn kunde inte tänka på detta; försök igen.
error-too-many-requests = { $kind ->
        [matches] Från en adress kan högst { $limit } partier i minuten skapas; försök igen om { $seconds } s.
        [matches-day] Från en adress kan högst { $limit } partier om dagen skapas; försök igen om { $seconds } s.
        [players-day] Från en adress kan högst { $limit } spelare om dagen komma; försök igen om { $seconds } s.
        [analyses] För en adress kan högst { $limit } ställningar i minuten tänkas igenom; försök igen om { $seconds } s.
        [computing] För en adress räknar servern högst { $limit } s i minuten; försök igen om { $seconds } s.
        [commands-day] Från en adress kan högst { $limit } drag och andra kommandon om dagen komma; försök igen om { $seconds } s.
        [megabytes-day] Från en adress kan högst { $limit } megabyte om dagen komma; försök igen om { $seconds } s.
       *[requests] Från en adress kan högst { $limit } förfrågningar i minuten komma; försök igen om { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] För en adress tänker datorn högst { $limit } s om dagen; försök igen om { $seconds } s.
       *[all] På den här servern tänker datorn högst { $limit } s om dagen; försök igen om { $seconds } s.
    }
error-too-many-at-once = Högst { $limit } förfrågningar från en adress besvaras samtidigt.
error-too-many-sockets = Högst { $limit } anslutningar kan vara öppna från en adress.
error-too-many-matches-here = Den här servern sparar högst { $limit } partier; nya kan skapas när gamla har försvunnit.
error-too-much-kept-here = Den här servern sparar högst { $limit } megabyte partier; nya kan skapas när gamla har försvunnit.
