qomet-name = Qomet
qomet-tagline = Placera, flytta och knuffa stjärnor tills fyra av dina bildar en kvadrat.
qomet-rules =
    Två spelare, Ljus och Mörk, med sju stjärnor var i förrådet. Spelplanen har 25 punkter på tre kvadrater runt en mitt, förbundna med linjer.

    På din tur gör du en av tre saker. Placera en stjärna från ditt förråd på vilken tom punkt som helst. Eller flytta en av dina stjärnor ett steg längs en linje; står det en stjärna där, vilken färg den än har, knuffas den ett steg vidare längs samma linje, där det måste finnas plats. Eller ta tillbaka en av dina stjärnor från den yttre kvadraten till ditt förråd. En stjärna på den yttre kvadraten som knuffas förbi slutet av sin linje går tillbaka till sin ägares förråd. Bara en stjärna kan knuffas åt gången, och aldrig runt ett hörn.

    När din motståndare har knuffat din stjärna får du inte knuffa rakt tillbaka i ditt nästa drag.

    Fyra stjärnor av en färg i hörnen av en kvadrat vinner. Kvadratens sidor måste följa linjer på spelplanen: det finns femton sådana kvadrater, de tre stora och tolv med ett hörn i mitten. Om ditt drag ger din motståndare en kvadrat vinner din motståndare, även om du också får en.

    Skriv d4 för att placera en stjärna, d4-d5 för att flytta eller knuffa, a1-x för att ta tillbaka.
qomet-reason-square = fyra stjärnor i hörnen av en kvadrat
qomet-reason-gave-square = motståndarens senaste drag gjorde kvadraten färdig

qomet-option-corner_exit = Om en stjärna på ett yttre hörn också kan knuffas ut längs den yttre sidan, och inte bara längs diagonalen.
qomet-option-corner_exit-name = Ut vid hörnen
qomet-option-repetition = Samma ställning ger oavgjort när den uppstår så här många gånger.
qomet-option-repetition-name = Upprepning

qomet-brief-corner_exit = { $value ->
        [on] öppna hörn
       *[off] stängda hörn
    }
qomet-brief-repetition = { $value ->
        [off] ingen remi genom upprepning
       *[other] remi genom upprepning
    }

error-too-many-stars = { seat-name } har { $found } stjärnor på spelplanen; det finns bara { $limit }.
error-forbidden-move-is-none = ”{ $move }” kan inte vara det förbjudna draget: ingen stjärna hos den som är vid draget kan just ha knuffats så.
error-not-your-star = Du har ingen stjärna på { $space }.
error-not-on-outer-square = Bara stjärnor på den yttre kvadraten kan tas tillbaka; { $space } ligger längre in.
error-no-line-between = Ingen linje går i ett steg från { $start } till { $end }.
error-undoes-last-turn = Att knuffa { $start }-{ $end } skulle ångra motståndarens senaste drag; det är inte tillåtet under en tur.
error-push-has-no-way = Stjärnan på { $space } kan inte knuffas åt det hållet: dess linje slutar där.
error-push-blocked = Stjärnan på { $space } kan inte knuffas: { $behind } bakom den är upptagen.

## The board

board-piece-star = { $colour ->
        [light] ljus stjärna
       *[dark] mörk stjärna
    }
board-place-star = { seat-name } placerar en stjärna på { $space }
board-back-star = { seat-name } tar tillbaka en stjärna från { $space }
board-to-star = { $colour ->
        [light] en ljus stjärna hamnar på { $space }
       *[dark] en mörk stjärna hamnar på { $space }
    }
board-off-star = { $colour ->
        [light] en ljus stjärna lämnar spelplanen
       *[dark] en mörk stjärna lämnar spelplanen
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Fyra av dina stjärnor står i hörnen av en kvadrat.
        [loser] Din motståndare har fyra stjärnor i hörnen av en kvadrat.
       *[none] Fyra stjärnor av en färg står i hörnen av en kvadrat.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Din motståndare gjorde din kvadrat färdig med sitt eget drag.
        [loser] Ditt eget drag gjorde motståndarens kvadrat färdig, och en bortskänkt kvadrat räknas.
       *[none] Den andra spelarens eget drag gjorde kvadraten färdig, och en bortskänkt kvadrat räknas.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Ingen väg tillbaka

## The rule page: what the examples show

study-rules-qomet-square = Fyra stjärnor av en färg i hörnen av en kvadrat vinner. Det här är den innersta av de tre stora kvadraterna.
study-rules-qomet-centre = Tolv kvadrater till har ett hörn i mitten; stjärnor däremellan spelar ingen roll.
study-rules-qomet-diamond = Ingen kvadrat: dess sidor följer inte spelplanens linjer.
study-rules-qomet-step = En stjärna flyttas ett steg längs en linje till en tom punkt.
study-rules-qomet-push = En stjärna i vägen knuffas ett steg vidare längs samma linje, vems den än är.
study-rules-qomet-blocked = Två stjärnor efter varandra kan inte knuffas: bakom den första måste det finnas plats.
study-rules-qomet-corner = En knuff går aldrig runt ett hörn, och bara stjärnor på den yttre kvadraten kan lämna spelplanen.
study-rules-qomet-push-off = En stjärna som knuffas förbi slutet av sin linje på den yttre kvadraten går tillbaka till sin ägares förråd.
study-rules-qomet-withdraw = Du får ta tillbaka en av dina stjärnor från den yttre kvadraten till ditt förråd.
study-rules-qomet-undo = Mörk har just knuffat den här stjärnan. Att knuffa rakt tillbaka är inte tillåtet under en tur.
study-rules-qomet-gift = Ljus gör med sin egen knuff kvadraten färdig åt Mörk: Mörk vinner.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = En stjärna på ett yttre hörn får också knuffas ut längs den yttre sidan. Alternativet ”corner_exit” kan förbjuda det.
study-decision-qomet-diamond = De fyra sidmittarna av en kvadrat är ingen kvadrat.
study-decision-qomet-repetition = Tredje gången samma ställning uppstår, med samma spelare vid draget och samma förbjudna drag, är partiet oavgjort. Värdena i analysen bortser från det: där ingen kan tvinga fram en vinst säger de remi.
study-decision-qomet-both = Om ett drag ger båda spelarna en kvadrat vinner den som inte gjorde draget.
