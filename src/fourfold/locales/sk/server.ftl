## Starting and stopping

server-ready = Fourfold beží na { $address } (zastavíte ho pomocou Ctrl-C)
error-address-taken = Server nemôže počúvať na { $address }: { $why }.

## When nothing can be done

error-not-found = Na tejto adrese nič nie je.
error-internal = Na serveri sa niečo nepodarilo. Je to zaznamenané; nič sa nezmenilo.
error-storage-unavailable = Partie sú teraz nedostupné. Nič sa nezmenilo; skúste to, prosím, znova.
error-storage-unsure = Partie prestali byť dostupné práve vo chvíli, keď sa toto ukladalo. Nie je známe, či sa to podarilo; požiadajte o to isté znova a vykoná sa to raz.
error-server-leaving = Server sa o chvíľu reštartuje. Nič sa nezmenilo; skúste to, prosím, znova.

## Who is calling

error-token-missing = Ešte vás tu nepoznáme. Najprv založte partiu alebo sa k nejakej pridajte, prípadne pošlite token.
error-token-unknown = Tento token nepoznáme.
error-origin-foreign = Žiadosť prišla zo stránky iného webu, preto sa odmieta.
error-key-unknown = Tento kľúč nepatrí k žiadnemu miestu tejto partie.
error-too-many-commands = Na jednom spojení je povolený počet správ za minútu najviac { $limit }.

## Making and joining matches

error-needs-server = Ostatných možno pozvať len tam, kde je server.
error-match-unknown = Taká partia tu nie je.
error-not-your-match = Táto partia nie je vaša.
error-delete-while-playing = Táto partia sa ešte hrá s ostatnými; najprv sa vzdajte.
error-too-many-kept = Uchovať si môžete najviac toľko partií: { $limit }.
error-match-full = Všetky miesta tejto partie sú obsadené.
error-too-many-events = Počet udalostí v tejto partii dosiahol { $limit }; odteraz sa už len ťahá.
error-match-busy = V tejto partii sa toho deje priveľa naraz; skúste to, prosím, znova.
error-position-over = V tejto pozícii sa už partia skončila; začať možno tam, kde sa ešte hrá.
error-seat-taken = Toto miesto je obsadené.
error-engine-unknown = Program „{ $name }“ tu nie je.
error-engine-game = Program „{ $name }“ túto hru nehrá.

## Commands in a match

error-stale = Niečo iné sa stalo skôr; pozrite sa, ako partia vyzerá teraz.
error-not-your-seat = Toto miesto nie je vaše.
error-not-your-turn = Nie ste na ťahu.
error-seat-left = Hráč na tomto mieste sa vzdal alebo mu vypršal čas.
error-match-waiting = Partia sa ešte nezačala: niektoré miesto je voľné.
error-match-aborted = Táto partia bola zrušená.
error-draw-offered-already = Remízu už ponúkate.
error-no-draws = Táto hra nepozná remízu: vždy niekto vyhrá.
error-draw-not-offered = Nikto remízu neponúka.
error-takebacks-off = V tejto partii sa ťahy nevracajú; tak sa rozhodlo pri jej založení.
error-takeback-asked-already = O vrátenie ťahu už niekto žiada.
error-takeback-not-asked = Nikto o vrátenie ťahu nežiada.
error-takeback-not-yours = Súhlasiť s tým má niekto iný.
error-nothing-of-yours-to-take-back = Ešte ste neťahali, takže nie je čo vrátiť.
error-rematch-wanted-already = Odvetu už chcete; ostatní ešte neodpovedali.
error-rematch-made-already = Odveta už je založená.
error-too-late-to-abort = Partiu možno zrušiť len pred druhým ťahom.

## What the server refuses to protect itself

error-busy = Práve sa premýšľa o priveľkom počte pozícií; skúste to, prosím, o chvíľu.
error-thinking-failed = Počítač o tom nedokázal premýšľať; skúste to, prosím, znova.
error-too-many-requests = { $kind ->
        [matches] Z jednej adresy možno za minútu založiť len obmedzený počet partií ({ $limit }); skúste to, prosím, znova o { $seconds } s.
        [matches-day] Z jednej adresy možno za deň založiť len obmedzený počet partií ({ $limit }); skúste to, prosím, znova o { $seconds } s.
        [players-day] Z jednej adresy môže za deň prísť len obmedzený počet hráčov ({ $limit }); skúste to, prosím, znova o { $seconds } s.
        [analyses] Pre jednu adresu možno za minútu premyslieť len obmedzený počet pozícií ({ $limit }); skúste to, prosím, znova o { $seconds } s.
        [computing] Pre jednu adresu server počíta najviac { $limit } s za minútu; skúste to, prosím, znova o { $seconds } s.
        [commands-day] Z jednej adresy môže za deň prísť len obmedzený počet ťahov a iných príkazov ({ $limit }); skúste to, prosím, znova o { $seconds } s.
        [megabytes-day] Z jednej adresy môže za deň prísť len obmedzený počet megabajtov ({ $limit }); skúste to, prosím, znova o { $seconds } s.
       *[requests] Z jednej adresy môže za minútu prísť len obmedzený počet žiadostí ({ $limit }); skúste to, prosím, znova o { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Pre jednu adresu počítač premýšľa najviac { $limit } s za deň; skúste to, prosím, znova o { $seconds } s.
       *[all] Na tomto serveri počítač premýšľa najviac { $limit } s za deň; skúste to, prosím, znova o { $seconds } s.
    }
error-too-many-at-once = Počet žiadostí jednej adresy vybavovaných naraz je najviac { $limit }.
error-too-many-sockets = Počet živých spojení otvorených z jednej adresy je najviac { $limit }.
error-too-many-matches-here = Tento server uchováva len obmedzený počet partií ({ $limit }); nové sa budú dať založiť, keď staré zmiznú.
error-too-much-kept-here = Tento server uchováva len obmedzený počet megabajtov partií ({ $limit }); nové sa budú dať založiť, keď staré zmiznú.
