## Quantik

learn-quantik-board = Dette er brættet: seksten felter. De fire rækker, de fire kolonner og de fire områder på to gange to er spillets linjer. Ét område er markeret.
learn-quantik-place = Du har otte spillebrikker: to kugler, to cylindre, to terninger og to kegler. En tur er én brik på ét tomt felt. Tag en brik, og placer den, hvor du vil.
learn-quantik-place-done = Der bliver den. I Quantik flyttes ingen brik, og ingen forlader brættet.
learn-quantik-row = Den, der gør en linje med alle fire former færdig, vinder. Én form mangler i den øverste række: Placer den der.
learn-quantik-row-done = Kugle, cylinder, terning og kegle i én række: Du vinder.
learn-quantik-region = Områder tæller ligesom rækker og kolonner. Gør området øverst til højre færdigt.
learn-quantik-region-done = Fire former i ét område: Du vinder.
learn-quantik-anyones = Det er lige meget, hvem brikkerne tilhører. Her spiller du Mørk. I én kolonne står tre lyse brikker: Brug dem.
learn-quantik-anyones-done = Kun den sidste brik skulle være din. Så pas på, hvad du efterlader til din modstander.
learn-quantik-forbidden-row = Nu kommer det eneste, der ikke er tilladt. Lys har en kugle i den øverste række. Du er Mørk: Prøv at placere en kugle i den samme række, på a4.
learn-quantik-forbidden-row-done = Du må ikke placere en brik i en række, en kolonne eller et område, hvor din modstander allerede har en brik med samme form.
learn-quantik-forbidden-region = Det gælder også områder. Der står en mørk cylinder på d3. Du er Lys: Prøv at placere en cylinder på c4.
learn-quantik-forbidden-region-done = Hver brik, du placerer, lukker en række, en kolonne og et område for modstanderens brikker med samme form.
learn-quantik-own = Dine egne brikker hindrer dig aldrig. Placer din anden kugle på samme linje som den første.
learn-quantik-own-done = To egne kugler på én linje er tilladt. Kun din modstander holdes ude.
learn-quantik-two-each = Du har to af hver form og ikke flere. Begge dine kugler er på brættet: Prøv at placere en tredje på d2.
learn-quantik-two-each-done = Når begge er brugt, er den form væk. I dit forråd ser du altid, hvad du har tilbage.
learn-quantik-careful = Næsten alle træk lader Lys vinde straks her. Du er Mørk: Find det ene træk, der ikke efterlader Lys en linje at gøre færdig.
learn-quantik-careful-done = Godt set. En linje med tre forskellige former er en gave, medmindre den fjerde ikke må placeres der.
learn-quantik-no-move = Der er en måde mere at vinde på: Den, der skal trække og ikke kan, har tabt. Du er Mørk: Tag det sidste træk fra Lys.
learn-quantik-no-move-done = Lys har stadig brikker, men intet felt kan tage imod dem.
learn-quantik-ahead = Ingen kan vinde straks her, men du, Mørk, kan tvinge sejren igennem: Hvad Lys end gør efter dit træk, gør du en linje færdig.
learn-quantik-ahead-done = Sådan vinder man i Quantik: Lad din modstander kun have træk, der hjælper dig. Spil nu et parti.

## Qomet

learn-qomet-board = Dette er brættet: 25 punkter på tre kvadrater omkring en midte, forbundet med linjer. Midten er markeret. Stjerner bevæger sig kun langs linjer.
learn-qomet-place = Du har syv stjerner i dit forråd. Én måde at bruge din tur på er at placere en stjerne på et tomt punkt. Gør det.
learn-qomet-place-done = Det er at placere. Der er to slags træk mere: at flytte og at tage tilbage.
learn-qomet-square = Fire af dine stjerner på hjørnerne af et kvadrat vinder. Tre hjørner af det indre kvadrat er dine: Gør det færdigt.
learn-qomet-square-done = Det indre, det mellemste og det ydre kvadrat er tre af de femten kvadrater.
learn-qomet-centre = De andre tolv kvadrater har ét hjørne i midten af brættet. Find det hjørne, der mangler i dette.
learn-qomet-centre-done = Lille, mellem eller stort, i hver fjerdedel af brættet: Tolv kvadrater har et hjørne i midten. Stjerner mellem hjørnerne er ligegyldige.
learn-qomet-diamond = Disse fire stjerner står midt på siderne. Det ligner et kvadrat, men siderne følger ikke linjer på brættet, så det er ikke noget kvadrat.
learn-qomet-step = Du må også flytte en af dine stjerner ét skridt langs en linje til et tomt punkt. Gør det med en af dem.
learn-qomet-step-done = Se på linjerne, før du flytter: Ikke alle nabopunkter er forbundet.
learn-qomet-push = Står der en stjerne i vejen, uanset farve, skubber du den ét skridt videre langs den samme linje. Skub den mørke stjerne.
learn-qomet-push-done = Du tog dens plads, og den blev flyttet videre. Dine egne stjerner kan skubbes på samme måde.
learn-qomet-blocked = Kun én stjerne kan skubbes, og der skal være plads bag den. Prøv at skubbe den mørke stjerne, der står på d5.
learn-qomet-blocked-done = To stjerner efter hinanden kan ikke skubbes.
learn-qomet-corner = Man skubber aldrig rundt om et hjørne. Prøv at skubbe stjernen, der står på f6, langs siden af det mellemste kvadrat.
learn-qomet-corner-done = Linjen slutter der, og en stjerne på det indre eller mellemste kvadrat kan ikke forlade brættet.
learn-qomet-push-off = På det ydre kvadrat er det anderledes: En stjerne, der skubbes ud over enden af sin linje, går tilbage til ejerens forråd. Skub den mørke stjerne af brættet.
learn-qomet-push-off-done = Mørk må placere den igen, men det koster en tur.
learn-qomet-withdraw = Det tredje, du kan gøre: Tag en af dine egne stjerner fra det ydre kvadrat tilbage til dit forråd.
learn-qomet-withdraw-done = I din næste tur må du placere den, hvor der er brug for den.
learn-qomet-undo = Mørk har lige skubbet din stjerne fra d4 til d5. Prøv at skubbe lige tilbage.
learn-qomet-undo-done = Du må ikke skubbe lige tilbage med det samme. En tur senere må du godt.
learn-qomet-gift = Mørk mangler kun d4 til det markerede kvadrat. Se, hvad der sker, hvis du skubber den mørke stjerne fra d5 til d4.
learn-qomet-gift-done = Du lavede kvadratet for Mørk, og så vinder Mørk. Et kvadrat tilhører sin farve, uanset hvem der gør det færdigt.
learn-qomet-save = Den samme stilling, men gør det bedre nu: Find det eneste træk, der forhindrer Mørk i at lave kvadratet.
learn-qomet-save-done = Et godt forsvar er at skubbe en af hjørnestjernerne ud af brættet.
learn-qomet-ahead = Du kan ikke vinde straks her, men ét træk tvinger sejren igennem: To ture senere har du et kvadrat, hvad Mørk end gør.
learn-qomet-ahead-done = Fylder Mørk det sidste hjørne, skubber du den stjerne væk og tager dens plads. Spil nu et parti.

