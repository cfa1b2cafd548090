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
