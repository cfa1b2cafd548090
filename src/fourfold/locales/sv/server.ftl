## Starting and stopping

server-ready = Fourfold finns på { $address } (stoppa med Ctrl-C)
error-address-taken = Servern kan inte lyssna på { $address }: { $why }.

## When nothing can be done

error-not-found = Det finns ingenting på den här adressen.
error-internal = Något gick fel i servern. Det har antecknats; ingenting ändrades.
error-storage-unavailable = Partierna går inte att nå just nu. Ingenting ändrades; försök igen.
error-server-leaving = Servern ska strax starta om. Ingenting ändrades; försök igen.

## Who is calling

error-token-missing = Vi känner dig inte här än. Skapa eller gå med i ett parti först, eller skicka en token.
error-token-unknown = Den här token är inte känd.
error-origin-foreign = En sida på en annan webbplats bad om detta, så det avvisas.
error-key-unknown = Den här nyckeln passar ingen plats i det här partiet.
error-too-many-commands = Det var för många meddelanden på kort tid.

## Making and joining matches

error-match-unknown = Det partiet finns inte.
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
error-too-many-requests = { $seconds ->
        [one] Det var för många förfrågningar på kort tid; försök igen om en sekund.
       *[other] Det var för många förfrågningar på kort tid; försök igen om { $seconds } sekunder.
    }
error-too-many-sockets = För många anslutningar är öppna från din adress.
