## Starting and stopping

server-ready = Fourfold on osoitteessa { $address } (pysäytä: Ctrl-C)
error-address-taken = Palvelin ei voi kuunnella osoitetta { $address }: { $why }.

## When nothing can be done

error-not-found = Tässä osoitteessa ei ole mitään.
error-internal = Palvelimessa meni jotakin vikaan. Siitä jäi merkintä; mitään ei muutettu.
error-storage-unavailable = Peleihin ei juuri nyt saada yhteyttä. Mitään ei muutettu; yritä uudelleen.
error-storage-unsure = Yhteys peleihin katkesi juuri, kun tätä tallennettiin. Ei tiedetä, ehtikö se tallentua; pyydä samaa uudelleen, niin se tehdään kerran.
error-server-leaving = Palvelin käynnistyy pian uudelleen. Mitään ei muutettu; yritä uudelleen.

## Who is calling

error-token-missing = Sinua ei vielä tunneta täällä. Luo ensin peli, liity peliin tai lähetä tunniste.
error-token-unknown = Tätä tunnistetta ei tunneta.
error-origin-foreign = Tätä pyysi toisen sivuston sivu, joten se evätään.
error-key-unknown = Tämä avain ei sovi mihinkään tämän pelin pelipaikkaan.
error-too-many-commands = Yhdellä yhteydellä voi lähettää enintään { $limit } viestiä minuutissa.

## Making and joining matches

error-needs-server = Muita voi kutsua vain siellä, missä on palvelin.
error-match-unknown = Sellaista peliä ei ole.
error-not-your-match = Tämä peli ei ole sinun.
error-delete-while-playing = Tätä peliä pelataan vielä muiden kanssa; luovuta ensin.
error-too-many-kept = Voit säilyttää enintään { $limit } peliä.
error-match-full = Pelin kaikki pelipaikat on varattu.
error-too-many-events = Tässä pelissä on jo { $limit } tapahtumaa; tästä lähtien voi tehdä vain siirtoja.
error-match-busy = Tässä pelissä tapahtuu liian paljon yhtä aikaa; yritä uudelleen.
error-position-over = Tässä asemassa peli on jo päättynyt; peli alkaa asemasta, joka jatkuu.
error-seat-taken = Tämä pelipaikka on varattu.
error-engine-unknown = Täällä ei ole ohjelmaa nimeltä ”{ $name }”.
error-engine-game = Ohjelma ”{ $name }” ei pelaa tätä peliä.

## Commands in a match

error-stale = Jotakin muuta ehti tapahtua ensin; katso, millainen peli on nyt.
error-not-your-seat = Tämä pelipaikka ei ole sinun.
error-not-your-turn = Nyt ei ole sinun vuorosi.
error-seat-left = Tältä pelipaikalta on luovutettu, tai sen aika on loppunut.
error-match-waiting = Peli ei ole vielä alkanut: yksi pelipaikka on vapaana.
error-match-aborted = Tämä peli mitätöitiin.
error-draw-offered-already = Olet jo tarjonnut tasapeliä.
error-no-draws = Tämä peli ei voi päättyä tasan: joku voittaa aina.
error-draw-not-offered = Kukaan ei tarjoa tasapeliä.
error-takebacks-off = Tässä pelissä ei peruta siirtoja; niin päätettiin, kun peli luotiin.
error-takeback-asked-already = Joku on jo pyytänyt siirron perumista.
error-takeback-not-asked = Kukaan ei pyydä siirron perumista.
error-takeback-not-yours = Suostumusta ei kysytä sinulta.
error-nothing-of-yours-to-take-back = Et ole vielä tehnyt siirtoa, joten peruttavaa ei ole.
error-rematch-wanted-already = Olet jo pyytänyt uusintapeliä; muut eivät ole vielä vastanneet.
error-rematch-made-already = Uusintapeli on jo luotu.
error-too-late-to-abort = Pelin voi mitätöidä vain ennen toista siirtoa.

## What the server refuses to protect itself

error-busy = Juuri nyt mietitään liian monta asemaa; yritä pian uudelleen.
error-thinking-failed = Tietokone ei pystynyt miettimään tätä; yritä uudelleen.
error-too-many-requests = { $kind ->
        [matches] Yhdestä osoitteesta voi luoda enintään { $limit } peliä minuutissa; yritä uudelleen { $seconds } s kuluttua.
        [matches-day] Yhdestä osoitteesta voi luoda enintään { $limit } peliä päivässä; yritä uudelleen { $seconds } s kuluttua.
        [players-day] Yhdestä osoitteesta voi tulla enintään { $limit } pelaajaa päivässä; yritä uudelleen { $seconds } s kuluttua.
        [analyses] Yhtä osoitetta varten voidaan miettiä enintään { $limit } asemaa minuutissa; yritä uudelleen { $seconds } s kuluttua.
        [computing] Palvelin laskee yhtä osoitetta varten enintään { $limit } s minuutissa; yritä uudelleen { $seconds } s kuluttua.
        [commands-day] Yhdestä osoitteesta voi tulla enintään { $limit } siirtoa ja muuta komentoa päivässä; yritä uudelleen { $seconds } s kuluttua.
        [megabytes-day] Yhdestä osoitteesta voi tulla enintään { $limit } megatavua päivässä; yritä uudelleen { $seconds } s kuluttua.
       *[requests] Yhdestä osoitteesta voi tulla enintään { $limit } pyyntöä minuutissa; yritä uudelleen { $seconds } s kuluttua.
    }
error-too-much-thinking = { $kind ->
        [address] Tietokone miettii yhtä osoitetta varten enintään { $limit } s päivässä; yritä uudelleen { $seconds } s kuluttua.
       *[all] Tietokone miettii tällä palvelimella enintään { $limit } s päivässä; yritä uudelleen { $seconds } s kuluttua.
    }
error-too-many-at-once = Yhden osoitteen pyyntöihin vastataan enintään { $limit } kerrallaan.
error-too-many-sockets = Yhdestä osoitteesta voi olla auki enintään { $limit } elävää yhteyttä.
error-too-many-matches-here = Tällä palvelimella on tilaa enintään { $limit } pelille; uusia voi luoda, kun vanhoja on poistunut.
error-too-much-kept-here = Tällä palvelimella on peleille tilaa enintään { $limit } megatavua; uusia voi luoda, kun vanhoja on poistunut.
