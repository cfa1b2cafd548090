## Learning

study-learn = Tanulás
study-learn-about = Válassz egy játékot. Mindent magad próbálsz ki, és semmi baj nem történhet.
study-learn-game = Tanuld meg: { $game }
study-other-games = Más játékok
study-rules = Szabályok
study-analyse = Elemzés
study-play = Játék
study-review = Játszma átnézése
study-overview = Áttekintés
study-title-puzzles = { $game }: feladványok
study-title-analyse = { $game }: elemzés
study-lesson = A szabályok lépésről lépésre
study-lesson-about = { $count ->
        [one] { $count } kis feladat a táblán
       *[other] { $count } kis feladat a táblán
    }
study-lesson-progress = Kész feladatok: { $done } / { $count }
study-first-game = Játszd le az első játszmádat
study-first-game-about = Ellenfeled { $name }, a legszelídebb gépi játékos; tippet akkor kérsz, amikor akarsz

study-steps = Feladatok
study-step = { $number }. feladat, összesen { $count }
study-next = Tovább
study-again = Újra
study-lesson-else = Ezt lépheted, de nem ez volt a feladat. Nézd meg még egyszer, és próbáld újra.
study-lesson-allowed = Ez szabályos lépés. Próbáld azt, amit kérünk, hogy lásd, miért nem szabad.
study-lesson-skip = Feladat kihagyása
study-lesson-hint = Egy jó lépés helyei meg vannak jelölve.
study-lesson-hint-piece = Ezt az elemet vedd: { $piece }. A helye meg van jelölve.
study-to-puzzles = Irány a feladványok

## Puzzles

study-puzzles = Feladványok
study-puzzles-about = { $count ->
        [one] { $count } állás, amelyben pontosan egy lépés a jó
       *[other] { $count } állás, mindegyikben pontosan egy lépés a jó
    }
study-puzzles-solved = Megoldva: { $done } / { $count }
study-puzzle-rated = Feladvány, értékszáma { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = A nap feladványa
study-puzzle-task = { $turns ->
        [1] { seat-name } lép, és azonnal nyer
       *[other] { seat-name } lép, és { $turns } körben nyer
    }
study-puzzle-block = { seat-name } lép: keresd meg az egyetlen lépést, amely nem veszít azonnal
study-puzzle-hold = { seat-name } lép: keresd meg az egyetlen lépést, amely nem veszít
study-puzzle-yes = Helyes!
study-puzzle-right = Helyes! { seat-name } megteszi, amit lehet. Megint te jössz.
study-puzzle-solved-theme = Megoldva! A téma ez volt: { $theme }.
study-puzzle-done-all = Ezek mind megvannak. Szép munka!
study-puzzle-answered = { $distance ->
        [0] Erre { seat-name } ezt lépi: { $move }, és nyer.
        [1] Erre { seat-name } ezt lépi: { $move }, és azonnal nyer.
       *[other] Erre { seat-name } ezt lépi: { $move }, és { $distance } lépésben nyer.
    }
study-puzzle-not-enough = Ez nem kényszeríti ki a győzelmet: { seat-name } válasza { $move }, és időben már nem lehet nyerni.
study-puzzle-wrong = Nem ez a jó lépés.
study-puzzle-not-at-once = Ez nem nyer azonnal. Egy másik lépés igen.
study-puzzle-solution = Mutasd a lépést
study-puzzle-shown = A lépés { $move }: a helyei meg vannak jelölve. Lépd meg, és nézd, hogyan megy tovább.
study-puzzle-next = Következő feladvány
study-puzzle-rating = Értékszámod
study-puzzle-streak = Napok sorozatban
study-puzzle-solved = Megoldva
study-puzzle-share = { $done } / { $count }
study-puzzle-due = { $count ->
        [one] Ma visszatér { $count } feladvány, amelyet néhány napja elrontottál.
       *[other] Ma visszatér { $count } feladvány, amelyet néhány napja elrontottál.
    }
study-puzzle-midnight = Éjfélkor új napi feladvány jön. Mindez ebben a böngészőben marad.
study-theme-any = Ami neked való
study-theme-win-in-one = Győzelem egy körben
study-theme-win-in-two = Győzelem két körben
study-theme-win-in-three = Győzelem három körben
study-theme-long-way = A hosszú út
study-theme-two-threats = Két fenyegetés egyszerre
study-theme-block = Blokkolás
study-theme-only-move = Az egyetlen lépés
study-theme-send-home = Elem visszaküldése

## What a position is worth

study-short-win = N{ $distance }
study-short-loss = V{ $distance }
study-short-draw = D
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } nyer, { $loss } veszít, { $draw } döntetlen. A szám azt mutatja, hány lépés van hátra a végéig, mindkét félét számolva. A szaggatott szegély becslés: { study-short-good } jó, { study-short-even } egyenlő, { study-short-bad } rossz.
study-value-win = { $distance ->
        [0] nyer
        [1] azonnal nyer
       *[other] { $distance } lépésben nyer
    }
study-value-loss = { $distance ->
        [0] veszít
        [1] azonnal veszít
       *[other] { $distance } lépésben veszít
    }
study-value-draw = döntetlen
study-looks-good = jónak látszik
study-looks-even = egyenlőnek látszik
study-looks-bad = rossznak látszik
study-verdict-win = { $distance ->
        [0] { seat-name } lép, és nyer
        [1] { seat-name } lép, és azonnal nyer
       *[other] { seat-name } lép, és { $distance } lépésben nyer
    }
