## Quantik

learn-quantik-board = Dette er brettet: seksten felter. De fire radene, de fire kolonnene og de fire områdene på to ganger to er linjene i spillet. Ett område er merket.
learn-quantik-place = Du har åtte spillebrikker: to kuler, to sylindere, to kuber og to kjegler. En tur er én brikke på ett tomt felt. Ta en brikke og plasser den hvor du vil.
learn-quantik-place-done = Der blir den. I Quantik flyttes ingen brikke, og ingen forlater brettet.
learn-quantik-row = Den som gjør ferdig en linje med alle fire formene, vinner. Én form mangler i øverste rad: plasser den der.
learn-quantik-row-done = Kule, sylinder, kube og kjegle i én rad: du vinner.
learn-quantik-region = Områder teller akkurat som rader og kolonner. Gjør området øverst til høyre ferdig.
learn-quantik-region-done = Fire former i ett område: du vinner.
learn-quantik-anyones = Det spiller ingen rolle hvem brikkene tilhører. Her spiller du Mørk. I én kolonne står tre lyse brikker: bruk dem.
learn-quantik-anyones-done = Bare den siste brikken måtte være din. Pass derfor på hva du etterlater til motstanderen.
learn-quantik-forbidden-row = Nå kommer det eneste som ikke er tillatt. Lys har en kule i øverste rad. Du er Mørk: prøv å plassere en kule i den samme raden, på a4.
learn-quantik-forbidden-row-done = Du har ikke lov til å plassere en brikke i en rad, en kolonne eller et område der motstanderen allerede har en brikke med samme form.
learn-quantik-forbidden-region = Dette gjelder også områder. Det står en mørk sylinder på d3. Du er Lys: prøv å plassere en sylinder på c4.
learn-quantik-forbidden-region-done = Hver brikke du plasserer, stenger en rad, en kolonne og et område for motstanderens brikker med samme form.
learn-quantik-own = Dine egne brikker hindrer deg aldri. Plasser den andre kulen din på samme linje som den første.
learn-quantik-own-done = To egne kuler på én linje er tillatt. Bare motstanderen holdes ute.
learn-quantik-two-each = Du har to av hver form og ikke flere. Begge kulene dine er på brettet: prøv å plassere en tredje på d2.
learn-quantik-two-each-done = Når begge er brukt, er den formen borte. I forrådet ditt ser du alltid hva du har igjen.
learn-quantik-careful = Nesten alle trekk lar Lys vinne straks her. Du er Mørk: finn det ene trekket som gjør at Lys ikke har noen linje å gjøre ferdig.
learn-quantik-careful-done = Godt sett. En linje med tre ulike former er en gave, med mindre den fjerde ikke kan stå der.
learn-quantik-no-move = Det finnes enda en måte å vinne på: den som skal trekke og ikke kan, har tapt. Du er Mørk: ta fra Lys det siste trekket.
learn-quantik-no-move-done = Lys har fortsatt brikker, men ikke noe felt kan ta imot dem.
learn-quantik-ahead = Ingen kan vinne straks her, men du, Mørk, kan tvinge fram seieren: hva Lys enn gjør etter trekket ditt, gjør du en linje ferdig.
learn-quantik-ahead-done = Slik vinner man i Quantik: gi motstanderen bare trekk som hjelper deg. Spill nå et parti.

## Qomet

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

## Exago

learn-exago-centre = Brettet er laget av sekskanter. Den første brikken i partiet plasseres i sentrum. Plasser den der.
learn-exago-centre-done = Fra nå av må hver brikke berøre en brikke på brettet.
learn-exago-touch = Du er Blå. Prøv å plassere en brikke på b2, der den ville stå alene.
learn-exago-touch-done = Alle brikkene henger sammen, alltid.
learn-exago-place = Plasser brikken din på et felt som berører den røde. Naboens farge spiller ingen rolle.
learn-exago-place-done = Så lenge du har brikker i forrådet, plasserer du én når det er din tur.
learn-exago-line = Med to spillere vinner fem brikker av din farge på en rett linje. Du har fire: legg til den femte.
learn-exago-line-done = Linjer går i tre retninger. De må være rette og uten hull. Tre eller flere spillere trenger bare fire.
learn-exago-place-first = Brikker kan flyttes senere, men ikke ennå. Prøv å flytte brikken din fra e4 til d5.
learn-exago-place-first-done = Først må alle brikkene dine være på brettet.
learn-exago-relocate = Nå er forrådet ditt tomt. Fra nå av løfter du en av brikkene dine når det er din tur, og legger den på et annet felt der den berører en brikke. Flytt en.
learn-exago-relocate-done = Herfra kan hver brikke gå hvor som helst.
learn-exago-own-space = En løftet brikke må et annet sted. Prøv å legge brikken på d2 tilbake der den lå.
learn-exago-own-space-done = I Exago går det ikke an å vente.
learn-exago-cut-off = Faller de andre fra hverandre i adskilte grupper når en brikke løftes, blir bare den største liggende; resten går tilbake til eiernes forråd. Flytt en brikke som skjærer av noen andre.
learn-exago-cut-off-done = Den som fikk brikker tilbake, må plassere dem, én per tur, før det går an å flytte igjen. Det kan koste mye tid.
learn-exago-choose = Er flere grupper like store, velger du hvilken som blir. Løft brikken som gir to like store grupper, og legg den ned ved siden av gruppen du vil beholde. Berører den begge der, velger du en brikke i den gruppen.
learn-exago-choose-done = Den andre gruppen gikk tilbake til forrådene. Velg den som hjelper deg mest.
learn-exago-move-to-win = I dette lille partiet vinner fire på rad. Du er Blå og har ingenting i forrådet: vinn ved å flytte en brikke.
learn-exago-move-to-win-done = Se etter linjer med et hull, og etter en brikke som ikke trengs der den er.
learn-exago-must-block = Her spiller tre, og fire på rad vinner. Rød kan vinne på d5 i neste tur. Du er Blå: prøv å spille på e5 i stedet.
learn-exago-must-block-done = Med tre eller flere spillere må du stoppe en trussel hvis du ikke kan vinne selv og et av trekkene dine stopper den.
learn-exago-block = Gjør nå plikten din.
learn-exago-block-done = Truer flere, stopper du den som står først for tur.
learn-exago-win-first = Plikten til å blokkere har ett unntak: kan du vinne selv, har du lov til det. Du er Rød.
learn-exago-win-first-done = Å vinne går foran å blokkere.
learn-exago-ahead = To spillere igjen, fem på rad. Du er Rød. Lag en trussel som Blå ikke kan svare på: du vinner med din neste brikke.
learn-exago-ahead-done = En åpen linje kan gjøres ferdig i begge ender, og Blå kan bare stenge den ene. Spill nå et parti.
