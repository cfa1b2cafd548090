## Learning

study-learn = Mokytis
study-learn-about = Pasirinkite žaidimą. Viską išbandysite patys, ir nieko blogo nutikti negali.
study-learn-game = Mokytis žaisti { $game }
study-other-games = Kiti žaidimai
study-rules = Taisyklės
study-analyse = Analizuoti
study-play = Žaisti
study-review = Peržiūrėti partiją
study-overview = Apžvalga
study-title-puzzles = { $game }: uždaviniai
study-title-analyse = { $game }: analizė
study-lesson = Taisyklės žingsnis po žingsnio
study-lesson-about = { $count ->
        [one] { $count } maža užduotis lentoje
        [few] { $count } mažos užduotys lentoje
       *[other] { $count } mažų užduočių lentoje
    }
study-lesson-progress = Atlikta žingsnių: { $done } iš { $count }
study-first-game = Sužaiskite pirmąją partiją
study-first-game-about = Priešininkas: { $name }, švelniausias kompiuterio žaidėjas; užuominos – kada tik norite

study-steps = Žingsniai
study-step = Žingsnis { $number } iš { $count }
study-next = Toliau
study-again = Dar kartą
study-lesson-else = Taip eiti galima, bet prašyta ne to. Pažiūrėkite dar kartą ir pabandykite iš naujo.
study-lesson-allowed = Tai leidžiamas ėjimas. Pabandykite tą, kurio prašoma, ir pamatysite, kodėl jis draudžiamas.
study-lesson-skip = Praleisti žingsnį
study-lesson-hint = Teisingo ėjimo vietos pažymėtos.
study-lesson-hint-piece = Imkite šią figūrą: { $piece }. Kur ją dėti, pažymėta.
study-to-puzzles = Prie uždavinių

## Puzzles

study-puzzles = Uždaviniai
study-puzzles-about = { $count ->
        [one] { $count } padėtis su vieninteliu teisingu ėjimu
        [few] { $count } padėtys, kiekviena su vieninteliu teisingu ėjimu
       *[other] { $count } padėčių, kiekviena su vieninteliu teisingu ėjimu
    }
study-puzzles-solved = Išspręsta: { $done } iš { $count }
study-puzzle-rated = Uždavinys, reitingas { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Dienos uždavinys
study-puzzle-task = { $turns ->
        [1] { seat-name } eina ir laimi iš karto
        [one] { seat-name } eina ir laimi per { $turns } ėjimą
        [few] { seat-name } eina ir laimi per { $turns } ėjimus
       *[other] { seat-name } eina ir laimi per { $turns } ėjimų
    }
study-puzzle-block = Eina { seat-name }: raskite vienintelį ėjimą, po kurio iš karto nepralaimima
study-puzzle-hold = Eina { seat-name }: raskite vienintelį ėjimą, po kurio nepralaimima
study-puzzle-yes = Teisingai!
study-puzzle-right = Teisingai! { seat-name } daro, ką gali. Vėl jūsų ėjimas.
study-puzzle-solved-theme = Išspręsta! Tema buvo: { $theme }.
study-puzzle-done-all = Visi šie uždaviniai išspręsti. Puiku!
study-puzzle-answered = { $distance ->
        [0] Tada { seat-name } eina { $move } ir laimi.
        [1] Tada { seat-name } eina { $move } ir laimi iš karto.
        [one] Tada { seat-name } eina { $move } ir laimi per { $distance } ėjimą.
        [few] Tada { seat-name } eina { $move } ir laimi per { $distance } ėjimus.
       *[other] Tada { seat-name } eina { $move } ir laimi per { $distance } ėjimų.
    }
study-puzzle-not-enough = Tai pergalės neužtikrina: { seat-name } atsako { $move }, ir laiku laimėti nebegalima.
study-puzzle-wrong = Tai ne tas ėjimas.
study-puzzle-not-at-once = Taip iš karto nelaimima. Laimi kitas ėjimas.
study-puzzle-solution = Rodyti ėjimą
study-puzzle-shown = Ėjimas yra { $move }: jo vietos pažymėtos. Padarykite jį ir pažiūrėkite, kas toliau.
study-puzzle-next = Kitas uždavinys
study-puzzle-rating = Jūsų reitingas
study-puzzle-streak = Dienos iš eilės
study-puzzle-solved = Išspręsta
study-puzzle-share = { $done } iš { $count }
study-puzzle-due = { $count ->
        [one] Šiandien grįžta { $count } klaida, padaryta prieš kelias dienas.
        [few] Šiandien grįžta { $count } klaidos, padarytos prieš kelias dienas.
       *[other] Šiandien grįžta { $count } klaidų, padarytų prieš kelias dienas.
    }
study-puzzle-midnight = Vidurnaktį bus naujas dienos uždavinys. Visa tai lieka šioje naršyklėje.
study-theme-any = Kas jums tinka
study-theme-win-in-one = Pergalė vienu ėjimu
study-theme-win-in-two = Pergalė dviem ėjimais
study-theme-win-in-three = Pergalė trimis ėjimais
study-theme-long-way = Ilgas kelias
study-theme-two-threats = Dvi grėsmės vienu metu
study-theme-block = Blokavimas
study-theme-only-move = Vienintelis ėjimas
study-theme-send-home = Pasiųsti figūrą namo

## What a position is worth

study-short-win = L{ $distance }
study-short-loss = P{ $distance }
study-short-draw = N
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } – laimi, { $loss } – pralaimi, { $draw } – lygiosios. Skaičius rodo, kiek abiejų pusių ėjimų liko iki pabaigos. Brūkšninis kraštas – tik įvertis: { study-short-good } gerai, { study-short-even } lygu, { study-short-bad } blogai.
study-value-win = { $distance ->
        [0] laimi
        [1] laimi iš karto
        [one] laimi per { $distance } ėjimą
        [few] laimi per { $distance } ėjimus
       *[other] laimi per { $distance } ėjimų
    }
