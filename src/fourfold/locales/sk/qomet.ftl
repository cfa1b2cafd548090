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
