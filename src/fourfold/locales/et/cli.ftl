## Help

cli-help-usage = Kasutamine:
cli-help-command-piece = KÄSK
cli-help-options-piece = [VÕTMED]
cli-help-language-piece = KEEL
cli-help-commands = Käsud
cli-help-arguments = Argumendid
cli-help-options = Võtmed

cli-help-fourfold = Täpsete reeglitega lauamängud: mängi terminalis ({ $games }) või lase programmil reegleid kasutada.
cli-help-play = Mängi terminalis, inimestega selle klaviatuuri taga või arvuti vastu.
cli-help-games = Loetle mängud või ühe mängu valikud.
cli-help-rules = Vasta igale JSON-reale standardsisendis JSON-reaga: seis, lubatud käigud, tulemus.
cli-help-perft = Loenda etteantud pikkusega lubatud käikude jadad.
cli-help-analyze = Ütle, mida on väärt seis ja iga käik selles: tõestatult, kus see on võimalik.
cli-help-match = Lase arvutimängijatel omavahel mängida ja mõõda nende tugevust.
cli-help-solve = Leia mängu iga seisu väärtus. Saab peatada ja jätkub järgmisel käivitamisel.
cli-help-verify = Kontrolli, mida väärtuste tabel ütleb, programmiga, mis seda ei teinud.
cli-help-tables = Ütle, millised väärtuste tabelid siin on; laadi alla, koosta, kontrolli, paki või eemalda neid.
cli-help-serve = Käita veebirakendust ja selle API-t. Terminalis ilma käsuta teeb fourfold sedasama ja näitab seda brauseris.
cli-help-backup = Salvesta serveri kõik partiid, ka siis, kui see töötab.
cli-help-engine = Mängi mootorina teistele programmidele, mis ütlevad, mida teha: Universal Game Interface.
cli-help-pipe = Analüüsi seise, mida kirjeldavad JSON-read standardsisendis, mitut korraga, igaühte oma tunnusega.
cli-help-puzzles = Leia ülesandeid: seise, kus täpselt üks käik on õige. Igaüks on tõestatud ja saab reitingu. Väljastab JSON-i.
cli-help-bench = Mõõda, kui kiire kõik on, lihtsate reeglite ja teiste teekide kõrval.

cli-help-version = Väljasta versioon.
cli-help-lang = Räägi üht neist keeltest: { $languages }.
cli-help-help = Väljasta see abi.
cli-help-game = Üks neist: { $games }; soovi korral valikutega: exago?players=3&size=5
cli-help-option = Mängu valik, näiteks size=5. Võib anda mitu korda.
cli-help-position = Alusta tavalise asemel sellest seisust.
cli-help-players = Kes mängivad, komadega eraldatult. level1 kuni level10 on arvutimängijad, samuti random, greedy ja montecarlo; ? on nimeta inimene.
cli-help-in-order = Pane mängijad antud järjekorda, ilma loosimata.
cli-help-load = Jätka salvestatud partiid.
cli-help-seed = Tee kõik juhuslik iga kord ühesuguseks.
cli-help-ascii = Joonista ainult lihtsate märkidega.
cli-help-no-color = Joonista ilma värvideta.
cli-help-level = Mängi selle taseme arvuti vastu, 1 (nõrk) kuni 10 (nii tugev kui suudab).
cli-help-time-move = Kui kaua võib arvutimängija käigu üle mõelda. Tavaliselt 2.
cli-help-time = Kui kaua mõelda. Tavaliselt 2; väärtusega 0 ainult see, mis on kohe teada.
cli-help-json = Vasta ühe JSON-reaga.

## Games and their options

cli-games-more = fourfold games GAME loetleb mängu valikud, fourfold play GAME mängib seda.
cli-seats-exactly = { $count ->
        [one] üks mängija
       *[other] { $count } mängijat
    }
cli-seats-range = { $low }–{ $high } mängijat
cli-options-none = Sellel mängul ei ole valikuid.
cli-options-in-force = Selle partii valikud:
cli-values-choice = Üks neist: { $values }.
cli-values-number = Vahemikus { $low }–{ $high }.
cli-values-numbers = Vahemikus { $low }–{ $high }, kõigile ühine või igale kohale oma, komadega eraldatult.
cli-default = Tavaliselt { $value }.
cli-default-depends = Siin tavaliselt { $value }; see sõltub eespool olevatest valikutest.

## Questions before the first move

