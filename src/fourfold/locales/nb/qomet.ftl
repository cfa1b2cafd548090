qomet-name = Qomet
qomet-tagline = Plasser, flytt og skyv stjerner til fire av dine danner et kvadrat.
qomet-rules =
    To spillere, Lys og Mørk, med sju stjerner hver i forrådet. Brettet har 25 punkter på tre kvadrater rundt et sentrum, forbundet med linjer.

    Når det er din tur, gjør du én av tre ting. Plasser en stjerne fra forrådet på et hvilket som helst tomt punkt. Eller flytt en av stjernene dine ett skritt langs en linje; står det en stjerne der, uansett farge, skyves den ett skritt videre langs den samme linjen, der det må være plass. Eller ta en av stjernene dine fra det ytre kvadratet tilbake til forrådet. En stjerne på det ytre kvadratet som skyves forbi enden av linjen sin, går tilbake til eierens forråd. Bare én stjerne kan skyves om gangen, og aldri rundt et hjørne.

    Når motstanderen har skjøvet stjernen din, har du ikke lov til å skyve den rett tilbake i din neste tur.

    Fire stjerner av én farge på hjørnene av et kvadrat vinner. Sidene i kvadratet må følge linjer på brettet: det finnes femten slike kvadrater, hjørnene av de tre store og tolv med et hjørne i sentrum. Gir trekket ditt motstanderen et kvadrat, vinner motstanderen, selv om du også får ett.

    Skriv d4 for å plassere en stjerne, d4-d5 for å flytte eller skyve, a1-x for å ta tilbake.
qomet-reason-square = fire stjerner på hjørnene av et kvadrat
qomet-reason-gave-square = motstanderens siste trekk gjorde kvadratet ferdig

qomet-option-corner_exit = Om en stjerne på et ytre hjørne også kan skyves av brettet langs den ytre siden, og ikke bare langs diagonalen.
qomet-option-corner_exit-name = Ut ved hjørnene
qomet-option-repetition = Den samme stillingen gir uavgjort når den oppstår så mange ganger.
qomet-option-repetition-name = Gjentakelse

qomet-brief-corner_exit = { $value ->
        [on] åpne hjørner
       *[off] lukkede hjørner
    }
qomet-brief-repetition = { $value ->
        [off] ingen remis ved gjentakelse
       *[other] remis ved gjentakelse
    }

error-too-many-stars = { seat-name } har { $found } stjerner på brettet; det finnes bare { $limit }.
error-forbidden-move-is-none = «{ $move }» kan ikke være det forbudte trekket: ingen stjerne hos den som er i trekket, kan nettopp ha blitt skjøvet slik.
error-not-your-star = Du har ingen stjerne på { $space }.
error-not-on-outer-square = Bare stjerner på det ytre kvadratet kan tas tilbake; { $space } ligger lenger inn.
error-no-line-between = Ingen linje går i ett skritt fra { $start } til { $end }.
error-undoes-last-turn = Å skyve { $start }-{ $end } ville reversere motstanderens forrige trekk; akkurat i denne turen er det ikke tillatt.
error-push-has-no-way = Stjernen på { $space } kan ikke skyves den veien: linjen slutter der.
error-push-blocked = Stjernen på { $space } kan ikke skyves: { $behind } bak den er opptatt.
