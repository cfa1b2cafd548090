## Help

cli-help-usage = Használat:
cli-help-command-piece = PARANCS
cli-help-options-piece = [KAPCSOLÓK]
cli-help-language-piece = NYELV
cli-help-commands = Parancsok
cli-help-arguments = Argumentumok
cli-help-options = Kapcsolók

cli-help-fourfold = Társasjátékok pontos szabályokkal: játssz a terminálban ({ $games }), vagy kérdezd a szabályokat egy programból.
cli-help-play = Játék a terminálban, emberekkel ennél a billentyűzetnél vagy a gép ellen.
cli-help-games = A játékok listája, vagy egy játék opciói.
cli-help-rules = A szabványos bemenet minden JSON-sorára egy JSON-sorral válaszol: állás, szabályos lépések, eredmény.
cli-help-perft = Megszámolja az adott hosszúságú szabályos lépéssorozatokat.
cli-help-analyze = Megmondja, mennyit ér egy állás és benne minden lépés: ahol lehet, bizonyítva.
cli-help-match = Gépi játékosokat játszat egymás ellen, és értékeli őket.
cli-help-solve = Megkeresi egy játék minden állásának értékét. Megállítható, és újra hívva folytatja.
cli-help-verify = Ellenőrzi egy értéktáblázat állításait olyan programmal, amely nem azt készítette.
cli-help-tables = Megmondja, mely értéktáblázatok vannak itt; letölti, elkészíti, ellenőrzi, tömöríti vagy eltávolítja őket.
cli-help-serve = Elindítja a webalkalmazást és az API-t. A terminálban parancs nélkül hívva a fourfold is ezt teszi, és megnyitja a böngészőben.
cli-help-backup = Elmenti egy szerver minden játszmáját, működés közben is.
cli-help-engine = Motorként játszik más programoknak, amelyek a Universal Game Interface szerint irányítják.
cli-help-pipe = A szabványos bemenet JSON-soraiban leírt állásokat elemzi, egyszerre többet, mindegyiket id-vel.
cli-help-puzzles = Feladványokat keres: állásokat, amelyekben pontosan egy lépés a jó. Mindegyik bizonyított, és van értékszáma. JSON-t ír ki.
cli-help-bench = Megméri, milyen gyors minden, az egyszerű szabályokkal és más könyvtárakkal összehasonlítva.

cli-help-version = Kiírja a verziót.
cli-help-lang = A használt nyelv, ezek egyike: { $languages }.
cli-help-help = Kiírja ezt a súgót.
cli-help-game = Ezek egyike: { $games }; ha akarod, opciókkal: exago?players=3&size=5
cli-help-option = A játék egy opciója, például size=5. Többször is megadható.
cli-help-position = Ebből az állásból indul a szokásos helyett.
cli-help-players = Ki játszik, vesszővel elválasztva. level1-től level10-ig gépi játékosok, ahogy random, greedy és montecarlo is; ? egy név nélküli ember.
cli-help-in-order = A játékosok a megadott sorrendben ülnek le, sorsolás nélkül.
cli-help-load = Egy mentett játszma folytatása.
cli-help-seed = Minden véletlen minden alkalommal ugyanúgy alakul.
cli-help-ascii = Csak egyszerű karakterekkel rajzol.
cli-help-no-color = Színek nélkül rajzol.
cli-help-level = Játék az ilyen szintű gép ellen, 1 (gyenge) és 10 (amilyen erős csak lehet) között.
cli-help-time-move = Hány másodpercig gondolkodhat egy gépi játékos egy lépésen. Általában 2.
cli-help-time = Hány másodpercig gondolkodjon. Általában 2; 0 esetén csak az, ami azonnal ismert.
cli-help-json = Egyetlen JSON-sorral válaszol.

## Games and their options

