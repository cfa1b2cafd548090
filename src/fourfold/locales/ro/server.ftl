## Starting and stopping

server-ready = Fourfold este la { $address } (opriți-l cu Ctrl-C)
error-address-taken = Serverul nu poate asculta la { $address }: { $why }.

## When nothing can be done

error-not-found = La această adresă nu este nimic.
error-internal = Ceva n-a mers bine în server. S-a notat; nimic nu s-a schimbat.
error-storage-unavailable = Partidele nu pot fi accesate acum. Nimic nu s-a schimbat; vă rugăm să încercați din nou.
error-storage-unsure = Partidele n-au mai putut fi accesate chiar când se păstra această schimbare. Nu se știe dacă s-a păstrat; cereți același lucru din nou și se va face o singură dată.
error-server-leaving = Serverul este pe cale să repornească. Nimic nu s-a schimbat; vă rugăm să încercați din nou.

## Who is calling

error-token-missing = Încă nu vă cunoaștem aici. Creați mai întâi o partidă sau intrați într-una, ori trimiteți un token.
error-token-unknown = Acest token nu este cunoscut.
error-origin-foreign = O pagină de pe alt site a cerut asta, așa că se refuză.
error-key-unknown = Această cheie nu se potrivește niciunui loc din această partidă.
error-too-many-commands = Numărul maxim de mesaje pe minut pe o conexiune este { $limit }.
error-needs-server = Alte persoane pot fi invitate numai acolo unde există un server.

## Making and joining matches

error-match-unknown = Nu există o astfel de partidă.
error-not-your-match = Această partidă nu este a dumneavoastră.
error-delete-while-playing = Această partidă se joacă încă cu alții; abandonați mai întâi.
error-too-many-kept = Numărul maxim de partide pe care le puteți păstra este { $limit }.
error-match-full = Toate locurile acestei partide sunt ocupate.
error-too-many-events = Această partidă a ajuns la limita de evenimente ({ $limit }); de acum se joacă numai mutări.
error-match-busy = În această partidă se întâmplă prea multe deodată; vă rugăm să încercați din nou.
error-position-over = În această poziție jocul s-a încheiat; o partidă începe acolo unde jocul continuă.
error-seat-taken = Acest loc este ocupat.
error-engine-unknown = Aici nu există un motor numit „{ $name }”.
error-engine-game = Motorul „{ $name }” nu joacă acest joc.

## Commands in a match

error-stale = S-a întâmplat între timp altceva; priviți partida așa cum este acum.
error-not-your-seat = Acest loc nu este al dumneavoastră.
error-not-your-turn = Nu este rândul dumneavoastră la mutare.
error-seat-left = Jucătorul de pe acest loc a abandonat sau i s-a terminat timpul.
error-match-waiting = Partida nu a început încă: mai este un loc liber.
error-match-aborted = Această partidă a fost anulată.
error-draw-offered-already = Ați propus deja remiză.
error-no-draws = Acest joc nu are remiză: cineva câștigă întotdeauna.
error-draw-not-offered = Nimeni nu propune remiză.
error-takebacks-off = În această partidă nu se ia nimic înapoi; așa s-a hotărât la crearea ei.
error-takeback-asked-already = Cineva a cerut deja să ia înapoi o mutare.
error-takeback-not-asked = Nimeni nu cere să ia înapoi o mutare.
error-takeback-not-yours = Nu dumneavoastră trebuie să fiți de acord.
error-nothing-of-yours-to-take-back = Încă nu ați mutat, deci nu aveți ce lua înapoi.
error-rematch-wanted-already = Ați cerut deja revanșa; ceilalți nu au răspuns încă.
error-rematch-made-already = Revanșa a fost deja creată.
error-too-late-to-abort = O partidă poate fi anulată numai înainte de a doua mutare.

## What the server refuses to protect itself

error-busy = Acum se analizează prea multe poziții; vă rugăm să încercați din nou în curând.
error-thinking-failed = Calculatorul nu s-a putut gândi la asta; vă rugăm să încercați din nou.
error-too-many-requests = { $kind ->
        [matches] Limita de partide create pe minut de la o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
        [matches-day] Limita de partide create pe zi de la o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
        [players-day] Limita de jucători noi pe zi de la o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
        [analyses] Limita de poziții analizate pe minut pentru o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
        [computing] Limita de calcul a serverului pe minut pentru o adresă este { $limit } s; vă rugăm să încercați din nou peste { $seconds } s.
        [commands-day] Limita de mutări și alte comenzi pe zi de la o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
        [megabytes-day] Limita de megaocteți pe zi de la o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
       *[requests] Limita de cereri pe minut de la o adresă este { $limit }; vă rugăm să încercați din nou peste { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Limita de gândire a calculatorului pe zi pentru o adresă este { $limit } s; vă rugăm să încercați din nou peste { $seconds } s.
       *[all] Limita de gândire a calculatorului pe zi pe acest server este { $limit } s; vă rugăm să încercați din nou peste { $seconds } s.
    }
error-too-many-at-once = Limita de cereri ale unei adrese la care se răspunde în același timp este { $limit }.
error-too-many-sockets = Limita de conexiuni deschise de la o adresă este { $limit }.
error-too-many-matches-here = Limita de partide păstrate pe acest server este { $limit }; se pot crea altele noi când cele vechi au plecat.
error-too-much-kept-here = Limita de megaocteți de partide pe acest server este { $limit }; se pot crea altele noi când cele vechi au plecat.