study-value-loss = { $distance ->
        [0] pralaimi
        [1] pralaimi iš karto
        [one] pralaimi per { $distance } ėjimą
        [few] pralaimi per { $distance } ėjimus
       *[other] pralaimi per { $distance } ėjimų
    }
study-value-draw = lygiosios
study-looks-good = atrodo gerai
study-looks-even = atrodo lygu
study-looks-bad = atrodo blogai
study-verdict-win = { $distance ->
        [0] { seat-name } eina ir laimi
        [1] { seat-name } eina ir laimi iš karto
        [one] { seat-name } eina ir laimi per { $distance } ėjimą
        [few] { seat-name } eina ir laimi per { $distance } ėjimus
       *[other] { seat-name } eina ir laimi per { $distance } ėjimų
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } eina ir pralaimi
        [1] { seat-name } eina ir pralaimi iš karto
        [one] { seat-name } eina ir pralaimi per { $distance } ėjimą
        [few] { seat-name } eina ir pralaimi per { $distance } ėjimus
       *[other] { seat-name } eina ir pralaimi per { $distance } ėjimų
    }
study-verdict-draw = Niekas negali užsitikrinti pergalės
study-verdict-won = { seat-name } laimėjo
study-verdict-drawn = Partija baigėsi lygiosiomis
study-verdict-looks-good = Eina { seat-name }; jų padėtis atrodo gera
study-verdict-looks-even = Atrodo lygu; eina { seat-name }
study-verdict-looks-bad = Eina { seat-name }; jų padėtis atrodo bloga
study-proved = Įrodyta. Skaičiuojami abiejų pusių ėjimai.
study-best-open = Dar neįrodyta, kuris ėjimas geriausias.
study-deepening = Kol kas tik įvertis; dar galvojama…
study-estimate = Tik įvertis: niekas neįrodyta.
study-estimate-share = Tik įvertis: stipriems žaidėjams žaidžiant tas, kuriam tokiose padėtyse buvo eilė eiti, gavo { $percent } taškų. Lygiųjų atveju tašką visi pasidalija po lygiai.
study-thinking = Galvojama…

## Analysis

study-moves = Ėjimai ir jų vertė
study-more = { $count ->
        [one] Dar { $count } ėjimas
        [few] Dar { $count } ėjimai
       *[other] Dar { $count } ėjimų
    }