cli-games-more = fourfold games GAME: egy játék opciói, fourfold play GAME: játék.
cli-seats-exactly = { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
cli-seats-range = { $low }–{ $high } játékos
cli-options-none = Ennek a játéknak nincsenek opciói.
cli-options-in-force = A játék opciói:
cli-values-choice = Ezek egyike: { $values }.
cli-values-number = Legalább { $low }, legfeljebb { $high }.
cli-values-numbers = Legalább { $low }, legfeljebb { $high }, mindenkinek, vagy helyenként vesszővel elválasztva.
cli-default = Általában { $value }.
cli-default-depends = Itt általában { $value }; a fenti opcióktól függ.

## Questions before the first move

cli-ask-game = Melyik játék?
cli-ask-players = Hány játékos ({ $low }–{ $high })? [{ $low }]
cli-ask-opponents = Ki játszik?
cli-ask-level = Milyen erős legyen?
cli-against-people = Emberek, mind ennél a billentyűzetnél
cli-against-level = Te a gép ellen, olyan erős, amilyet szeretnél
cli-against-random = Te a gép ellen, amely találomra lép
cli-ask-number = Sorszám [{ $default }]:
cli-ask-again = Írj be egy számot { $low } és { $high } között.

## Players

cli-player-random = Véletlen
cli-player-level1 = { level-name-1 }, 1. szint
cli-player-level2 = { level-name-2 }, 2. szint
cli-player-level3 = { level-name-3 }, 3. szint
cli-player-level4 = { level-name-4 }, 4. szint
cli-player-level5 = { level-name-5 }, 5. szint
cli-player-level6 = { level-name-6 }, 6. szint
cli-player-level7 = { level-name-7 }, 7. szint
cli-player-level8 = { level-name-8 }, 8. szint
cli-player-level9 = { level-name-9 }, 9. szint
cli-player-level10 = { level-name-10 }, 10. szint
cli-player-greedy = Mohó
cli-player-montecarlo = Monte Carlo
cli-name = { $name } ({ $colour })
cli-you = te
cli-somebody = egy ember
cli-seat = { $colour }: { $name }
cli-seats-drawn = Megvolt a sorsolás. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, { $number }. lépés
cli-title-end = { $count ->
        [0] { $game } lépés nélkül
        [one] { $game } { $count } lépés után
       *[other] { $game } { $count } lépés után
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, te jössz
cli-hint = Írj be egy lépést, például { $example }, a „{ $moves }” szót az összes lépéshez, vagy azt, hogy „{ $help }”.
cli-hint-help = Írd be, hogy „{ $help }”, és látod, mit tehetsz.
cli-computer-plays = { $name } ezt lépi: { $move }.
cli-thinking = { $name } gondolkodik…
cli-won = { $name } nyert: { $reason }.
cli-drawn = Döntetlen: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = segítség, segitseg, súgó, sugo, ?
cli-word-moves = lépések, lepesek
cli-word-hint = tipp
cli-word-analyze = elemzés, elemzes, elemez
cli-word-undo = vissza, visszavonás, visszavonas
cli-word-save = mentés, mentes
cli-word-load = betöltés, betoltes
cli-word-resign = feladom, felad
cli-word-draw = döntetlen, dontetlen
cli-word-rules = szabályok, szabalyok
cli-word-record = feljegyzés, feljegyzes
cli-word-rematch = visszavágó, visszavago
cli-word-quit = kilépés, kilepes

cli-argument-moves = [KEZDET]
cli-argument-save = FÁJL
cli-argument-load = FÁJL

cli-about-help = megmutatja ezt a listát
cli-about-moves = felsorolja a szabályos lépéseket, vagy az így kezdődőket
cli-about-hint = a gép mond egy jó lépést
cli-about-analyze = megmondja, mennyit ér az állás és minden lépés
cli-about-undo = visszavonja ember utolsó lépését
cli-about-save = fájlba írja a játszmát
cli-about-load = egy fájlban lévő játszmát folytat
cli-about-resign = feladod a játszmát
cli-about-draw = döntetlent ajánl
cli-about-rules = megmutatja a játék szabályait
cli-about-record = szövegként mutatja az eddigi játszmát
cli-about-rematch = új játszma, ha ez véget ért
cli-about-quit = kilép

cli-help-move = Lépéshez írd be a lépést vagy a számát a lépések listájából. Az Enter magában újra megmutatja a táblát.
cli-moves-count = { $count ->
        [one] { $count } szabályos lépés.
       *[other] { $count } szabályos lépés.
    }
cli-moves-none = Egyetlen szabályos lépés sem kezdődik így: „{ $start }”.
cli-taken-back = { $count ->
        [one] { $count } lépés visszavonva.
       *[other] { $count } lépés visszavonva.
    }
cli-saved = Elmentve: „{ $file }”.
cli-not-saved = Nincs elmentve.
cli-replace = Már van „{ $file }” nevű fájl. Lecseréled?
cli-load-anyway = Ez a játszma nincs elmentve. Mégis otthagyod?
cli-quit-save = Ez a játszma nincs elmentve. Írj be egy fájlnevet a mentéshez, vagy nyomj Entert a kilépéshez:
cli-resign-sure = { $name }, fel akarod adni?
cli-resigned = { $name } feladta; mostantól a gép játszik a helyén.
cli-draw-sure = { $name }, elfogadod a döntetlent?
cli-draw-refused = { $name } tovább játszik.
cli-unsaved = Ez a játszma nincs befejezve. Ha később folytatnád, tedd ezeket a sorokat egy fájlba, és írd be: fourfold play --load FÁJL
cli-yes-or-no = [i/N]
cli-yes = i, igen

## Analysis

analyze-position-win = { $plies ->
        [0] { $name } lép, és nyer.
        [1] { $name } lép, és azonnal nyer.
       *[other] { $name } lép, és { $plies } lépés után nyer, mindkét felet számolva.
    }
analyze-position-loss = { $plies ->
        [0] { $name } lép, és veszít.
        [1] { $name } lép, és azonnal veszít.
       *[other] { $name } lép, és { $plies } lépés után veszít, mindkét felet számolva.
    }
analyze-position-draw = { $name } lép; senki sem tudja kikényszeríteni a győzelmet.
analyze-position-unknown = { $name } lép. Még nincs bizonyítva, ki nyer; több idő segíthet.
analyze-best-open = Még nincs bizonyítva, melyik lépés a legjobb; több idő segíthet.
analyze-move = Lépés
analyze-value = Érték
analyze-plies = Lépések a végéig
analyze-proof = Mennyire biztos
analyze-value-win = nyer
analyze-value-loss = veszít
analyze-value-draw = döntetlen
analyze-value-unknown = nem ismert
analyze-guess-good = jónak látszik
analyze-guess-fair = elég jónak látszik
analyze-guess-even = egyenlőnek látszik
analyze-guess-poor = gyengének látszik
analyze-guess-bad = rossznak látszik
analyze-exact = bizonyított
analyze-estimate = becslés
analyze-more = { $count ->
        [one] És még { $count } lépés.
       *[other] És még { $count } lépés.
    }

## What can go wrong

cli-output-failed = A kimenet nem írható: { $why }

error-usage-command = Nincs „{ $name }” parancs; a parancsok: { $names }.
error-usage-extra = Eggyel több argumentum van a kelleténél: „{ $argument }”.
error-usage-missing = Hiányzik ez az argumentum: { $argument }.
error-usage-option = Itt nincs { $option } kapcsoló; --help felsorolja őket.
error-usage-negative = Itt a szám nem lehet negatív.
error-usage-value-missing = Ehhez a kapcsolóhoz érték kell: { $option }.
error-usage-no-value = Ennek a kapcsolónak nincs értéke: { $option }.
error-usage-other = { $message }
error-extra-missing = Ehhez egy csomag kell, amely az egyszerű telepítésben nincs benne: { $package }. Telepítsd így: pip install "fourfold[{ $extra }]"
error-language-unknown = Itt nincs „{ $name }” nyelv; a nyelvek: { $names }.
error-number-here = { $name } nem lehet „{ $value }”; egész szám, legalább { $low }, legfeljebb { $high }.
error-game-missing = Melyik játék? Nevezz meg egyet ezek közül: { $names }.
error-load-alone = A mentett játszma magával hozza a játékot, az opciókat, az állást és a játékosokat; --load mellett ne add meg őket.
error-level-or-players = Vagy --level, vagy --players, de nem mindkettő; szint a játékosok között is megadható, például Ann,level3.
error-level-unknown = Nincs „{ $name }” játékos; a szintek: { $low }–{ $high }.
error-time-here = Az idő nem lehet „{ $value }”; másodpercek száma 0 és { $high } között.
error-path-here = „{ $path }” nem lehet fájl vagy mappa neve.

error-move-number = { $count ->
        [one] { $count } szabályos lépés van; ez nem annak a száma.
       *[other] { $count } szabályos lépés van; ez egyiknek sem a száma.
    }
error-nobody-to-take-back = Még nem léptél, így nincs mit visszavonni.
error-draw-with-computer = A gép nem egyezik bele döntetlenbe.
error-file-missing = Melyik fájl? Írd be: { $usage }.

error-file-unreadable = „{ $file }” nem olvasható: { $why ->
        [missing] nincs ilyen fájl.
        [folder] ez egy mappa.
        [forbidden] nincs jogod olvasni.
       *[other] { $system }.
    }
error-file-unwritable = „{ $file }” nem írható: { $why ->
        [missing] nincs ilyen mappa.
        [folder] valami, ami nem közönséges fájl, ezt a nevet viseli.
        [forbidden] nincs jogod oda írni.
       *[other] { $system }.
    }
error-file-too-long = „{ $file }” nem játszma feljegyzése: hosszabb, mint { $limit } bájt.
error-file-not-text = „{ $file }” nem játszma feljegyzése: { $line }. sora nem UTF-8 szöveg.
