## Starting and stopping

server-ready = Fourfold běží na { $address } (zastavíte ho pomocí Ctrl-C)
error-address-taken = Server nemůže naslouchat na { $address }: { $why }.

## When nothing can be done

error-not-found = Na této adrese nic není.
error-internal = Na serveru se něco nepovedlo. Je to zaznamenáno; nic se nezměnilo.
error-storage-unavailable = Partie jsou teď nedostupné. Nic se nezměnilo; zkuste to prosím znovu.
error-storage-unsure = Partie přestaly být dostupné právě ve chvíli, kdy se toto ukládalo. Není známo, zda se to povedlo; požádejte o totéž znovu a provede se to jednou.
error-server-leaving = Server se bude za chvíli restartovat. Nic se nezměnilo; zkuste to prosím znovu.

## Who is calling

error-token-missing = Ještě vás tu neznáme. Nejdřív založte partii nebo se k nějaké přidejte, případně pošlete token.
error-token-unknown = Tento token neznáme.
error-origin-foreign = Žádost přišla ze stránky jiného webu, proto se odmítá.
error-key-unknown = Tento klíč nepatří k žádnému místu této partie.
error-too-many-commands = Na jednom spojení je povolený počet zpráv za minutu nejvýše { $limit }.

## Making and joining matches

error-needs-server = Ostatní lze pozvat jen tam, kde je server.
error-match-unknown = Taková partie tu není.
error-not-your-match = Tato partie není vaše.
error-delete-while-playing = Tato partie se ještě hraje s ostatními; nejdřív se vzdejte.
error-too-many-kept = Uchovat si můžete nejvýše tolik partií: { $limit }.
error-match-full = Všechna místa této partie jsou obsazená.
error-too-many-events = Počet událostí v této partii dosáhl { $limit }; odteď se už jen táhne.
error-match-busy = V této partii se toho děje příliš mnoho najednou; zkuste to prosím znovu.
error-position-over = V této pozici už partie skončila; začít lze tam, kde se ještě hraje.
error-seat-taken = Toto místo je obsazené.
error-engine-unknown = Program „{ $name }“ tu není.
error-engine-game = Program „{ $name }“ tuto hru nehraje.

## Commands in a match

error-stale = Něco jiného se stalo dřív; podívejte se, jak partie vypadá teď.
error-not-your-seat = Toto místo není vaše.
error-not-your-turn = Nejste na tahu.
error-seat-left = Hráč na tomto místě se vzdal, nebo mu vypršel čas.
error-match-waiting = Partie ještě nezačala: některé místo je volné.
error-match-aborted = Tato partie byla zrušena.
error-draw-offered-already = Remízu už nabízíte.
error-no-draws = Tato hra nezná remízu: vždycky někdo vyhraje.
error-draw-not-offered = Nikdo remízu nenabízí.
error-takebacks-off = V této partii se tahy nevracejí; tak se rozhodlo při jejím založení.
error-takeback-asked-already = O vrácení tahu už někdo žádá.
error-takeback-not-asked = Nikdo o vrácení tahu nežádá.
error-takeback-not-yours = Souhlasit s tím má někdo jiný.
error-nothing-of-yours-to-take-back = Ještě nemáte za sebou žádný tah, takže není co vrátit.
error-rematch-wanted-already = Odvetu už chcete; ostatní ještě neodpověděli.
error-rematch-made-already = Odveta už je založená.
error-too-late-to-abort = Partii lze zrušit jen před druhým tahem.

## What the server refuses to protect itself

error-busy = Právě se přemýšlí o příliš mnoha pozicích; zkuste to prosím za chvíli.
error-thinking-failed = Počítač o tom nedokázal přemýšlet; zkuste to prosím znovu.
error-too-many-requests = { $kind ->
        [matches] Z jedné adresy lze za minutu založit jen omezený počet partií ({ $limit }); zkuste to prosím znovu za { $seconds } s.
        [matches-day] Z jedné adresy lze za den založit jen omezený počet partií ({ $limit }); zkuste to prosím znovu za { $seconds } s.
        [players-day] Z jedné adresy může za den přijít jen omezený počet hráčů ({ $limit }); zkuste to prosím znovu za { $seconds } s.
        [analyses] Pro jednu adresu lze za minutu promyslet jen omezený počet pozic ({ $limit }); zkuste to prosím znovu za { $seconds } s.
        [computing] Pro jednu adresu server počítá nejvýše { $limit } s za minutu; zkuste to prosím znovu za { $seconds } s.
        [commands-day] Z jedné adresy může za den přijít jen omezený počet tahů a jiných příkazů ({ $limit }); zkuste to prosím znovu za { $seconds } s.
        [megabytes-day] Z jedné adresy může za den přijít jen omezený počet megabajtů ({ $limit }); zkuste to prosím znovu za { $seconds } s.
       *[requests] Z jedné adresy může za minutu přijít jen omezený počet žádostí ({ $limit }); zkuste to prosím znovu za { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Pro jednu adresu počítač přemýšlí nejvýše { $limit } s za den; zkuste to prosím znovu za { $seconds } s.
       *[all] Na tomto serveru počítač přemýšlí nejvýše { $limit } s za den; zkuste to prosím znovu za { $seconds } s.
    }
error-too-many-at-once = Počet žádostí jedné adresy vyřizovaných zároveň je nejvýše { $limit }.
error-too-many-sockets = Počet živých spojení otevřených z jedné adresy je nejvýše { $limit }.
error-too-many-matches-here = Tento server uchovává jen omezený počet partií ({ $limit }); nové půjde založit, až staré zmizí.
error-too-much-kept-here = Tento server uchovává jen omezený počet megabajtů partií ({ $limit }); nové půjde založit, až staré zmizí.