cli-ask-game = Milline mäng?
cli-ask-players = Mitu mängijat, { $low }–{ $high }? [{ $low }]
cli-ask-opponents = Kes mängivad?
cli-ask-level = Kui tugev?
cli-against-people = Inimesed, kõik selle klaviatuuri taga
cli-against-level = Sina arvuti vastu, nii tugeva kui soovid
cli-against-random = Sina arvuti vastu, kes käib huupi
cli-ask-number = Sinu valik [{ $default }]:
cli-ask-again = Palun kirjuta arv vahemikus { $low }–{ $high }.

## Players

cli-player-random = Juhus
cli-player-level1 = { level-name-1 }, tase 1
cli-player-level2 = { level-name-2 }, tase 2
cli-player-level3 = { level-name-3 }, tase 3
cli-player-level4 = { level-name-4 }, tase 4
cli-player-level5 = { level-name-5 }, tase 5
cli-player-level6 = { level-name-6 }, tase 6
cli-player-level7 = { level-name-7 }, tase 7
cli-player-level8 = { level-name-8 }, tase 8
cli-player-level9 = { level-name-9 }, tase 9
cli-player-level10 = { level-name-10 }, tase 10
cli-player-greedy = Ahne
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = sina
cli-somebody = inimene
cli-seat = { $colour }: { $name }
cli-seats-drawn = Kohad on loositud. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, käik { $number }
cli-title-end = { $count ->
        [0] { $game } ilma ühegi käiguta
        [one] { $game } pärast üht käiku
       *[other] { $game } pärast { $count } käiku
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, sinu kord
cli-hint = Kirjuta käik, näiteks { $example }, kõigi käikude nägemiseks „{ $moves }”, või „{ $help }”.
cli-hint-help = Kirjuta „{ $help }”, et näha, mida saad teha.
cli-computer-plays = { $name } mängib { $move }.
cli-thinking = { $name } mõtleb …
cli-won = { $name } võidab: { $reason }.
cli-drawn = Viik: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = abi, ?
cli-word-moves = käigud, kaigud
cli-word-hint = vihje
cli-word-analyze = analüüsi, analuusi, analüüs, analuus
cli-word-undo = tagasi
cli-word-save = salvesta
cli-word-load = ava
cli-word-resign = alistu
cli-word-draw = viik
cli-word-rules = reeglid
cli-word-record = partii
cli-word-rematch = kordusmäng, kordusmang, kordus
cli-word-quit = lõpeta, lopeta

cli-argument-moves = [ALGUS]
cli-argument-save = FAIL
cli-argument-load = FAIL

cli-about-help = näita seda loendit
cli-about-moves = loetle lubatud käigud või need, mis nii algavad
cli-about-hint = lase arvutil soovitada head käiku
cli-about-analyze = ütle, mida seis ja iga käik väärt on
cli-about-undo = võta tagasi viimane käik, mille tegi inimene
cli-about-save = kirjuta partii faili
cli-about-load = jätka partiid failist
cli-about-resign = alistu
cli-about-draw = paku viiki
cli-about-rules = näita selle mängu reegleid
cli-about-record = näita senist partiid tekstina
cli-about-rematch = mängi uuesti, kui partii on läbi
cli-about-quit = lahku

cli-help-move = Mängimiseks kirjuta käik või selle number käikude loendis. Ainult Enter näitab lauda uuesti.
cli-moves-count = { $count ->
        [one] Üks lubatud käik.
       *[other] { $count } lubatud käiku.
    }
cli-moves-none = Ühegi lubatud käigu alguses ei ole „{ $start }”.
cli-taken-back = { $count ->
        [one] Üks käik võeti tagasi.
       *[other] { $count } käiku võeti tagasi.
    }
cli-saved = Salvestatud nimega „{ $file }”.
cli-not-saved = Ei salvestatud.
cli-replace = Fail „{ $file }” on juba olemas. Kas asendada?
cli-load-anyway = See partii ei ole salvestatud. Kas jätta see ikkagi pooleli?
cli-quit-save = See partii ei ole salvestatud. Salvestamiseks kirjuta faili nimi, lahkumiseks vajuta Enter:
cli-resign-sure = { $name }, kas tahad alistuda?
cli-resigned = { $name } on alistunud; nüüdsest mängib sellel kohal arvuti.
cli-draw-sure = { $name }, kas nõustud viigiga?
cli-draw-refused = { $name } mängib edasi.
cli-unsaved = See partii on pooleli. Et hiljem jätkata, pane need read faili ja kirjuta: fourfold play --load FILE
cli-yes-or-no = [j/E]
cli-yes = j, jah, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } on käigul ja võidab.
        [1] { $name } on käigul ja võidab kohe.
       *[other] { $name } on käigul ja võidab { $plies } käigu pärast, mõlemad pooled kokku.
    }
