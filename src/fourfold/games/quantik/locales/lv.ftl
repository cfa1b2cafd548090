quantik-name = Quantik
quantik-tagline = Četras atšķirīgas formas vienā līnijā, lai kurš tās būtu novietojis.
quantik-rules =
    Diviem spēlētājiem, Gaišajiem un Tumšajiem, ir pa astoņām figūrām: divas sfēras (A), divi cilindri (B), divi kubi (C) un divi konusi (D). Spēles laukumā ir 16 lauciņi; četras rindas, četras kolonnas un četri 2×2 kvadranti ir tā līnijas.

    Jūsu gājiens: novietojiet vienu savu figūru uz tukša lauciņa. To nedrīkst likt rindā, kolonnā vai kvadrantā, kur pretiniekam jau ir figūra ar tādu pašu formu. Jūsu pašu figūras jums nekad netraucē.

    Jūs uzvarat uzreiz, ja jūsu figūra pabeidz līniju tā, ka tajā ir visas četras formas, lai kam tās piederētu. Jūs uzvarat arī tad, ja pretiniekam jāizdara gājiens, bet neviens nav iespējams. Neizšķirta rezultāta nav.

    Gājienu raksta kā formu un lauciņu: Bc2 novieto cilindru uz c2.
quantik-reason-line = vienā līnijā ir visas četras formas
quantik-reason-no-move = pretiniekam nebija atļauta gājiena

quantik-the-shape =
    { $shape ->
        [sphere] sfēra
        [cylinder] cilindrs
        [cube] kubs
       *[cone] konuss
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] Pretinieka sfēra
        [cylinder] Pretinieka cilindrs
        [cube] Pretinieka kubs
       *[cone] Pretinieka konuss
    }

