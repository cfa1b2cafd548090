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
