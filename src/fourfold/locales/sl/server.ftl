## Starting and stopping

server-ready = Fourfold teče na { $address } (ustavite ga s Ctrl-C)
error-address-taken = Strežnik ne more poslušati na { $address }: { $why }.

## When nothing can be done

error-not-found = Na tem naslovu ni ničesar.
error-internal = V strežniku je šlo nekaj narobe. To je zabeleženo; nič se ni spremenilo.
error-storage-unavailable = Partije trenutno niso dosegljive. Nič se ni spremenilo; poskusite znova.
error-storage-unsure = Partije so postale nedosegljive prav med shranjevanjem. Ni znano, ali je uspelo; zahtevajte isto še enkrat in izvedlo se bo enkrat.
error-server-leaving = Strežnik se bo vsak čas znova zagnal. Nič se ni spremenilo; poskusite znova.

## Who is calling

error-token-missing = Tu vas še ne poznamo. Najprej ustvarite partijo ali se kateri pridružite ali pa pošljite žeton.
error-token-unknown = Tega žetona ne poznamo.
error-origin-foreign = To je zahtevala stran drugega spletišča, zato je zavrnjeno.
error-key-unknown = Ta ključ ne ustreza nobenemu mestu te partije.
error-too-many-commands = Na eni zvezi je število sporočil na minuto največ { $limit }.

## Making and joining matches

error-needs-server = Druge lahko povabite le tam, kjer je strežnik.
error-match-unknown = Take partije ni.
error-not-your-match = Ta partija ni vaša.
error-delete-while-playing = Ta partija se še igra z drugimi; najprej se predajte.
error-too-many-kept = Shranite lahko največ toliko partij: { $limit }.
error-match-full = Vsa mesta te partije so zasedena.
error-too-many-events = Število dogodkov v tej partiji je doseglo { $limit }; odslej se igrajo le še poteze.
error-match-busy = V tej partiji se dogaja preveč hkrati; poskusite znova.
error-position-over = V tem položaju je partija že končana; začne se lahko le tam, kjer se igra še nadaljuje.
error-seat-taken = To mesto je zasedeno.
error-engine-unknown = Programa »{ $name }« tu ni.
error-engine-game = Program »{ $name }« te igre ne igra.

## Commands in a match

error-stale = Nekaj drugega se je zgodilo prej; poglejte partijo, kakršna je zdaj.
error-not-your-seat = To mesto ni vaše.
error-not-your-turn = Niste na potezi.
error-seat-left = Igralec na tem mestu se je predal ali pa mu je potekel čas.
error-match-waiting = Partija se še ni začela: eno mesto je še prosto.
error-match-aborted = Ta partija je bila odpovedana.
error-draw-offered-already = Remi ste že ponudili.
error-no-draws = Ta igra se nikoli ne konča neodločeno: vedno nekdo zmaga.
error-draw-not-offered = Nihče ne ponuja remija.
error-takebacks-off = V tej partiji se poteze ne razveljavljajo; tako je bilo odločeno ob njenem nastanku.
error-takeback-asked-already = Za razveljavitev poteze je nekdo že prosil.
error-takeback-not-asked = Nihče ne prosi za razveljavitev poteze.
error-takeback-not-yours = S tem se mora strinjati nekdo drug.
error-nothing-of-yours-to-take-back = Poteze še niste odigrali, zato ni česa razveljaviti.
error-rematch-wanted-already = Povratno igro že želite; drugi še niso odgovorili.
error-rematch-made-already = Povratna igra je že pripravljena.
error-too-late-to-abort = Partijo je mogoče odpovedati le pred drugo potezo.

## What the server refuses to protect itself

error-busy = Trenutno se razmišlja o preveč položajih; poskusite čez nekaj časa.
error-thinking-failed = Računalnik o tem ni mogel razmisliti; poskusite znova.
error-too-many-requests = { $kind ->
        [matches] Z enega naslova je v minuti mogoče ustvariti le omejeno število partij ({ $limit }); poskusite znova čez { $seconds } s.
        [matches-day] Z enega naslova je v dnevu mogoče ustvariti le omejeno število partij ({ $limit }); poskusite znova čez { $seconds } s.
        [players-day] Z enega naslova lahko v dnevu pride le omejeno število igralcev ({ $limit }); poskusite znova čez { $seconds } s.
        [analyses] Za en naslov je v minuti mogoče razmisliti le o omejenem številu položajev ({ $limit }); poskusite znova čez { $seconds } s.
        [computing] Za en naslov strežnik računa največ { $limit } s na minuto; poskusite znova čez { $seconds } s.
        [commands-day] Z enega naslova lahko v dnevu pride le omejeno število potez in drugih ukazov ({ $limit }); poskusite znova čez { $seconds } s.
        [megabytes-day] Z enega naslova lahko v dnevu pride le omejeno število megabajtov ({ $limit }); poskusite znova čez { $seconds } s.
       *[requests] Z enega naslova lahko v minuti pride le omejeno število zahtev ({ $limit }); poskusite znova čez { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Za en naslov računalnik razmišlja največ { $limit } s na dan; poskusite znova čez { $seconds } s.
       *[all] Na tem strežniku računalnik razmišlja največ { $limit } s na dan; poskusite znova čez { $seconds } s.
    }
error-too-many-at-once = Število hkrati obravnavanih zahtev z enega naslova je največ { $limit }.
error-too-many-sockets = Število hkrati odprtih zvez z enega naslova je največ { $limit }.
error-too-many-matches-here = Ta strežnik hrani le omejeno število partij ({ $limit }); nove bo mogoče ustvariti, ko starih ne bo več.
error-too-much-kept-here = Ta strežnik hrani le omejeno število megabajtov partij ({ $limit }); nove bo mogoče ustvariti, ko starih ne bo več.
