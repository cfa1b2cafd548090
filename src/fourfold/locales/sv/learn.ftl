## Quantik

learn-quantik-board = Det här är spelplanen: sexton rutor. Dess fyra rader, fyra kolumner och fyra områden på två gånger två är linjerna i spelet. Ett område är markerat.
learn-quantik-place = Du har åtta spelpjäser: två sfärer, två cylindrar, två kuber och två koner. På din tur placerar du en spelpjäs på en tom ruta. Ta vilken du vill och placera den var du vill.
learn-quantik-place-done = Där stannar den. I Quantik flyttas ingen spelpjäs, och ingen lämnar spelplanen.
learn-quantik-row = Den som gör en linje med alla fyra formerna färdig vinner. En form saknas i översta raden: placera den där.
learn-quantik-row-done = Sfär, cylinder, kub och kon i en rad: du vinner.
learn-quantik-region = Områden räknas precis som rader och kolumner. Gör området uppe till höger färdigt.
learn-quantik-region-done = Fyra former i ett område: du vinner.
learn-quantik-anyones = Det spelar ingen roll vems spelpjäserna är. Här spelar du Mörk. I en kolumn står tre ljusa spelpjäser: använd dem.
learn-quantik-anyones-done = Bara den sista spelpjäsen måste vara din. Akta dig alltså för vad du lämnar åt din motståndare.
learn-quantik-forbidden-row = Nu det enda som inte är tillåtet. Ljus har en sfär i översta raden. Du är Mörk: försök placera en sfär i samma rad, på a4.
learn-quantik-forbidden-row-done = Du får inte placera en form i en rad, en kolumn eller ett område där din motståndare redan har den formen.
learn-quantik-forbidden-region = Det gäller också områden. En mörk cylinder står på d3. Du är Ljus: försök placera en cylinder på c4.
learn-quantik-forbidden-region-done = Varje spelpjäs du placerar stänger en rad, en kolumn och ett område för samma form hos motståndaren.
learn-quantik-own = Dina egna spelpjäser förbjuder dig aldrig något. Placera din andra sfär i en linje med den första.
learn-quantik-own-done = Två egna sfärer i en linje är tillåtet. Bara motståndaren stängs ute.
learn-quantik-two-each = Du har två av varje form och inte fler. Dina båda sfärer är på spelplanen: försök placera en tredje på d2.
learn-quantik-two-each-done = När båda är utplacerade är den formen slut. I ditt förråd ser du alltid vad du har kvar.
learn-quantik-careful = Nästan varje drag låter Ljus vinna genast här. Du är Mörk: hitta det enda drag som inte lämnar någon linje för Ljus att göra färdig.
learn-quantik-careful-done = Bra tänkt. En linje med tre olika former är en gåva, om inte den fjärde är förbjuden där.
learn-quantik-no-move = Det finns ett andra sätt att vinna: den som ska göra ett drag men inte kan, förlorar. Du är Mörk: ta ifrån Ljus det sista draget.
learn-quantik-no-move-done = Ljus har spelpjäser kvar, men får inte placera dem på någon ruta.
learn-quantik-ahead = Ingen kan vinna genast här, men du, Mörk, kan tvinga fram det: vad Ljus än gör efter ditt drag gör du en linje färdig.
learn-quantik-ahead-done = Så vinner man Quantik: lämna bara sådana drag åt motståndaren som hjälper dig. Spela nu ett parti.

## Qomet

learn-qomet-board = Det här är spelplanen: 25 punkter på tre kvadrater runt en mitt, förbundna med linjer. Mitten är markerad. Stjärnor rör sig bara längs linjer.
learn-qomet-place = Du har sju stjärnor i förrådet. Ett sätt att använda din tur är att placera en stjärna på en tom punkt. Gör det.
learn-qomet-place-done = Det var att placera. Det finns två slags drag till: att flytta och att ta tillbaka.
learn-qomet-square = Fyra av dina stjärnor i hörnen av en kvadrat vinner. Tre hörn av den inre kvadraten är dina: gör den färdig.
learn-qomet-square-done = Den inre, den mellersta och den yttre kvadraten är tre av de femton kvadraterna.
learn-qomet-centre = De andra tolv kvadraterna har ett hörn i spelplanens mitt. Hitta hörnet som saknas i den här.
learn-qomet-centre-done = Liten, mellanstor eller stor, i var och en av de fyra fjärdedelarna: tolv kvadrater har ett hörn i mitten. Stjärnor mellan hörnen spelar ingen roll.
learn-qomet-diamond = De här fyra stjärnorna står mitt på sidorna. Det ser ut som en kvadrat, men sidorna följer inte spelplanens linjer, så det är ingen.
learn-qomet-step = Du får också flytta en av dina stjärnor ett steg längs en linje till en tom punkt. Gör det med någon av dem.
learn-qomet-step-done = Titta på linjerna först: inte alla grannpunkter är förbundna.
learn-qomet-push = Står det en stjärna i vägen, vilken färg den än har, knuffar du den ett steg vidare längs samma linje. Knuffa den mörka stjärnan.
learn-qomet-push-done = Du tog dess plats, och den flyttades vidare. Dina egna stjärnor kan knuffas på samma sätt.
learn-qomet-blocked = Bara en stjärna kan knuffas, och bakom den måste det finnas plats. Försök knuffa den mörka stjärnan som står på d5.
learn-qomet-blocked-done = Två stjärnor efter varandra kan inte knuffas.
learn-qomet-corner = En knuff går aldrig runt ett hörn. Försök på den mellersta kvadraten knuffa stjärnan som står på f6 längs sidan.
learn-qomet-corner-done = Linjen slutar där, och en stjärna på den inre eller mellersta kvadraten kan inte lämna spelplanen.
learn-qomet-push-off = På den yttre kvadraten är det annorlunda: en stjärna som knuffas förbi slutet av sin linje går tillbaka till sin ägares förråd. Knuffa ut den mörka stjärnan från spelplanen.
learn-qomet-push-off-done = Mörk får placera den igen, men det kostar en tur.
learn-qomet-withdraw = Den tredje sortens drag: ta tillbaka en av dina egna stjärnor från den yttre kvadraten till ditt förråd.
learn-qomet-withdraw-done = I din nästa tur får du placera den där den behövs.
learn-qomet-undo = Mörk har just knuffat din stjärna från d4 till d5. Försök knuffa rakt tillbaka.
learn-qomet-undo-done = Du får inte ångra en knuff genast. En tur senare får du det.
learn-qomet-gift = Mörk behöver bara d4 för den markerade kvadraten. Se vad som händer om du knuffar den mörka stjärnan från d5 till d4.
learn-qomet-gift-done = Du gjorde kvadraten åt Mörk, så Mörk vinner. En kvadrat hör till sin färg, vem som än gör den färdig.
learn-qomet-save = Samma ställning, fast bättre: hitta det enda drag som hindrar Mörk från att göra kvadraten.
learn-qomet-save-done = Att knuffa ut stjärnan från ett av kvadratens hörn är ett bra försvar.
learn-qomet-ahead = Du kan inte vinna genast här, men ett drag tvingar fram det: två turer senare har du en kvadrat, vad Mörk än gör.
learn-qomet-ahead-done = Fyller Mörk det sista hörnet knuffar du bort den stjärnan och tar dess plats. Spela nu ett parti.

