## Learning

study-learn = Õpi
study-learn-about = Vali mäng. Proovid kõike ise ja miski ei saa valesti minna.
study-learn-game = Õpi: { $game }
study-other-games = Teised mängud
study-rules = Reeglid
study-analyse = Analüüsi
study-play = Mängi
study-review = Vaata partii üle
study-overview = Ülevaade
study-title-puzzles = { $game }: ülesanded
study-title-analyse = { $game }: analüüs
study-lesson = Reeglid samm-sammult
study-lesson-about = { $count ->
        [one] Üks väike harjutus laual
       *[other] { $count } väikest harjutust laual
    }
study-lesson-progress = Tehtud samme: { $done } / { $count }
study-first-game = Mängi oma esimene partii
study-first-game-about = Vastas on { $name }, arvuti kõige leebem tase; vihjeid saad alati, kui soovid

study-steps = Sammud
study-step = Samm { $number } / { $count }
study-next = Edasi
study-again = Proovi uuesti
study-lesson-else = Nii tohib mängida, aga seda ei palutud. Vaata veel kord ja proovi uuesti.
study-lesson-allowed = See on lubatud käik. Proovi seda, mida palutakse, ja näed, miks see ei ole lubatud.
study-lesson-skip = Jäta samm vahele
study-lesson-hint = Õige käigu väljad on märgitud.
study-lesson-hint-piece = Võta see: { $piece }. Selle koht laual on märgitud.
study-to-puzzles = Edasi ülesannete juurde

## Puzzles

study-puzzles = Ülesanded
study-puzzles-about = { $count ->
        [one] Üks seis, milles on täpselt üks õige käik
       *[other] { $count } seisu, igaühes täpselt üks õige käik
    }
study-puzzles-solved = Lahendatud: { $done } / { $count }
study-puzzle-rated = Ülesanne, reiting { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Päeva ülesanne
study-puzzle-task = { $turns ->
        [1] { seat-name } on käigul ja võidab kohe
       *[other] { seat-name } on käigul ja võidab oma { $turns } käiguga
    }
study-puzzle-block = { seat-name } on käigul: leia ainus käik, mis ei kaota kohe
study-puzzle-hold = { seat-name } on käigul: leia ainus käik, mis ei kaota
study-puzzle-yes = Õige!
study-puzzle-right = Õige! { seat-name } teeb, mis saab. Jälle sinu kord.
study-puzzle-solved-theme = Lahendatud! Teema oli: { $theme }.
study-puzzle-done-all = Kõik need on lahendatud. Väga tubli!
study-puzzle-answered = { $distance ->
        [0] Siis saab { seat-name } mängida { $move } ja võita.
        [1] Siis saab { seat-name } mängida { $move } ja kohe võita.
       *[other] Siis saab { seat-name } mängida { $move } ja võita { $distance } käiguga.
    }
study-puzzle-not-enough = See ei kindlusta võitu: { seat-name } vastab { $move } ja õigeks ajaks sa enam võita ei jõua.
study-puzzle-wrong = See ei ole õige käik.
study-puzzle-not-at-once = See ei võida kohe. Üks teine käik võidab.
study-puzzle-solution = Näita käiku
study-puzzle-shown = Käik on { $move }: selle väljad on märgitud. Mängi see ja vaata, kuidas edasi läheb.
study-puzzle-next = Järgmine ülesanne
study-puzzle-rating = Sinu reiting
study-puzzle-streak = Päevi järjest
study-puzzle-solved = Lahendatud
study-puzzle-share = { $done } / { $count }
study-puzzle-due = { $count ->
        [one] Üks mõne päeva tagune viga tuleb täna tagasi.
       *[other] { $count } mõne päeva tagust viga tuleb täna tagasi.
    }
study-puzzle-midnight = Keskööl tuleb uus päeva ülesanne. Kõik see jääb sellesse brauserisse.
study-theme-any = Sulle sobivad
study-theme-win-in-one = Võit ühe käiguga
study-theme-win-in-two = Võit kahe käiguga
study-theme-win-in-three = Võit kolme käiguga
study-theme-long-way = Pikk tee
study-theme-two-threats = Kaks ohtu korraga
study-theme-block = Blokeerimine
study-theme-only-move = Ainus käik
study-theme-send-home = Saada nupp koju

## What a position is worth

study-short-win = V{ $distance }
study-short-loss = K{ $distance }
study-short-draw = T
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } võidab, { $loss } kaotab, { $draw } on viik. Arv näitab, mitu käiku on lõpuni, mõlemad pooled kokku. Katkendlik serv on hinnang: { study-short-good } hea, { study-short-even } võrdne, { study-short-bad } halb.
study-value-win = { $distance ->
        [0] võidab
        [1] võidab kohe
       *[other] võidab { $distance } käiguga
    }
study-value-loss = { $distance ->
        [0] kaotab
        [1] kaotab kohe
       *[other] kaotab { $distance } käiguga
    }
study-value-draw = toob viigi
study-looks-good = paistab hea
study-looks-even = paistab võrdne
study-looks-bad = paistab halb
study-verdict-win = { $distance ->
        [0] { seat-name } on käigul ja võidab
        [1] { seat-name } on käigul ja võidab kohe
       *[other] { seat-name } on käigul ja võidab { $distance } käiguga
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } on käigul ja kaotab
        [1] { seat-name } on käigul ja kaotab kohe
       *[other] { seat-name } on käigul ja kaotab { $distance } käiguga
    }
