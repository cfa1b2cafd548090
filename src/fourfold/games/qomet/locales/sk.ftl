qomet-name = Qomet
qomet-tagline = Umiestňujte, presúvajte a odtláčajte hviezdy, kým štyri vaše nevytvoria štvorec.
qomet-rules =
    Hrajú dvaja hráči, Svetlý a Tmavý, každý má v zásobe sedem hviezd. Hracia doska má 25 priesečníkov na troch štvorcoch okolo stredu, spojených líniami.

    Vo svojom ťahu urobte jednu z troch vecí. Umiestnite hviezdu zo zásoby na ktorýkoľvek prázdny priesečník. Alebo presuňte jednu svoju hviezdu o krok po línii; ak tam stojí hviezda ktorejkoľvek farby, odtlačíte ju o krok ďalej po tej istej línii, kde pre ňu musí byť miesto. Alebo vezmite jednu svoju hviezdu z vonkajšieho štvorca späť do zásoby. Hviezda na vonkajšom štvorci odtlačená za koniec svojej línie sa vracia do zásoby svojho majiteľa. Odtlačiť možno vždy len jednu hviezdu a nikdy nie za roh.

    Keď súper odtlačil vašu hviezdu, nesmiete hneď v ďalšom ťahu odtlačiť jeho hviezdu naspäť.

    Štyri hviezdy jednej farby na rohoch štvorca vyhrávajú. Strany tohto štvorca musia viesť po líniách hracej dosky: takých štvorcov je pätnásť, tri veľké a dvanásť s jedným rohom v strede. Ak váš ťah vytvorí štvorec súperovi, vyhráva súper, aj keď zároveň vznikne aj váš.

    Píšte d4 na umiestnenie hviezdy, d4-d5 na presun alebo odtlačenie, a1-x na vzatie späť.
qomet-reason-square = štyri hviezdy na rohoch štvorca
qomet-reason-gave-square = štvorec doplnil posledný ťah súpera

qomet-option-corner_exit = Či sa hviezda z vonkajšieho rohu dá vytlačiť aj po vonkajšej strane, a nielen po uhlopriečke.
qomet-option-corner_exit-name = Výstup rohom
qomet-option-repetition = Rovnaká pozícia znamená remízu, keď nastane toľkokrát.
qomet-option-repetition-name = Opakovanie

qomet-brief-corner_exit = { $value ->
        [on] rohy otvorené
       *[off] rohy zatvorené
    }
qomet-brief-repetition = { $value ->
        [off] bez remízy opakovaním
       *[other] remíza opakovaním
    }

error-too-many-stars = { seat-name } má na hracej doske priveľa hviezd: { $found }; spolu ich je len { $limit }.
error-forbidden-move-is-none = „{ $move }“ nemôže byť zakázaný ťah: žiadna hviezda hráča na ťahu nemohla byť práve takto odtlačená.
error-not-your-star = Na { $space } nie je žiadna vaša hviezda.
error-not-on-outer-square = Späť možno vziať len hviezdy z vonkajšieho štvorca; { $space } leží bližšie k stredu.
error-no-line-between = Žiadna línia nevedie jedným krokom z { $start } na { $end }.
error-undoes-last-turn = Odtlačenie { $start }-{ $end } by vrátilo posledný ťah súpera; to je na jeden ťah zakázané.
error-push-has-no-way = Hviezda na { $space } sa týmto smerom odtlačiť nedá: jej línia sa tam končí.
error-push-blocked = Hviezda na { $space } sa odtlačiť nedá: políčko { $behind } za ňou je obsadené.

## The board

board-piece-star = { $colour ->
        [light] svetlá hviezda
       *[dark] tmavá hviezda
    }
board-place-star = { seat-name } umiestňuje hviezdu na { $space }
board-back-star = { seat-name } berie späť hviezdu z { $space }
board-to-star = { $colour ->
        [light] svetlá hviezda sa posúva na { $space }
       *[dark] tmavá hviezda sa posúva na { $space }
    }