## Exago

learn-exago-centre = Brættet er lavet af sekskanter. Partiets første brik placeres i midten. Placer den der.
learn-exago-centre-done = Fra nu af skal hver brik røre en brik på brættet.
learn-exago-touch = Du er Blå. Prøv at placere en brik på b2, hvor den ville ligge alene.
learn-exago-touch-done = Alle brikker hænger sammen, altid.
learn-exago-place = Placer din brik på et felt, der rører den røde. Naboens farve er ligegyldig.
learn-exago-place-done = Så længe du har brikker i dit forråd, placerer du én, når det er din tur.
learn-exago-line = Med to spillere vinder fem brikker af din farve på en lige linje. Du har fire: Læg den femte.
learn-exago-line-done = Linjer går i tre retninger. De skal være lige og uden huller. Tre eller flere spillere skal kun have fire.
learn-exago-place-first = Brikker kan flyttes senere, men ikke endnu. Prøv at flytte din brik fra e4 til d5.
learn-exago-place-first-done = Først skal alle dine brikker være på brættet.
learn-exago-relocate = Nu er dit forråd tomt. Fra nu af løfter du en af dine brikker, når det er din tur, og lægger den på et andet felt, hvor den rører en brik. Flyt en.
learn-exago-relocate-done = Herfra må enhver brik flyttes hvor som helst hen.
learn-exago-own-space = En løftet brik skal et andet sted hen. Prøv at lægge brikken på d2 tilbage, hvor den lå.
learn-exago-own-space-done = I Exago kan man ikke vente.
learn-exago-cut-off = Falder de andre fra hinanden i adskilte grupper, når en brik løftes, bliver kun den største liggende; resten går tilbage til ejernes forråd. Flyt en brik, der skærer nogle andre af.
learn-exago-cut-off-done = Den, der fik brikker tilbage, skal placere dem, én pr. tur, før der må flyttes igen. Det kan koste meget tid.
learn-exago-choose = Er flere grupper lige store, vælger du, hvilken der bliver. Løft den brik, der giver to lige store grupper, og læg den ved siden af den gruppe, du vil beholde. Rører den begge dér, vælger du en brik i den gruppe.
learn-exago-choose-done = Den anden gruppe gik tilbage til forrådene. Vælg den, der hjælper dig mest.
learn-exago-move-to-win = I dette lille parti vinder fire brikker på række. Du er Blå, og dit forråd er tomt: Vind ved at flytte en brik.
learn-exago-move-to-win-done = Se efter linjer med et hul, og efter en brik, som der ikke er brug for, hvor den ligger.
learn-exago-must-block = Her spiller tre, og fire brikker på række vinder. Rød kan vinde på d5 i næste tur. Du er Blå: Prøv at spille på e5 i stedet.
learn-exago-must-block-done = Med tre eller flere spillere skal du stoppe en trussel, hvis du ikke selv kan vinde, og et af dine træk stopper den.
learn-exago-block = Gør nu din pligt.
learn-exago-block-done = Truer flere, stopper du den, der står først for tur.
learn-exago-win-first = Pligten til at blokere har én undtagelse: Kan du selv vinde, må du det. Du er Rød.
learn-exago-win-first-done = At vinde går forud for at blokere.
learn-exago-ahead = To spillere igen, fem på række. Du er Rød. Lav en trussel, som Blå ikke kan svare på: Du vinder med din næste brik.
learn-exago-ahead-done = En åben linje kan gøres færdig i begge ender, og Blå kan kun lukke den ene. Spil nu et parti.