study-fewer = Tik geriausi
study-values = Vertės
study-best-line = Žaisti geriausius ėjimus
study-stop = Sustabdyti
study-set-up = Sudėlioti
study-set-up-about = Pasirinkite figūrą, paskui padėkite ją į vietą
study-set-up-done = Analizuoti tai
study-tools = Ką dėti
study-take-away = Nuimti
study-mover = Eina:
study-clear = Ištuštinti lentą
study-possible = Šią padėtį galima žaisti.
study-paste = Įklijuoti partiją
study-paste-about = Išsaugota partija, ėjimų sąrašas, padėtis tekstu arba partijos ar analizės adresas
study-paste-read = Skaityti
study-paste-unknown = Tai nei išsaugota partija, nei ėjimų sąrašas, nei padėtis, nei čia esančios partijos adresas.
study-paste-elsewhere = Šis adresas priklauso kitai svetainei: { $site }.
study-prune = Pamiršti šį ėjimą
study-draw-about = Dešiniuoju pelės mygtuku galite piešti rodykles ir žiedus.
study-share = Perduoti
study-link = Nuoroda į šią padėtį
study-position = Padėtis tekstu
study-from-start = Nuo pradžių

## Review

study-review-about = Įklijuokite išsaugotą partiją, ėjimų sąrašą arba partijos adresą: kiekvienas ėjimas peržiūrimas iš naujo, ir matote, kur laimėta, o kur pralaimėta.
study-review-start = Peržiūrėti
study-review-title = { $game }: žvilgsnis atgal
study-review-running = Ši partija dar žaidžiama. Ją galima peržiūrėti, kai baigsis.
study-review-end = Taip partija baigėsi.
study-review-better = Geriau buvo { $move }: { $worth }.
study-review-win-loss = Klaida: pergalė virto pralaimėjimu.
study-review-win-draw = Klaida: pergalė paleista iš rankų.
study-review-draw-loss = Klaida: pralaimi ten, kur buvo galima išlaikyti lygiąsias.
study-review-doubtful = Tikriausiai klaida (įvertis).
study-review-fine = Atrodo gerai (įvertis).
study-review-kept = Ne blogiau už kitus: { $worth }.
study-review-no-choice = Skirtumo nebuvo: visi ėjimai buvo vienodos vertės.
study-review-decisive = Tai nulėmė partiją.
study-accuracy-exact = Teisingi sprendimai iš svarbių: { $right } iš { $choices }. Tikslumas: { $percent }. Tai tikslu.
study-accuracy-estimate = Tikslumas apie { $percent }. Tai įvertis: ne kiekvieną ėjimą pavyko įrodyti.
study-accuracy-none = Nė vienas sprendimas nebuvo svarbus: kad ir kaip būtų eita, visi ėjimai buvo vienodos vertės.
study-mistakes = Klaidos
study-mistakes-none = Nerasta.
study-mistakes-looking = Žiūrimas kiekvienas ėjimas…
study-analyse-here = Analizuoti šią padėtį
study-to-match = Į partiją
study-graph-wins = { seat-name } laimi
study-graph-move = Ėjimas
study-graph-exact = įrodyta
study-graph-estimate = įvertinta

## Rule pages: what the examples show

study-rules-of = { $game } taisyklės
study-rules-short = Trumpai
study-rules-examples = Pavyzdžiai
study-rules-show = Rodyti
study-rules-again = Dar kartą
study-rules-why = Kodėl ne?
study-rules-not-allowed = Draudžiama
study-rules-print = Spausdinti viename lape
study-rules-options = Parinktys
study-rules-usual = Paprastai: { $value }
study-rules-decisions = Kaip sprendžiame tai, kas dėžutėje nepasakyta

## Help while playing

study-help = Pagalba
study-review-this = Peržiūrėti partiją
study-hint = Užuomina
study-hint-more = Rodyti ėjimą
study-hint-place = Padėkite naują figūrą.
study-hint-piece = Pažiūrėkite į šią figūrą: { $piece }.
study-hint-move = Pabandykite { $move }: { $worth }.
study-threats = Kas man gresia?
study-threats-none = Šiuo metu niekas.
study-threats-some = Atsargiai: { seat-name } nori eiti { $move } ir iš karto laimėti.
study-threats-later = { $distance ->
        [one] Niekas nelaimės iš karto kitu ėjimu. Bet { seat-name } nori eiti { $move } ir taip laimėtų per { $distance } ėjimą, kad ir ką darytumėte.
        [few] Niekas nelaimės iš karto kitu ėjimu. Bet { seat-name } nori eiti { $move } ir taip laimėtų per { $distance } ėjimus, kad ir ką darytumėte.
       *[other] Niekas nelaimės iš karto kitu ėjimu. Bet { seat-name } nori eiti { $move } ir taip laimėtų per { $distance } ėjimų, kad ir ką darytumėte.
    }
study-show-values = Rodyti vertes
