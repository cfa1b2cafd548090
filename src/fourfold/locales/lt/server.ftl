## Starting and stopping

server-ready = Fourfold veikia adresu { $address } (sustabdykite su Ctrl-C)
error-address-taken = Serveris negali klausytis adresu { $address }: { $why }.

## When nothing can be done

error-not-found = Šiuo adresu nieko nėra.
error-internal = Serveryje kažkas nepavyko. Tai užrašyta; niekas nepakeista.
error-storage-unavailable = Partijos šiuo metu nepasiekiamos. Niekas nepakeista; bandykite dar kartą.
error-storage-unsure = Partijos tapo nepasiekiamos kaip tik tada, kai tai buvo saugoma. Ar pavyko, nežinoma; paprašykite to paties dar kartą, ir tai bus padaryta vieną kartą.
error-server-leaving = Serveris tuoj bus paleistas iš naujo. Niekas nepakeista; bandykite dar kartą.

## Who is calling

error-token-missing = Čia jūsų dar nepažįstame. Pirmiausia sukurkite partiją ar prisijunkite prie jos arba atsiųskite prieigos raktą.
error-token-unknown = Šis prieigos raktas nežinomas.
error-origin-foreign = To paprašė kitos svetainės puslapis, todėl atsisakyta.
error-key-unknown = Šis raktas netinka jokiai šios partijos vietai.
error-too-many-commands = Viena jungtimi per minutę priimama žinučių ne daugiau kaip { $limit }.

## Making and joining matches

error-needs-server = Kitus pakviesti galima tik ten, kur yra serveris.
error-match-unknown = Tokios partijos nėra.
error-not-your-match = Ši partija ne jūsų.
error-delete-while-playing = Ši partija dar žaidžiama su kitais; pirmiausia pasiduokite.
error-too-many-kept = Partijų galite laikyti ne daugiau kaip { $limit }.
error-match-full = Visos šios partijos vietos užimtos.
error-too-many-events = Šios partijos įvykių skaičius pasiekė { $limit }; nuo šiol tik einama.
error-match-busy = Šioje partijoje vienu metu vyksta per daug dalykų; bandykite dar kartą.
error-position-over = Šioje padėtyje žaidimas baigtas; partija prasideda ten, kur jis tęsiasi.
error-seat-taken = Ši vieta užimta.
error-engine-unknown = Čia nėra programos „{ $name }“.
error-engine-game = Programa „{ $name }“ šio žaidimo nežaidžia.

## Commands in a match

error-stale = Pirmiau įvyko kai kas kita; pažiūrėkite, kokia partija yra dabar.
error-not-your-seat = Ši vieta ne jūsų.
error-not-your-turn = Dabar ne jūsų ėjimas.
error-seat-left = Ši vieta pasidavė arba jos laikas baigėsi.
error-match-waiting = Partija dar neprasidėjo: viena vieta dar laisva.
error-match-aborted = Ši partija atšaukta.
error-draw-offered-already = Jau pasiūlėte lygiąsias.
error-no-draws = Šiame žaidime lygiųjų nebūna: visada kas nors laimi.
error-draw-not-offered = Niekas nesiūlo lygiųjų.
error-takebacks-off = Šioje partijoje ėjimai neatsiimami; taip nuspręsta ją kuriant.
error-takeback-asked-already = Kažkas jau paprašė atsiimti ėjimą.
error-takeback-not-asked = Niekas neprašo atsiimti ėjimo.
error-takeback-not-yours = Sutikti turi ne jūs.
error-nothing-of-yours-to-take-back = Dar nėjote, todėl nėra ko atsiimti.
error-rematch-wanted-already = Jau paprašėte revanšo; kiti dar neatsakė.
error-rematch-made-already = Revanšas jau sukurtas.
error-too-late-to-abort = Partiją galima atšaukti tik prieš antrą ėjimą.

## What the server refuses to protect itself

error-busy = Šiuo metu galvojama apie per daug padėčių; netrukus bandykite dar kartą.
error-thinking-failed = Kompiuteriui nepavyko apie tai pagalvoti; bandykite dar kartą.
error-too-many-requests = { $kind ->
        [matches] Iš vieno adreso per minutę partijų galima sukurti ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
        [matches-day] Iš vieno adreso per dieną partijų galima sukurti ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
        [players-day] Iš vieno adreso per dieną žaidėjų gali ateiti ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
        [analyses] Vienam adresui per minutę padėčių galima apgalvoti ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
        [computing] Vienam adresui serveris per minutę skaičiuoja ne ilgiau kaip { $limit } s; bandykite dar kartą po { $seconds } s.
        [commands-day] Iš vieno adreso per dieną ėjimų ir kitų komandų priimama ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
        [megabytes-day] Iš vieno adreso per dieną megabaitų priimama ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
       *[requests] Iš vieno adreso per minutę užklausų priimama ne daugiau kaip { $limit }; bandykite dar kartą po { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Vienam adresui kompiuteris per dieną galvoja ne daugiau kaip { $limit } s; bandykite dar kartą po { $seconds } s.
       *[all] Šiame serveryje kompiuteris per dieną galvoja ne daugiau kaip { $limit } s; bandykite dar kartą po { $seconds } s.
    }
error-too-many-at-once = Vienu metu atsakoma į vieno adreso užklausų ne daugiau kaip { $limit }.
error-too-many-sockets = Iš vieno adreso nuolatinių jungčių gali būti ne daugiau kaip { $limit }.
error-too-many-matches-here = Šis serveris laiko partijų ne daugiau kaip { $limit }; naujas bus galima kurti, kai nebeliks senų.
error-too-much-kept-here = Šis serveris partijoms skiria megabaitų ne daugiau kaip { $limit }; naujas bus galima kurti, kai nebeliks senų.