study-verdict-loss = { $distance ->
        [0] { seat-name } lép, és veszít
        [1] { seat-name } lép, és azonnal veszít
       *[other] { seat-name } lép, és { $distance } lépésben veszít
    }
study-verdict-draw = Senki sem tudja kikényszeríteni a győzelmet
study-verdict-won = { seat-name } nyert
study-verdict-drawn = A játszma döntetlen
study-verdict-looks-good = { seat-name } lép, és úgy tűnik, jól áll
study-verdict-looks-even = Egyenlőnek látszik; { seat-name } lép
study-verdict-looks-bad = { seat-name } lép, és úgy tűnik, rosszul áll
study-proved = Bizonyított. Mindkét fél lépéseit számoljuk.
study-best-open = Még nincs bizonyítva, melyik lépés a legjobb.
study-deepening = Egyelőre csak becslés; még gondolkodik…
study-estimate = Csak becslés: semmi sincs bizonyítva.
study-estimate-share = Csak becslés: erős játékban az ilyen állásokban soron lévő játékos a pontok { $percent }-át szerezte meg. Döntetlennél a játékosok egyenlően osztoznak egy ponton.
study-thinking = Gondolkodik…

## Analysis

study-moves = A lépések és értékük
study-more = { $count ->
        [one] Még { $count } lépés
       *[other] Még { $count } lépés
    }
study-fewer = Csak a legjobbak
study-values = Értékek
study-best-line = A legjobb lépések lejátszása
study-stop = Állj
study-set-up = Felállítás
study-set-up-about = Válassz egy elemet, aztán tedd a helyére
study-set-up-done = Elemezd ezt
study-tools = Mit tegyünk le
study-take-away = Levétel
study-mover = Lép:
study-clear = Üres tábla
study-possible = Ez az állás játszható.
study-paste = Játszma beillesztése
study-paste-about = Mentett játszma, lépéslista, állás szövegként, illetve egy játszma vagy elemzés címe
study-paste-read = Beolvasás
study-paste-unknown = Ez nem mentett játszma, nem lépéslista, nem állás, és nem is egy itteni játszma címe.
study-paste-elsewhere = Ez a cím egy másik webhelyé: { $site }.
study-prune = Lépés törlése
study-draw-about = A jobb egérgombbal nyilakat és köröket rajzolhatsz.
study-share = Továbbadás
study-link = Link erre az állásra
study-position = Az állás szövegként
study-from-start = Elölről

## Review

study-review-about = Illessz be egy mentett játszmát, egy lépéslistát vagy egy játszma címét: minden lépést újra megnézünk, és látod, hol dőlt el.
study-review-start = Nézzük át
study-review-title = { $game }: a játszma átnézése
study-review-running = Ez a játszma még tart. Akkor lehet átnézni, ha véget ért.
study-review-end = Így ért véget a játszma.
study-review-better = Jobb lett volna { $move }: { $worth }.
study-review-win-loss = Hiba: nyert állásból vesztett lett.
study-review-win-draw = Hiba: elszalasztja a győzelmet.
study-review-draw-loss = Hiba: veszít, pedig meg lehetett volna tartani a döntetlent.
study-review-doubtful = Valószínűleg hiba (becslés).
study-review-fine = Jónak látszik (becslés).
study-review-kept = Olyan jó, mint bármelyik más: { $worth }.
study-review-no-choice = Nem számított: minden lépés ugyanannyit ért.
study-review-decisive = Ez döntötte el a játszmát.
study-accuracy-exact = Jó döntések azok között, amelyek számítottak: { $right } / { $choices }. Pontosság: { $percent }. Ez pontos érték.
study-accuracy-estimate = Pontosság: körülbelül { $percent }. Ez becslés: nem minden lépést lehetett bizonyítani.
study-accuracy-none = Egyik döntés sem számított: bármi volt is a lépés, mindegyik ugyanannyit ért.
study-mistakes = Hibák
study-mistakes-none = Egy sem akadt.
study-mistakes-looking = Minden lépést megnézünk…
study-analyse-here = Ennek az állásnak az elemzése
study-to-match = A játszmához
study-graph-wins = { seat-name } nyer
study-graph-move = Lépés
study-graph-exact = bizonyított
study-graph-estimate = becsült

## Rule pages: what the examples show

study-rules-of = { $game }: a játék szabályai
study-rules-short = Röviden
study-rules-examples = Példák
study-rules-show = Mutasd
study-rules-again = Újra
study-rules-why = Miért nem?
study-rules-not-allowed = Nem szabad
study-rules-print = Nyomtatás egy lapra
study-rules-options = Opciók
study-rules-usual = Általában: { $value }
study-rules-decisions = Hogyan döntünk arról, amit a doboz nyitva hagy

## Help while playing

study-help = Segítség
study-review-this = Játszma átnézése
study-hint = Tipp
study-hint-more = Mutasd a lépést
study-hint-place = Tegyél le egy új elemet.
study-hint-piece = Nézd ezt az elemet: { $piece }.
study-hint-move = Próbáld ezt: { $move } ({ $worth }).
study-threats = Mi fenyeget?
study-threats-none = Most semmi.
study-threats-some = Vigyázz: { seat-name } ezzel akar azonnal nyerni: { $move }.
study-threats-later = Közvetlenül a következő lépéssel senki sem nyer. De { seat-name } ezt akarja lépni: { $move }, és így { $distance } lépésben nyerne, bármit teszel.
study-show-values = Értékek mutatása
