## Learning

study-learn = Opi
study-learn-about = Valitse peli. Kokeilet kaiken itse, eikä mikään voi mennä pieleen.
study-learn-game = Opi { $game }
study-other-games = Muut pelit
study-rules = Säännöt
study-analyse = Analysoi
study-play = Pelaa
study-review = Käy peli läpi
study-overview = Yleiskuva
study-title-puzzles = { $game }: tehtävät
study-title-analyse = { $game }: analyysi
study-lesson = Säännöt askel askeleelta
study-lesson-about = { $count ->
        [one] Yksi pieni harjoitus laudalla
       *[other] { $count } pientä harjoitusta laudalla
    }
study-lesson-progress = Valmiita vaiheita: { $done } / { $count }
study-first-game = Pelaa ensimmäinen pelisi
study-first-game-about = Vastassa { $name }, tietokoneen lempein taso, ja vihjeitä aina kun haluat

study-steps = Vaiheet
study-step = Vaihe { $number } / { $count }
study-next = Seuraava
study-again = Yritä uudelleen
study-lesson-else = Niin saa pelata, mutta sitä ei pyydetty. Katso uudelleen ja yritä vielä.
study-lesson-allowed = Se on sallittu siirto. Kokeile sitä, jota pyydetään, niin näet, miksi se ei ole sallittu.
study-lesson-skip = Ohita tämä vaihe
study-lesson-hint = Oikean siirron paikat on merkitty.
study-lesson-hint-piece = Ota tämä: { $piece }. Sen paikka laudalla on merkitty.
study-to-puzzles = Siirry tehtäviin

## Puzzles

study-puzzles = Tehtävät
study-puzzles-about = { $count ->
        [one] Yksi asema, jossa on tasan yksi oikea siirto
       *[other] { $count } asemaa, joissa kussakin on tasan yksi oikea siirto
    }
study-puzzles-solved = Ratkaistu: { $done } / { $count }
study-puzzle-rated = Tehtävä, vahvuusluku { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Päivän tehtävä
study-puzzle-task = { $turns ->
        [1] { seat-name } on vuorossa ja voittaa heti
       *[other] { seat-name } on vuorossa ja voittaa { $turns } omalla siirrolla
    }
study-puzzle-block = { seat-name } on vuorossa: etsi ainoa siirto, joka ei häviä heti
study-puzzle-hold = { seat-name } on vuorossa: etsi ainoa siirto, joka ei häviä
study-puzzle-yes = Oikein!
study-puzzle-right = Oikein! { seat-name } tekee minkä voi. Sinun vuorosi taas.
study-puzzle-solved-theme = Ratkaistu! Aiheena oli: { $theme }.
study-puzzle-done-all = Kaikki nämä on ratkaistu. Hyvin tehty!
study-puzzle-answered = { $distance ->
        [0] Silloin { seat-name } voi pelata { $move } ja voittaa.
        [1] Silloin { seat-name } voi pelata { $move } ja voittaa heti.
       *[other] Silloin { seat-name } voi pelata { $move } ja voittaa { $distance } siirrossa.
    }
study-puzzle-not-enough = Se ei pakota voittoa: { seat-name } vastaa { $move }, etkä enää ehdi voittaa ajoissa.
study-puzzle-wrong = Se ei ole oikea siirto.
study-puzzle-not-at-once = Se ei voita heti. Eräs toinen siirto voittaa.
study-puzzle-solution = Näytä siirto
study-puzzle-shown = Siirto on { $move }: sen paikat on merkitty. Pelaa se ja katso, miten peli jatkuu.
study-puzzle-next = Seuraava tehtävä
study-puzzle-rating = Vahvuuslukusi
study-puzzle-streak = Päiviä peräkkäin
study-puzzle-solved = Ratkaistu
study-puzzle-share = { $done } / { $count }
study-puzzle-due = { $count ->
        [one] Yksi muutaman päivän takainen virhe palaa tänään.
       *[other] { $count } muutaman päivän takaista virhettä palaa tänään.
    }
study-puzzle-midnight = Keskiyöllä tulee uusi päivän tehtävä. Kaikki tämä pysyy tässä selaimessa.
study-theme-any = Sinulle sopivat
study-theme-win-in-one = Voitto yhdellä siirrolla
study-theme-win-in-two = Voitto kahdella siirrolla
study-theme-win-in-three = Voitto kolmella siirrolla
study-theme-long-way = Pitkä tie
study-theme-two-threats = Kaksi uhkaa yhtä aikaa
study-theme-block = Estäminen
study-theme-only-move = Ainoa siirto
study-theme-send-home = Lähetä nappula kotiin

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = H{ $distance }
study-short-draw = T
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } voittaa, { $loss } häviää, { $draw } on tasapeli. Luku kertoo, montako siirtoa pelin loppuun on, molempien siirrot laskettuina. Katkoviivareuna tarkoittaa arviota: { study-short-good } hyvä, { study-short-even } tasainen, { study-short-bad } huono.
study-value-win = { $distance ->
        [0] voittaa
        [1] voittaa heti
       *[other] voittaa { $distance } siirrossa
    }
study-value-loss = { $distance ->
        [0] häviää
        [1] häviää heti
       *[other] häviää { $distance } siirrossa
    }
study-value-draw = pitää tasapelin
study-looks-good = näyttää hyvältä
study-looks-even = näyttää tasaiselta
study-looks-bad = näyttää huonolta
study-verdict-win = { $distance ->
        [0] { seat-name } on vuorossa ja voittaa
        [1] { seat-name } on vuorossa ja voittaa heti
       *[other] { seat-name } on vuorossa ja voittaa { $distance } siirrossa
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } on vuorossa ja häviää
        [1] { seat-name } on vuorossa ja häviää heti
       *[other] { seat-name } on vuorossa ja häviää { $distance } siirrossa
    }