error-too-many-pieces = { form-seat-dative } laukumā ir vairāk vienas formas figūru, nekā atļauts ({ $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = Figūras laukumā: Gaišajiem { $first }, Tumšajiem { $second }; Gaišajiem jābūt tikpat vai par vienu vairāk.
error-shapes-clash = { $line ->
        [row] Uz { $space } un { $other } abiem spēlētājiem ir tā pati forma ({ quantik-the-shape }) vienā rindā; otro nevarēja novietot.
        [column] Uz { $space } un { $other } abiem spēlētājiem ir tā pati forma ({ quantik-the-shape }) vienā kolonnā; otro nevarēja novietot.
       *[region] Uz { $space } un { $other } abiem spēlētājiem ir tā pati forma ({ quantik-the-shape }) vienā kvadrantā; otro nevarēja novietot.
    }
error-shape-used-up = { $shape ->
        [sphere] Abas jūsu sfēras jau ir laukumā.
        [cylinder] Abi jūsu cilindri jau ir laukumā.
        [cube] Abi jūsu kubi jau ir laukumā.
       *[cone] Abi jūsu konusi jau ir laukumā.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } uz { $space } jau stāv šajā rindā.
        [column] { quantik-opposing-shape } uz { $space } jau stāv šajā kolonnā.
       *[region] { quantik-opposing-shape } uz { $space } jau stāv šajā kvadrantā.
    }

## The board

board-piece-sphere = { $colour ->
        [light] gaiša sfēra
       *[dark] tumša sfēra
    }
board-piece-cylinder = { $colour ->
        [light] gaišs cilindrs
       *[dark] tumšs cilindrs
    }
board-piece-cube = { $colour ->
        [light] gaišs kubs
       *[dark] tumšs kubs
    }
board-piece-cone = { $colour ->
        [light] gaišs konuss
       *[dark] tumšs konuss
    }

board-place-sphere = { seat-name } novieto sfēru uz { $space }
board-place-cylinder = { seat-name } novieto cilindru uz { $space }
board-place-cube = { seat-name } novieto kubu uz { $space }
board-place-cone = { seat-name } novieto konusu uz { $space }

## How a match ended

web-why-quantik-line = Rindā, kolonnā vai kvadrantā tagad ir visas četras formas, un izšķir pēdējā no tām.
web-why-quantik-no-move = { $reader ->
        [winner] Jūsu pretiniekam vairs nav kur likt figūru.
        [loser] Jums vairs nav kur likt figūru.
       *[none] Otram spēlētājam vairs nav kur likt figūru.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = Šis ir spēles laukums: sešpadsmit lauciņi. Četras rindas, četras kolonnas un četri kvadranti divi reiz divi ir šīs spēles līnijas. Viens kvadrants ir iezīmēts.
learn-quantik-place = Jums ir astoņas figūras: divas sfēras, divi cilindri, divi kubi un divi konusi. Gājiens ir viena figūra uz viena tukša lauciņa. Paņemiet jebkuru figūru un nolieciet, kur vēlaties.
learn-quantik-place-done = Tur tā paliek. Quantik spēlē neviena figūra nekustas un nepamet laukumu.
learn-quantik-row = Līnija ar visām četrām formām nes uzvaru tam, kurš to pabeidz. Augšējā rindā trūkst vienas formas: nolieciet to tur.
learn-quantik-row-done = Sfēra, cilindrs, kubs un konuss vienā rindā: jūs uzvarat.
learn-quantik-region = Kvadranti skaitās tāpat kā rindas un kolonnas. Pabeidziet kvadrantu augšā pa labi.
learn-quantik-region-done = Četras formas vienā kvadrantā: jūs uzvarat.
learn-quantik-anyones = Nav svarīgi, kam figūras pieder. Šeit jūs esat Tumšie. Trīs Gaišo figūras stāv vienā kolonnā: izmantojiet tās.
learn-quantik-anyones-done = Tikai pēdējai figūrai bija jābūt jūsējai. Tāpēc uzmanieties, ko atstājat pretiniekam.
learn-quantik-forbidden-row = Un tagad vienīgais, kas ir aizliegts. Gaišajiem ir sfēra augšējā rindā. Jūs esat Tumšie: mēģiniet nolikt sfēru tajā pašā rindā, uz a4.
learn-quantik-forbidden-row-done = Figūru nedrīkst likt rindā, kolonnā vai kvadrantā, kur pretiniekam jau ir figūra ar tādu pašu formu.
learn-quantik-forbidden-region = Tas attiecas arī uz kvadrantiem. Tumšo cilindrs stāv uz d3. Jūs esat Gaišie: mēģiniet nolikt cilindru uz c4.
learn-quantik-forbidden-region-done = Katra jūsu novietotā figūra aizver rindu, kolonnu un kvadrantu pretinieka figūrām ar tādu pašu formu.
learn-quantik-own = Jūsu pašu figūras jums neko neaizliedz. Nolieciet otro sfēru vienā līnijā ar pirmo.
learn-quantik-own-done = Divas jūsu sfēras vienā līnijā ir atļautas. Tikai pretinieks tur sfēru likt nedrīkst.
learn-quantik-two-each = Katras formas figūru jums ir divas, ne vairāk. Abas jūsu sfēras ir laukumā: mēģiniet novietot trešo uz d2.
learn-quantik-two-each-done = Kad abas ir izliktas, tās formas vairs nav. Krājumā vienmēr redzat, kas jums atlicis.
learn-quantik-careful = Šeit gandrīz pēc katra gājiena Gaišie var uzreiz uzvarēt. Jūs esat Tumšie: atrodiet vienīgo gājienu, pēc kura Gaišajiem nav līnijas, ko pabeigt.
learn-quantik-careful-done = Labi pamanīts. Līnija ar trim atšķirīgām formām ir dāvana, ja vien ceturto tur nav aizliegts novietot.
learn-quantik-no-move = Ir vēl otrs veids, kā uzvarēt: zaudē tas, kuram jāizdara gājiens, bet neviens nav atļauts. Jūs esat Tumšie: atņemiet Gaišajiem pēdējo gājienu.
learn-quantik-no-move-done = Gaišajiem vēl ir figūras, bet nav lauciņa, uz kura kādu no tām drīkstētu likt.
learn-quantik-ahead = Šeit neviens nevar uzreiz uzvarēt, bet jūs, Tumšie, varat uzvaru nodrošināt: pēc jūsu gājiena, lai ko darītu Gaišie, jūs pabeidzat līniju.
learn-quantik-ahead-done = Tā uzvar Quantik spēlē: atstājiet pretiniekam tikai gājienus, kas palīdz jums. Tagad izspēlējiet partiju.

## The rule page: what the examples show

study-rules-quantik-row = Konuss pabeidz rindu ar visām četrām formām. Uzvar tas, kurš noliek pēdējo figūru, pat ja kāda no pārējām pieder pretiniekam.
study-rules-quantik-column = Kolonnas skaitās tāpat. Šeit Tumšie uzvar ar trim Gaišo figūrām.
study-rules-quantik-region = Tāpat arī četri kvadranti divi reiz divi.
study-rules-quantik-forbidden = Gaišo sfēra augšējā rindā nelaiž Tumšo sfēras šajā rindā, savā kolonnā un savā kvadrantā.
study-rules-quantik-own = Jūsu pašu figūra nekad netraucē: otra sfēra tajā pašā kolonnā ir atļauta.
study-rules-quantik-no-move = Pēc šī kuba Gaišajiem vairs nav lauciņa, kur likt figūru. Kas nevar iet, tas zaudē.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Ja pēdējā figūra pabeidz līniju un arī atstāj pretinieku bez gājiena, tas skaitās kā līnija.
study-decision-quantik-start = Kurš sāk, izlemj loze; nākamajā partijā spēlētāji mainās vietām.