board-off-star = { $colour ->
        [light] svetlá hviezda opúšťa hraciu dosku
       *[dark] tmavá hviezda opúšťa hraciu dosku
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Štyri vaše hviezdy stoja na rohoch štvorca.
        [loser] Súper má štyri hviezdy na rohoch štvorca.
       *[none] Štyri hviezdy jednej farby stoja na rohoch štvorca.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Váš štvorec doplnil súper vlastným ťahom.
        [loser] Váš vlastný ťah doplnil súperov štvorec, a darovaný štvorec platí.
       *[none] Štvorec doplnil druhý hráč vlastným ťahom, a darovaný štvorec platí.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Toto je hracia doska: 25 priesečníkov na troch štvorcoch okolo stredu, spojených líniami. Stred je vyznačený. Hviezdy putujú len po líniách.
learn-qomet-place = V zásobe máte sedem hviezd. Jedna možnosť, ako využiť ťah, je umiestniť hviezdu na ktorýkoľvek prázdny priesečník. Skúste to.
learn-qomet-place-done = To bolo umiestnenie. Sú ešte dva druhy ťahov: presun a vzatie späť.
learn-qomet-square = Štyri vaše hviezdy na rohoch štvorca vyhrávajú. Tri rohy vnútorného štvorca sú vaše: doplňte ho.
learn-qomet-square-done = Vnútorný, prostredný a vonkajší štvorec sú tri z pätnástich štvorcov.
learn-qomet-centre = Ostatných dvanásť štvorcov má jeden roh v strede hracej dosky. Nájdite chýbajúci roh tohto štvorca.
learn-qomet-centre-done = Malý, stredný a veľký v každej zo štyroch štvrtín: dvanásť štvorcov má spoločný roh, stred hracej dosky. Na hviezdach medzi rohmi nezáleží.
learn-qomet-diamond = Tieto štyri hviezdy stoja uprostred strán. Vyzerá to ako štvorec, ale jeho strany nevedú po líniách hracej dosky, takže to štvorec nie je.
learn-qomet-step = Svoju hviezdu môžete aj presunúť o krok po línii na prázdny priesečník. Urobte to s ktoroukoľvek z oboch hviezd.
learn-qomet-step-done = Skôr než potiahnete, pozerajte sa na línie: nie všetci susedia sú spojení.
learn-qomet-push = Ak v ceste stojí hviezda ktorejkoľvek farby, odtlačíte ju o krok ďalej po tej istej línii. Odtlačte hviezdu Tmavého.
learn-qomet-push-done = Vaša hviezda zabrala jej miesto a ona sa posunula ďalej. Rovnako sa dajú odtlačiť aj vlastné hviezdy.
learn-qomet-blocked = Odtlačiť možno len jednu hviezdu a za ňou musí byť miesto. Skúste odtlačiť hviezdu Tmavého, ktorá stojí na d5.
learn-qomet-blocked-done = Dve hviezdy za sebou sa odtlačiť nedajú.
learn-qomet-corner = Nikdy sa neodtláča za roh. Skúste na prostrednom štvorci odtlačiť hviezdu, ktorá stojí na f6, pozdĺž strany.
learn-qomet-corner-done = Línia sa tam končí a hviezda na vnútornom alebo prostrednom štvorci nemôže hraciu dosku opustiť.
learn-qomet-push-off = Na vonkajšom štvorci je to inak: hviezda odtlačená za koniec svojej línie sa vracia do zásoby majiteľa. Vytlačte hviezdu Tmavého z hracej dosky.
learn-qomet-push-off-done = Tmavý ju môže umiestniť znova, ale stojí ho to ťah.
learn-qomet-withdraw = Tretí druh ťahu: vezmite jednu vlastnú hviezdu z vonkajšieho štvorca späť do zásoby.
learn-qomet-withdraw-done = V ďalšom ťahu ju môžete umiestniť tam, kde ju treba.
learn-qomet-undo = Tmavý práve odtlačil vašu hviezdu z d4 na d5. Skúste jeho hviezdu hneď odtlačiť naspäť.
learn-qomet-undo-done = Odtlačenie nesmiete hneď vrátiť. V ďalšom ťahu po tomto už áno.
learn-qomet-gift = Tmavému chýba do vyznačeného štvorca len d4. Pozrite sa, čo sa stane, keď odtlačíte hviezdu Tmavého z d5 na d4.
learn-qomet-gift-done = Váš ťah vytvoril štvorec Tmavého, a tak Tmavý vyhráva. Štvorec patrí svojej farbe, nech ho doplní ktokoľvek.
learn-qomet-save = Rovnaká pozícia, tentoraz lepšie: nájdite jediný ťah, po ktorom Tmavý nemôže štvorec vytvoriť.
learn-qomet-save-done = Vytlačiť hviezdu z rohu štvorca preč z hracej dosky je dobrá obrana.
learn-qomet-ahead = Hneď sa tu vyhrať nedá, ale jeden ťah výhru vynúti: o dva ťahy neskôr máte štvorec, nech Tmavý urobí čokoľvek.
learn-qomet-ahead-done = Keď Tmavý obsadí posledný roh, odtlačíte jeho hviezdu a zaberiete jej miesto. A teraz si zahrajte partiu.

## Themes of puzzles

study-theme-no-undo = Naspäť sa nesmie

## The rule page: what the examples show

study-rules-qomet-square = Štyri hviezdy jednej farby na rohoch štvorca vyhrávajú. Toto je vnútorný z troch veľkých štvorcov.
study-rules-qomet-centre = Ďalších dvanásť štvorcov má roh v strede; na hviezdach medzi rohmi nezáleží.
study-rules-qomet-diamond = Nie je to štvorec: jeho strany nevedú po líniách hracej dosky.
study-rules-qomet-step = Hviezda sa presúva o krok po línii na prázdny priesečník.
study-rules-qomet-push = Hviezdu, ktorá stojí v ceste, odtlačíte o krok ďalej po tej istej línii, nech patrí komukoľvek.
study-rules-qomet-blocked = Dve hviezdy za sebou sa odtlačiť nedajú: za prvou musí byť miesto.
study-rules-qomet-corner = Nikdy sa neodtláča za roh a hraciu dosku môžu opustiť len hviezdy z vonkajšieho štvorca.
study-rules-qomet-push-off = Hviezda na vonkajšom štvorci odtlačená za koniec svojej línie sa vracia do zásoby majiteľa.
study-rules-qomet-withdraw = Svoju hviezdu z vonkajšieho štvorca smiete vziať späť do zásoby.
study-rules-qomet-undo = Tmavý práve odtlačil túto hviezdu. Odtlačiť jeho hviezdu hneď naspäť je na jeden ťah zakázané.
study-rules-qomet-gift = Svetlý svojím odtlačením dopĺňa štvorec Tmavého: vyhráva Tmavý.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Hviezdu z vonkajšieho rohu možno vytlačiť aj po vonkajšej strane. Voľba „corner_exit“ to môže zakázať.
study-decision-qomet-diamond = Štyri stredy strán štvorca nie sú štvorec.
study-decision-qomet-repetition = Keď rovnaká pozícia nastane tretíkrát, s rovnakým hráčom na ťahu a rovnakým zakázaným ťahom, partia sa končí remízou. Hodnoty v analýze na to neberú ohľad: kde si nikto nemôže vynútiť výhru, uvádzajú remízu.
study-decision-qomet-both = Ak majú po ťahu štvorec obaja hráči, vyhráva ten, kto neťahal.
