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

## The board

board-piece-star = { $colour ->
        [light] lys stjerne
       *[dark] mørk stjerne
    }
board-place-star = { seat-name } plasserer en stjerne på { $space }
board-back-star = { seat-name } tar tilbake en stjerne fra { $space }
board-to-star = { $colour ->
        [light] en lys stjerne havner på { $space }
       *[dark] en mørk stjerne havner på { $space }
    }
board-off-star = { $colour ->
        [light] en lys stjerne forlater brettet
       *[dark] en mørk stjerne forlater brettet
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Fire av stjernene dine står på hjørnene av et kvadrat.
        [loser] Motstanderen din har fire stjerner på hjørnene av et kvadrat.
       *[none] Fire stjerner av én farge står på hjørnene av et kvadrat.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Motstanderen gjorde kvadratet ditt ferdig med sitt eget trekk.
        [loser] Ditt eget trekk gjorde motstanderens kvadrat ferdig, og et kvadrat som gis bort, teller.
       *[none] Den andre spillerens eget trekk gjorde kvadratet ferdig, og et kvadrat som gis bort, teller.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Dette er brettet: 25 punkter på tre kvadrater rundt et sentrum, forbundet med linjer. Sentrum er merket. Stjerner går bare langs linjer.
learn-qomet-place = Du har sju stjerner i forrådet. Én måte å bruke turen på er å plassere en stjerne på et tomt punkt. Gjør det.
learn-qomet-place-done = Det er å plassere. Det finnes to slags trekk til: å flytte og å ta tilbake.
learn-qomet-square = Fire av stjernene dine på hjørnene av et kvadrat vinner. Tre hjørner av det indre kvadratet er dine: gjør det ferdig.
learn-qomet-square-done = Hjørnene av det indre, det midterste og det ytre kvadratet er tre av de femten kvadratene.
learn-qomet-centre = De andre tolv kvadratene har ett hjørne i sentrum av brettet. Finn hjørnet som mangler i dette.
learn-qomet-centre-done = Lite, middels eller stort, i hver fjerdedel av brettet: tolv kvadrater har et hjørne i sentrum. Stjerner mellom hjørnene spiller ingen rolle.
learn-qomet-diamond = Disse fire stjernene står midt på sidene. Det ser ut som et kvadrat, men sidene følger ikke linjer på brettet, så det er ikke noe kvadrat.
learn-qomet-step = Du kan også flytte en av stjernene dine ett skritt langs en linje, til et tomt punkt. Gjør det med en av dem.
learn-qomet-step-done = Se på linjene før du flytter: ikke alle nabopunkter er forbundet.
learn-qomet-push = Står det en stjerne i veien, uansett farge, skyver du den ett skritt videre langs den samme linjen. Skyv den mørke stjernen.
learn-qomet-push-done = Du tok plassen dens, og den ble flyttet videre. Dine egne stjerner kan skyves på samme måte.
learn-qomet-blocked = Bare én stjerne kan skyves, og det må være plass bak den. Prøv å skyve den mørke stjernen på d5.
learn-qomet-blocked-done = To stjerner etter hverandre kan ikke skyves.
learn-qomet-corner = Man skyver aldri rundt et hjørne. Prøv å skyve stjernen på f6 langs siden av det midterste kvadratet.
learn-qomet-corner-done = Linjen slutter der, og en stjerne på det indre eller midterste kvadratet kan ikke forlate brettet.
learn-qomet-push-off = På det ytre kvadratet er det annerledes: en stjerne som skyves forbi enden av linjen sin, går tilbake til eierens forråd. Skyv den mørke stjernen av brettet.
learn-qomet-push-off-done = Mørk kan plassere den igjen, men det koster en tur.
learn-qomet-withdraw = Det tredje du kan gjøre: ta en av dine egne stjerner fra det ytre kvadratet tilbake til forrådet.
learn-qomet-withdraw-done = I din neste tur kan du plassere den der den trengs.
learn-qomet-undo = Mørk har nettopp skjøvet stjernen din fra d4 til d5. Prøv å skyve rett tilbake.
learn-qomet-undo-done = Du har ikke lov til å skyve rett tilbake med en gang. I turen etter har du lov.
learn-qomet-gift = Mørk trenger bare d4 til det merkede kvadratet. Se hva som skjer hvis du skyver den mørke stjernen fra d5 til d4.
learn-qomet-gift-done = Du laget kvadratet for Mørk, så Mørk vinner. Et kvadrat tilhører fargen sin, uansett hvem som gjør det ferdig.
learn-qomet-save = Den samme stillingen, men gjør det bedre nå: finn det eneste trekket som gjør at Mørk ikke kan lage kvadratet.
learn-qomet-save-done = Et godt forsvar er å skyve en av hjørnestjernene ut av brettet.
learn-qomet-ahead = Du kan ikke vinne straks her, men ett trekk tvinger fram seieren: to turer senere har du et kvadrat, hva Mørk enn gjør.
learn-qomet-ahead-done = Fyller Mørk det siste hjørnet, skyver du den stjernen vekk og tar plassen dens. Spill nå et parti.

## Themes of puzzles

study-theme-no-undo = Ingen vei tilbake

## The rule page: what the examples show

study-rules-qomet-square = Fire stjerner av én farge på hjørnene av et kvadrat vinner. Dette er det indre av de tre store kvadratene.
study-rules-qomet-centre = Tolv kvadrater til har et hjørne i sentrum; stjerner imellom spiller ingen rolle.
study-rules-qomet-diamond = Ikke et kvadrat: sidene følger ikke linjene på brettet.
study-rules-qomet-step = En stjerne flyttes ett skritt langs en linje til et tomt punkt.
study-rules-qomet-push = En stjerne i veien skyves ett skritt videre langs den samme linjen, uansett hvem den tilhører.
study-rules-qomet-blocked = To stjerner etter hverandre kan ikke skyves: bak den første må det være plass.
study-rules-qomet-corner = Man skyver aldri rundt et hjørne, og bare stjerner på det ytre kvadratet kan forlate brettet.
study-rules-qomet-push-off = En stjerne som skyves forbi enden av linjen sin på det ytre kvadratet, går tilbake til eierens forråd.
study-rules-qomet-withdraw = Du kan ta en av stjernene dine fra det ytre kvadratet tilbake til forrådet.
study-rules-qomet-undo = Mørk har nettopp skjøvet denne stjernen. Å skyve rett tilbake er ikke tillatt i den neste turen.
study-rules-qomet-gift = Lys skyver og gjør selv kvadratet ferdig for Mørk: Mørk vinner.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = En stjerne på et ytre hjørne kan også skyves av brettet langs den ytre siden. Valget «corner_exit» kan forby det.
study-decision-qomet-diamond = Midtpunktene på de fire sidene av et kvadrat er ikke noe kvadrat.
study-decision-qomet-repetition = Tredje gang den samme stillingen oppstår, med den samme spilleren i trekket og det samme forbudte trekket, er partiet uavgjort. Verdiene i analysen ser bort fra dette: der ingen kan tvinge fram en seier, sier de remis.
study-decision-qomet-both = Hvis et trekk gir begge spillerne et kvadrat, vinner den som ikke gjorde trekket.