## Exago

learn-exago-centre = Spelplanen består av sexhörningar. Partiets första bricka placeras i mitten. Placera den där.
learn-exago-centre-done = Från och med nu måste varje bricka röra vid en bricka på spelplanen.
learn-exago-touch = Du är Blå. Försök placera en bricka på b2, där den skulle ligga ensam.
learn-exago-touch-done = Alla brickor hänger ihop, alltid.
learn-exago-place = Placera din bricka på en ruta som rör vid den röda. Grannens färg spelar ingen roll.
learn-exago-place-done = Så länge du har brickor i förrådet går din tur ut på att placera en.
learn-exago-line = Med två spelare vinner fem brickor av din färg i en rak linje. Du har fyra: lägg till den femte.
learn-exago-line-done = Linjer går i tre riktningar. De måste vara raka och utan luckor. Tre eller fler spelare behöver bara fyra.
learn-exago-place-first = Brickor kan flyttas senare, men inte än. Försök flytta din bricka från e4 till d5.
learn-exago-place-first-done = Först måste alla dina brickor vara på spelplanen.
learn-exago-relocate = Nu är ditt förråd tomt. En tur är då att lyfta en av dina brickor och lägga den på en annan ruta där den rör vid en bricka. Flytta en.
learn-exago-relocate-done = Härifrån får varje bricka flyttas vart som helst.
learn-exago-own-space = En lyft bricka måste någon annanstans. Försök lägga tillbaka brickan på d2 där den låg.
learn-exago-own-space-done = I Exago kan man inte vänta.
learn-exago-cut-off = Om de andra brickorna hamnar i skilda grupper när en bricka lyfts, stannar bara den största; resten går tillbaka till förråden. Flytta en bricka som skär av några andra.
learn-exago-cut-off-done = Den som fick tillbaka brickor måste placera dem, en per tur, innan det går att flytta igen. Det kan kosta mycket tid.
learn-exago-choose = Är flera grupper lika stora väljer du vilken som stannar. Lyft brickan som ger två lika stora grupper, och lägg ner den bredvid gruppen du vill behålla. Rör den vid båda där, väljer du en bricka i den gruppen.
learn-exago-choose-done = Den andra gruppen gick tillbaka till förråden. Välj den som hjälper dig mest.
learn-exago-move-to-win = I det här lilla partiet vinner fyra brickor i en linje. Du är Blå och har inget i förrådet: vinn genom att flytta en bricka.
learn-exago-move-to-win-done = Leta efter linjer med en lucka, och efter en bricka som inte behövs där den är.
learn-exago-must-block = Här spelar tre, och fyra brickor i en linje vinner. Röd kan vinna på d5 i nästa tur. Du är Blå: försök spela på e5 i stället.
learn-exago-must-block-done = Med tre eller fler spelare måste du stoppa ett hot om du inte kan vinna själv och något av dina drag stoppar det.
learn-exago-block = Gör nu din plikt.
learn-exago-block-done = Om flera hotar tar du hand om den vars tur kommer först.
learn-exago-win-first = Plikten att blockera har ett undantag: kan du vinna själv så får du det. Du är Röd.
learn-exago-win-first-done = Att vinna går före att blockera.
learn-exago-ahead = Två spelare igen, fem i en linje. Du är Röd. Skapa ett hot som Blå inte kan svara på: du vinner med din nästa bricka.
learn-exago-ahead-done = En öppen linje kan göras färdig på två sidor, och Blå kan bara stänga en. Spela nu ett parti.
