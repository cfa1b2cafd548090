qomet-name = Qomet
qomet-tagline = Placer, flyt og skub stjerner, til fire af dine danner et kvadrat.
qomet-rules =
    To spillere, Lys og Mørk, med syv stjerner hver i forrådet. Brættet har 25 punkter på tre kvadrater omkring en midte, forbundet med linjer.

    Når det er din tur, gør du én af tre ting. Placer en stjerne fra dit forråd på et hvilket som helst tomt punkt. Eller flyt en af dine stjerner ét skridt langs en linje; står der en stjerne, uanset farve, skubbes den ét skridt videre langs den samme linje, hvor der skal være plads til den. Eller tag en af dine stjerner fra det ydre kvadrat tilbage til dit forråd. En stjerne på det ydre kvadrat, der skubbes ud over enden af sin linje, går tilbage til ejerens forråd. Man kan kun skubbe én stjerne ad gangen, og aldrig rundt om et hjørne.

    Når din modstander har skubbet din stjerne, må du ikke skubbe lige tilbage i din næste tur.

    Fire stjerner af én farve på hjørnerne af et kvadrat vinder. Kvadratets sider skal følge linjer på brættet: Der findes femten sådanne kvadrater, nemlig de tre store og tolv med et hjørne i midten. Giver dit træk modstanderen et kvadrat, vinder modstanderen, selv om du også får et.

    Skriv d4 for at placere en stjerne, d4-d5 for at flytte eller skubbe, a1-x for at tage tilbage.
qomet-reason-square = fire stjerner på hjørnerne af et kvadrat
qomet-reason-gave-square = modstanderens sidste træk gjorde kvadratet færdigt

qomet-option-corner_exit = Om en stjerne på et ydre hjørne også kan skubbes af brættet langs den ydre side, og ikke kun langs diagonalen.
qomet-option-corner_exit-name = Ud ved hjørnerne
qomet-option-repetition = Den samme stilling giver uafgjort, når den opstår så mange gange.
qomet-option-repetition-name = Gentagelse

qomet-brief-corner_exit = { $value ->
        [on] åbne hjørner
       *[off] lukkede hjørner
    }
qomet-brief-repetition = { $value ->
        [off] ingen remis ved gentagelse
       *[other] remis ved gentagelse
    }

error-too-many-stars = { seat-name } har { $found } stjerner på brættet; der er kun { $limit }.
error-forbidden-move-is-none = »{ $move }« kan ikke være det forbudte træk: Ingen stjerne hos den, der er i trækket, kan lige være blevet skubbet sådan.
error-not-your-star = Du har ingen stjerne på { $space }.
error-not-on-outer-square = Kun stjerner på det ydre kvadrat kan tages tilbage; { $space } ligger længere inde.
error-no-line-between = Ingen linje fører i ét skridt fra { $start } til { $end }.
error-undoes-last-turn = At skubbe { $start }-{ $end } ville omgøre modstanderens forrige træk; netop i denne tur er det ikke tilladt.
error-push-has-no-way = Stjernen på { $space } kan ikke skubbes den vej: Dens linje slutter der.
error-push-blocked = Stjernen på { $space } kan ikke skubbes: { $behind } bag den er optaget.

## The board

board-piece-star = { $colour ->
        [light] lys stjerne
       *[dark] mørk stjerne
    }
board-place-star = { seat-name } placerer en stjerne på { $space }
board-back-star = { seat-name } tager en stjerne tilbage fra { $space }
board-to-star = { $colour ->
        [light] en lys stjerne havner på { $space }
       *[dark] en mørk stjerne havner på { $space }
    }
board-off-star = { $colour ->
        [light] en lys stjerne forlader brættet
       *[dark] en mørk stjerne forlader brættet
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Fire af dine stjerner står på hjørnerne af et kvadrat.
        [loser] Din modstander har fire stjerner på hjørnerne af et kvadrat.
       *[none] Fire stjerner af én farve står på hjørnerne af et kvadrat.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Din modstanders eget træk gjorde dit kvadrat færdigt.
        [loser] Dit eget træk gjorde modstanderens kvadrat færdigt, og et kvadrat, der gives væk, tæller.
       *[none] Den anden spillers eget træk gjorde kvadratet færdigt, og et kvadrat, der gives væk, tæller.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Ingen vej tilbage

## The rule page: what the examples show

study-rules-qomet-square = Fire stjerner af én farve på hjørnerne af et kvadrat vinder. Dette er det indre af de tre store kvadrater.
study-rules-qomet-centre = Tolv kvadrater mere har et hjørne i midten; stjerner imellem er ligegyldige.
study-rules-qomet-diamond = Ikke et kvadrat: Siderne følger ikke brættets linjer.
study-rules-qomet-step = En stjerne flyttes ét skridt langs en linje til et tomt punkt.
study-rules-qomet-push = En stjerne i vejen skubbes ét skridt videre langs den samme linje, uanset hvem der ejer den.
study-rules-qomet-blocked = To stjerner efter hinanden kan ikke skubbes: Der skal være plads bag den første.
study-rules-qomet-corner = Man skubber aldrig rundt om et hjørne, og kun stjerner på det ydre kvadrat kan forlade brættet.
study-rules-qomet-push-off = En stjerne, der skubbes ud over enden af sin linje på det ydre kvadrat, går tilbage til ejerens forråd.
study-rules-qomet-withdraw = Du må tage en af dine stjerner fra det ydre kvadrat tilbage til dit forråd.
study-rules-qomet-undo = Mørk har lige skubbet denne stjerne. At skubbe lige tilbage er ikke tilladt i den næste tur.
study-rules-qomet-gift = Lys skubber og gør selv kvadratet færdigt for Mørk: Mørk vinder.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = En stjerne på et ydre hjørne må også skubbes af brættet langs den ydre side. Valget »corner_exit« kan forbyde det.
study-decision-qomet-diamond = Midtpunkterne af et kvadrats fire sider er ikke noget kvadrat.
study-decision-qomet-repetition = Tredje gang den samme stilling opstår, med den samme spiller i trækket og det samme forbudte træk, er partiet uafgjort. Værdierne i analysen ser bort fra dette: Hvor ingen kan tvinge en sejr igennem, siger de remis.
study-decision-qomet-both = Hvis et træk giver begge spillere et kvadrat, vinder den, der ikke trak.
