## Starting and stopping

server-ready = Fourfold radi na { $address } (zaustavite ga s Ctrl-C)
error-address-taken = Poslužitelj ne može slušati na { $address }: { $why }.

## When nothing can be done

error-not-found = Na ovoj adresi nema ničega.
error-internal = Na poslužitelju je nešto pošlo po zlu. Zabilježeno je; ništa se nije promijenilo.
error-storage-unavailable = Partije trenutačno nisu dostupne. Ništa se nije promijenilo; pokušajte ponovno.
error-storage-unsure = Partije su postale nedostupne upravo dok se ovo spremalo. Nije poznato je li uspjelo; zatražite isto ponovno i izvršit će se jednom.
error-server-leaving = Poslužitelj će se uskoro ponovno pokrenuti. Ništa se nije promijenilo; pokušajte ponovno.

## Who is calling

error-token-missing = Ovdje vas još ne poznajemo. Najprije stvorite partiju ili se nekoj pridružite, ili pošaljite token.
error-token-unknown = Taj token nije poznat.
error-origin-foreign = To je zatražila stranica drugog web-mjesta, pa se odbija.
error-key-unknown = Ovaj ključ ne pripada nijednom mjestu ove partije.
error-too-many-commands = Na jednoj vezi broj poruka u minuti može biti najviše { $limit }.

## Making and joining matches

error-needs-server = Druge možete pozvati samo ondje gdje postoji poslužitelj.
error-match-unknown = Takve partije nema.
error-not-your-match = Ova partija nije vaša.
error-delete-while-playing = Ova se partija još igra s drugima; najprije se predajte.
error-too-many-kept = Možete čuvati najviše ovoliko partija: { $limit }.
error-match-full = Sva mjesta ove partije su zauzeta.
error-too-many-events = Broj događaja u ovoj partiji dosegao je { $limit }; odsad se samo igraju potezi.
error-match-busy = U ovoj se partiji događa previše odjednom; pokušajte ponovno.
error-position-over = U ovom je položaju partija završena; početi se može samo ondje gdje igra još traje.
error-seat-taken = Ovo mjesto je zauzeto.
error-engine-unknown = Programa „{ $name }” ovdje nema.
error-engine-game = Program „{ $name }” ne igra ovu igru.

## Commands in a match

error-stale = Nešto se drugo dogodilo prije; pogledajte partiju kakva je sada.
error-not-your-seat = Ovo mjesto nije vaše.
error-not-your-turn = Niste na potezu.
error-seat-left = Igrač na ovom mjestu predao se ili mu je isteklo vrijeme.
error-match-waiting = Partija još nije počela: jedno je mjesto još slobodno.
error-match-aborted = Ova je partija otkazana.
error-draw-offered-already = Već ste ponudili remi.
error-no-draws = Ova igra nikad ne završava neriješeno: uvijek netko pobijedi.
error-draw-not-offered = Nitko ne nudi remi.
error-takebacks-off = U ovoj se partiji potezi ne poništavaju; tako je odlučeno kad je stvorena.
error-takeback-asked-already = Netko je već zatražio poništenje poteza.
error-takeback-not-asked = Nitko ne traži poništenje poteza.
error-takeback-not-yours = S tim se mora složiti netko drugi.
error-nothing-of-yours-to-take-back = Još niste odigrali potez, pa se nema što poništiti.
error-rematch-wanted-already = Već želite uzvrat; drugi još nisu odgovorili.
error-rematch-made-already = Uzvrat je već stvoren.
error-too-late-to-abort = Partija se može otkazati samo prije drugog poteza.

## What the server refuses to protect itself

error-busy = Trenutačno se razmišlja o previše položaja; pokušajte ponovno uskoro.
error-thinking-failed = Računalo o tome nije moglo razmisliti; pokušajte ponovno.
error-too-many-requests = { $kind ->
        [matches] S jedne se adrese u minuti može stvoriti samo ograničen broj partija ({ $limit }); pokušajte ponovno za { $seconds } s.
        [matches-day] S jedne se adrese u danu može stvoriti samo ograničen broj partija ({ $limit }); pokušajte ponovno za { $seconds } s.
        [players-day] S jedne adrese u danu može doći samo ograničen broj igrača ({ $limit }); pokušajte ponovno za { $seconds } s.
        [analyses] Za jednu se adresu u minuti može razmisliti samo o ograničenom broju položaja ({ $limit }); pokušajte ponovno za { $seconds } s.
        [computing] Za jednu adresu poslužitelj računa najviše { $limit } s u minuti; pokušajte ponovno za { $seconds } s.
        [commands-day] S jedne adrese u danu može doći samo ograničen broj poteza i drugih naredbi ({ $limit }); pokušajte ponovno za { $seconds } s.
        [megabytes-day] S jedne adrese u danu može doći samo ograničen broj megabajta ({ $limit }); pokušajte ponovno za { $seconds } s.
       *[requests] S jedne adrese u minuti može doći samo ograničen broj zahtjeva ({ $limit }); pokušajte ponovno za { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Za jednu adresu računalo razmišlja najviše { $limit } s na dan; pokušajte ponovno za { $seconds } s.
       *[all] Na ovom poslužitelju računalo razmišlja najviše { $limit } s na dan; pokušajte ponovno za { $seconds } s.
    }
error-too-many-at-once = Broj zahtjeva s jedne adrese na koje se odgovara istodobno može biti najviše { $limit }.
error-too-many-sockets = Broj istodobno otvorenih veza s jedne adrese može biti najviše { $limit }.
error-too-many-matches-here = Ovaj poslužitelj čuva samo ograničen broj partija ({ $limit }); nove se mogu stvoriti kad starih više ne bude.
error-too-much-kept-here = Ovaj poslužitelj čuva samo ograničen broj megabajta partija ({ $limit }); nove se mogu stvoriti kad starih više ne bude.