study-verdict-draw = Kukaan ei voi pakottaa voittoa
study-verdict-won = { seat-name } on voittanut
study-verdict-drawn = Peli on tasapeli
study-verdict-looks-good = { seat-name } on vuorossa, ja tilanne näyttää hyvältä
study-verdict-looks-even = { seat-name } on vuorossa, ja tilanne näyttää tasaiselta
study-verdict-looks-bad = { seat-name } on vuorossa, ja tilanne näyttää huonolta
study-proved = Todistettu. Molempien siirrot lasketaan.
study-best-open = Vielä ei ole todistettu, mikä siirto on paras.
study-deepening = Toistaiseksi vain arvio; mietitään vielä …
study-estimate = Vain arvio: mitään ei ole todistettu.
study-estimate-share = Vain arvio: vahvassa pelissä vuorossa ollut sai tällaisissa asemissa { $percent } pisteistä. Tasapelissä piste jaetaan tasan kaikkien kesken.
study-thinking = Mietitään …

## Analysis

study-moves = Siirrot ja niiden arvo
study-more = { $count ->
        [one] Vielä yksi siirto
       *[other] Vielä { $count } siirtoa
    }
study-fewer = Vain parhaat
study-values = Arvot
study-best-line = Pelaa parhaat siirrot
study-stop = Pysäytä
study-set-up = Aseta asema
study-set-up-about = Valitse nappula ja pane se paikalleen
study-set-up-done = Analysoi tämä
study-tools = Mitä laudalle pannaan
study-take-away = Ota pois
study-mover = Vuorossa:
study-clear = Tyhjennä lauta
study-possible = Tätä asemaa voi pelata.
study-paste = Liitä peli
study-paste-about = Tallennettu peli, siirtoluettelo, asema tekstinä tai pelin tai analyysin osoite
study-paste-read = Lue
study-paste-unknown = Tämä ei ole tallennettu peli, siirtoluettelo, asema eikä täkäläisen pelin osoite.
study-paste-elsewhere = Tämä osoite kuuluu toiselle sivustolle: { $site }.
study-prune = Unohda tämä siirto
study-draw-about = Hiiren oikealla painikkeella voit piirtää nuolia ja renkaita.
study-share = Lähetä
study-link = Linkki tähän asemaan
study-position = Asema tekstinä
study-from-start = Alusta

## Review

study-review-about = Liitä tallennettu peli, siirtoluettelo tai pelin osoite: jokaista siirtoa katsotaan uudelleen, ja näet, missä se voitettiin ja hävittiin.
study-review-start = Käy läpi
study-review-title = { $game }, läpikäynti
study-review-running = Tätä peliä pelataan vielä. Sen voi käydä läpi, kun se on päättynyt.
study-review-end = Näin peli päättyi.
study-review-better = Parempi oli { $move }: { $worth }.
study-review-win-loss = Virhe: voitto muuttui häviöksi.
study-review-win-draw = Virhe: voitto meni hukkaan.
study-review-draw-loss = Virhe: häviää, vaikka tasapeli oli mahdollinen.
study-review-doubtful = Luultavasti virhe (arvio).
study-review-fine = Näyttää hyvältä (arvio).
study-review-kept = Yhtä hyvä kuin mikä tahansa muu: { $worth }.
study-review-no-choice = Sillä ei ollut väliä: kaikki siirrot olivat samanarvoisia.
study-review-decisive = Tämä ratkaisi pelin.
study-accuracy-exact = Oikeita ratkaisuja niistä, joilla oli väliä: { $right } / { $choices }. Tarkkuus: { $percent }. Luku on täsmällinen.
study-accuracy-estimate = Tarkkuus noin { $percent }. Tämä on arvio: kaikkia siirtoja ei voitu todistaa.
study-accuracy-none = Millään ratkaisulla ei ollut väliä: pelattiinpa mitä tahansa, kaikki siirrot olivat samanarvoisia.
study-mistakes = Virheet
study-mistakes-none = Virheitä ei löytynyt.
study-mistakes-looking = Katsotaan jokaista siirtoa …
study-analyse-here = Analysoi tämä asema
study-to-match = Peliin
study-graph-wins = { seat-name } voittaa
study-graph-move = Siirto
study-graph-exact = todistettu
study-graph-estimate = arvioitu

## Rule pages: what the examples show

study-rules-of = Pelin { $game } säännöt
study-rules-short = Lyhyesti
study-rules-examples = Esimerkit
study-rules-show = Näytä
study-rules-again = Uudelleen
study-rules-why = Miksi ei?
study-rules-not-allowed = Ei sallittu
study-rules-print = Tulosta yhdelle arkille
study-rules-options = Valinnat
study-rules-usual = Yleensä: { $value }
study-rules-decisions = Näin ratkaisemme sen, minkä laatikko jättää avoimeksi

## Help while playing

study-help = Apua
study-review-this = Käy peli läpi
study-hint = Vihje
study-hint-more = Näytä siirto
study-hint-place = Aseta uusi nappula laudalle.
study-hint-piece = Katso tätä: { $piece }.
study-hint-move = Kokeile { $move }: { $worth }.
study-threats = Mikä minua uhkaa?
study-threats-none = Ei mikään juuri nyt.
study-threats-some = Varo: { seat-name } haluaa pelata { $move } ja voittaa heti.
study-threats-later = Kukaan ei voita heti seuraavalla siirrolla. Mutta { seat-name } haluaa pelata { $move } ja voittaisi näin { $distance } siirrossa, teitpä mitä tahansa.
study-show-values = Näytä arvot