analyze-position-loss = { $plies ->
        [0] { $name } on käigul ja kaotab.
        [1] { $name } on käigul ja kaotab kohe.
       *[other] { $name } on käigul ja kaotab { $plies } käigu pärast, mõlemad pooled kokku.
    }
analyze-position-draw = { $name } on käigul; keegi ei saa endale võitu kindlustada.
analyze-position-unknown = { $name } on käigul. Veel ei ole tõestatud, kes võidab; rohkem aega võib aidata.
analyze-best-open = Veel ei ole tõestatud, milline käik on parim; rohkem aega võib aidata.
analyze-move = Käik
analyze-value = Väärtus
analyze-plies = Käike lõpuni
analyze-proof = Kindlus
analyze-value-win = võidab
analyze-value-loss = kaotab
analyze-value-draw = viik
analyze-value-unknown = ei ole teada
analyze-guess-good = paistab hea
analyze-guess-fair = paistab üsna hea
analyze-guess-even = paistab võrdne
analyze-guess-poor = paistab nõrk
analyze-guess-bad = paistab halb
analyze-exact = tõestatud
analyze-estimate = hinnang
analyze-more = { $count ->
        [one] Ja veel üks käik.
       *[other] Ja veel { $count } käiku.
    }

## What can go wrong

cli-output-failed = Väljundit ei saa kirjutada: { $why }

error-usage-command = Käsku „{ $name }” ei ole; käsud on { $names }.
error-usage-extra = Üks argument on üle: „{ $argument }”.
error-usage-missing = Argument { $argument } puudub.
error-usage-option = Võtit { $option } siin ei ole; --help loetleb need.
error-usage-negative = Arv ei saa siin negatiivne olla.
error-usage-value-missing = Võti { $option } vajab väärtust.
error-usage-no-value = Võti { $option } ei võta väärtust.
error-usage-other = { $message }
error-extra-missing = Selleks on vaja paketti { $package }, mis tavalises paigalduses puudub. Paigalda see nii: pip install "fourfold[{ $extra }]"
error-language-unknown = Keelt „{ $name }” siin ei ole; keeled on { $names }.
error-number-here = { $name } ei saa olla „{ $value }”; see on täisarv vahemikus { $low }–{ $high }.
error-game-missing = Milline mäng? Nimeta üks neist: { $names }.
error-load-alone = Salvestatud partiil on oma mäng, valikud, seis ja mängijad; jäta need koos võtmega --load ära.
error-level-or-players = Kas --level või --players, mitte mõlemad; taseme võib nimetada mängijate seas, nagu Ann,level3.
error-level-unknown = Mängijat „{ $name }” ei ole; tasemed on { $low }–{ $high }.
error-time-here = Aeg ei saa olla „{ $value }”; see on sekundite arv vahemikus 0–{ $high }.
error-path-here = „{ $path }” ei saa olla faili ega kausta nimi.

error-move-number = { $count ->
        [one] Lubatud käike on üks; see ei ole selle number.
       *[other] Lubatud käike on { $count }; see ei ole neist ühegi number.
    }
error-nobody-to-take-back = Sa ei ole veel käinud, seega pole midagi tagasi võtta.
error-draw-with-computer = Arvuti ei nõustu viigiga.
error-file-missing = Milline fail? Kirjuta { $usage }.

error-file-unreadable = Faili „{ $file }” ei saa lugeda: { $why ->
        [missing] sellist faili ei ole.
        [folder] see on kaust.
        [forbidden] sul ei ole luba seda lugeda.
       *[other] { $system }.
    }
error-file-unwritable = Faili „{ $file }” ei saa kirjutada: { $why ->
        [missing] sellist kausta ei ole.
        [folder] selle nimega on miski, mis ei ole tavaline fail.
        [forbidden] sul ei ole luba sinna kirjutada.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }” ei ole salvestatud partii: see on pikem kui { $limit } baiti.
error-file-not-text = „{ $file }” ei ole salvestatud partii: rida { $line } ei ole UTF-8 tekst.
