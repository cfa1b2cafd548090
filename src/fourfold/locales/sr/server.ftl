## Starting and stopping

server-ready = Fourfold je na { $address } (zaustavite ga sa Ctrl-C)
error-address-taken = Server ne može da sluša na { $address }: { $why }.

## When nothing can be done

error-not-found = Na ovoj adresi nema ničega.
error-internal = Nešto je na serveru pošlo naopako. Zabeleženo je; ništa nije promenjeno.
error-storage-unavailable = Partije trenutno nisu dostupne. Ništa nije promenjeno; pokušajte ponovo.
error-storage-unsure = Partije su postale nedostupne baš dok se ovo čuvalo. Ne zna se da li je sačuvano; zatražite isto ponovo, i biće urađeno jednom.
error-server-leaving = Server će se uskoro ponovo pokrenuti. Ništa nije promenjeno; pokušajte ponovo.

## Who is calling

error-token-missing = Ovde vas još ne poznaju. Prvo napravite partiju ili se pridružite nekoj, ili pošaljite token.
error-token-unknown = Ovaj token nije poznat.
error-origin-foreign = Ovo je zatražila stranica drugog sajta, pa je odbijeno.
error-key-unknown = Ovaj ključ ne odgovara nijednom mestu u ovoj partiji.
error-too-many-commands = Poruka u minutu na jednoj vezi može biti najviše { $limit }.

## Making and joining matches

error-needs-server = Druge možete da pozovete samo tamo gde postoji server.
error-match-unknown = Takve partije nema.
error-not-your-match = Ova partija nije vaša.
error-delete-while-playing = Ova partija se još igra s drugima; prvo se predajte.
error-too-many-kept = Partija koje čuvate može biti najviše { $limit }.
error-match-full = Sva mesta u ovoj partiji su zauzeta.
error-too-many-events = Događaja u ovoj partiji ima već { $limit }; od sada se igraju samo potezi.
error-match-busy = U ovoj partiji se previše toga dešava odjednom; pokušajte ponovo.
error-position-over = U ovoj poziciji igra je gotova; partija počinje tamo gde se može nastaviti.
error-seat-taken = Ovo mesto je zauzeto.
error-engine-unknown = Ovde nema programa „{ $name }“.
error-engine-game = Program „{ $name }“ ne igra ovu igru.

## Commands in a match

error-stale = Nešto drugo se desilo pre toga; pogledajte partiju kakva je sada.
error-not-your-seat = Ovo mesto nije vaše.
error-not-your-turn = Niste na redu.
error-seat-left = Igrač na ovom mestu se predao ili mu je vreme isteklo.
error-match-waiting = Partija još nije počela: jedno mesto je slobodno.
error-match-aborted = Ova partija je otkazana.
error-draw-offered-already = Već ste ponudili remi.
error-no-draws = Ova igra se nikad ne završava nerešeno: uvek neko pobedi.
error-draw-not-offered = Niko ne nudi remi.
error-takebacks-off = U ovoj partiji se potezi ne poništavaju; tako je odlučeno kad je napravljena.
error-takeback-asked-already = Neko je već tražio poništavanje.
error-takeback-not-asked = Niko ne traži poništavanje.
error-takeback-not-yours = Niste vi ti koji treba da se slože.
error-nothing-of-yours-to-take-back = Još niste igrali, pa nema šta da se poništi.
error-rematch-wanted-already = Već ste tražili revanš; ostali još nisu odgovorili.
error-rematch-made-already = Revanš je već napravljen.
error-too-late-to-abort = Partija se može otkazati samo pre drugog poteza.

## What the server refuses to protect itself

error-busy = Trenutno se razmišlja o previše pozicija; pokušajte ponovo uskoro.
error-thinking-failed = Računar nije mogao da razmisli o ovome; pokušajte ponovo.
error-too-many-requests = { $kind ->
        [matches] Novih partija u minutu s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
        [matches-day] Novih partija na dan s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
        [players-day] Novih igrača na dan s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
        [analyses] Pozicija za razmišljanje u minutu s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
        [computing] Za jednu adresu server računa najviše { $limit } s u minutu; pokušajte ponovo za { $seconds } s.
        [commands-day] Poteza i drugih komandi na dan s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
        [megabytes-day] Megabajta na dan s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
       *[requests] Zahteva u minutu s jedne adrese može biti najviše { $limit }; pokušajte ponovo za { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Za jednu adresu računar razmišlja najviše { $limit } s na dan; pokušajte ponovo za { $seconds } s.
       *[all] Na ovom serveru računar razmišlja najviše { $limit } s na dan; pokušajte ponovo za { $seconds } s.
    }
error-too-many-at-once = Zahteva s jedne adrese u isto vreme može biti najviše { $limit }.
error-too-many-sockets = Otvorenih veza s jedne adrese može biti najviše { $limit }.
error-too-many-matches-here = Partija na ovom serveru može biti najviše { $limit }; nove se mogu napraviti kad stare odu.
error-too-much-kept-here = Megabajta partija na ovom serveru može biti najviše { $limit }; nove se mogu napraviti kad stare odu.