study-verdict-draw = Keegi ei saa endale võitu kindlustada
study-verdict-won = { seat-name } on võitnud
study-verdict-drawn = Partii on viik
study-verdict-looks-good = { seat-name } on käigul ja seis paistab hea
study-verdict-looks-even = { seat-name } on käigul ja seis paistab võrdne
study-verdict-looks-bad = { seat-name } on käigul ja seis paistab halb
study-proved = Tõestatud. Loetakse mõlema poole käike.
study-best-open = Veel ei ole tõestatud, milline käik on parim.
study-deepening = Esialgu ainult hinnang; mõtlen veel …
study-estimate = Ainult hinnang: midagi ei ole tõestatud.
study-estimate-share = Ainult hinnang: tugevas mängus sai käigul olija sellistes seisudes { $percent } punktidest. Viigi korral jagatakse punkt kõigi vahel võrdselt.
study-thinking = Mõtlen …

## Analysis

study-moves = Käigud ja nende väärtus
study-more = { $count ->
        [one] Veel üks käik
       *[other] Veel { $count } käiku
    }
study-fewer = Ainult parimad
study-values = Väärtused
study-best-line = Mängi parimad käigud
study-stop = Peata
study-set-up = Sea seis
study-set-up-about = Vali nupp ja pane see oma kohale
study-set-up-done = Analüüsi seda
study-tools = Mida lauale panna
study-take-away = Võta ära
study-mover = Käigul:
study-clear = Tühjenda laud
study-possible = Seda seisu saab mängida.
study-paste = Kleebi partii
study-paste-about = Salvestatud partii, käikude loend, seis tekstina või partii või analüüsi aadress
study-paste-read = Loe
study-paste-unknown = See ei ole salvestatud partii, käikude loend, seis ega siinse partii aadress.
study-paste-elsewhere = See aadress kuulub teisele saidile: { $site }.
study-prune = Unusta see käik
study-draw-about = Hiire parema nupuga saad joonistada nooli ja rõngaid.
study-share = Saada edasi
study-link = Selle seisu link
study-position = Seis tekstina
study-from-start = Algusest

## Review

study-review-about = Kleebi salvestatud partii, käikude loend või partii aadress: iga käik vaadatakse üle ja näed, kus see võideti ja kaotati.
study-review-start = Vaata üle
study-review-title = { $game }, ülevaatus
study-review-running = Seda partiid veel mängitakse. Selle saab üle vaadata, kui see on läbi.
study-review-end = Nii partii lõppes.
study-review-better = Parem oli { $move }: { $worth }.
study-review-win-loss = Viga: võidust sai kaotus.
study-review-win-draw = Viga: võit anti käest.
study-review-draw-loss = Viga: kaotab, kuigi viik oli võimalik.
study-review-doubtful = Arvatavasti viga (hinnang).
study-review-fine = Paistab hea (hinnang).
study-review-kept = Paremat ei olnud: { $worth }.
study-review-no-choice = Vahet ei olnud: kõik käigud olid sama väärt.
study-review-decisive = See otsustas partii.
study-accuracy-exact = Õigeid otsuseid nende seast, mis lugesid: { $right } / { $choices }. Täpsus: { $percent }. See arv on kindel.
study-accuracy-estimate = Täpsus umbes { $percent }. See on hinnang: kõiki käike ei saanud tõestada.
study-accuracy-none = Ükski otsus ei lugenud: mida ka ei mängitud, kõik käigud olid sama väärt.
study-mistakes = Vead
study-mistakes-none = Ühtki viga ei leitud.
study-mistakes-looking = Vaatan iga käiku …
study-analyse-here = Analüüsi seda seisu
study-to-match = Partii juurde
study-graph-wins = { seat-name } võidab
study-graph-move = Käik
study-graph-exact = tõestatud
study-graph-estimate = hinnatud

## Rule pages: what the examples show

study-rules-of = Mängureeglid: { $game }
study-rules-short = Lühidalt
study-rules-examples = Näited
study-rules-show = Näita
study-rules-again = Uuesti
study-rules-why = Miks mitte?
study-rules-not-allowed = Ei ole lubatud
study-rules-print = Prindi ühele lehele
study-rules-options = Valikud
study-rules-usual = Tavaliselt: { $value }
study-rules-decisions = Kuidas otsustame seda, mille karp lahtiseks jätab

## Help while playing

study-help = Abi
study-review-this = Vaata partii üle
study-hint = Vihje
study-hint-more = Näita käiku
study-hint-place = Pane lauale midagi uut.
study-hint-piece = Vaata seda: { $piece }.
study-hint-move = Proovi { $move }: { $worth }.
study-threats = Mis mind ähvardab?
study-threats-none = Praegu mitte miski.
study-threats-some = Ettevaatust: { seat-name } tahab mängida { $move } ja kohe võita.
study-threats-later = Keegi ei võida kohe järgmise käiguga. Aga { seat-name } tahab mängida { $move } ja võidaks nii { $distance } käiguga, mida sa ka ei teeks.
study-show-values = Näita väärtusi
