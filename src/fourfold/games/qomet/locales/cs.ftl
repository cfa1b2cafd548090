qomet-name = Qomet
qomet-tagline = Umisťujte, přesouvejte a odstrkujte hvězdy, dokud čtyři vaše nevytvoří čtverec.
qomet-rules =
    Hrají dva hráči, Světlý a Tmavý, každý má v zásobě sedm hvězd. Hrací deska má 25 průsečíků na třech čtvercích kolem středu, spojených přímkami.

    Ve svém tahu udělejte jednu ze tří věcí. Umístěte hvězdu ze zásoby na kterýkoli prázdný průsečík. Nebo přesuňte jednu svou hvězdu o krok po přímce; stojí-li tam hvězda kterékoli barvy, odstrčíte ji o krok dál po téže přímce, kde pro ni musí být místo. Nebo vezměte jednu svou hvězdu z vnějšího čtverce zpět do zásoby. Hvězda na vnějším čtverci odstrčená přes konec své přímky se vrací do zásoby svého majitele. Odstrčit lze vždy jen jednu hvězdu a nikdy za roh.

    Když soupeř odstrčil vaši hvězdu, nesmíte hned v příštím tahu odstrčit jeho hvězdu zpátky.

    Čtyři hvězdy jedné barvy na rozích čtverce vyhrávají. Strany tohoto čtverce musí vést po přímkách hrací desky: takových čtverců je patnáct, tři velké a dvanáct s jedním rohem ve středu. Pokud váš tah vytvoří čtverec soupeři, vyhrává soupeř, i když zároveň vznikne i váš.

    Pište d4 pro umístění hvězdy, d4-d5 pro přesun nebo odstrčení, a1-x pro vzetí zpět.
qomet-reason-square = čtyři hvězdy na rozích čtverce
qomet-reason-gave-square = čtverec doplnil poslední tah soupeře

qomet-option-corner_exit = Zda lze hvězdu z vnějšího rohu odstrčit ven i po vnější straně, a ne jen po úhlopříčce.
qomet-option-corner_exit-name = Výstup rohem
qomet-option-repetition = Stejná pozice znamená remízu, když nastane tolikrát.
qomet-option-repetition-name = Opakování

qomet-brief-corner_exit = { $value ->
        [on] rohy otevřené
       *[off] rohy zavřené
    }
qomet-brief-repetition = { $value ->
        [off] bez remízy opakováním
       *[other] remíza opakováním
    }

error-too-many-stars = { seat-name } má na hrací desce příliš mnoho hvězd: { $found }; celkem jich je jen { $limit }.
error-forbidden-move-is-none = „{ $move }“ nemůže být zakázaný tah: žádná hvězda hráče na tahu nemohla být právě takto odstrčena.
error-not-your-star = Na { $space } není žádná vaše hvězda.
error-not-on-outer-square = Zpět lze vzít jen hvězdy z vnějšího čtverce; { $space } leží blíž ke středu.
error-no-line-between = Žádná přímka nevede jedním krokem z { $start } na { $end }.
error-undoes-last-turn = Odstrčení { $start }-{ $end } by vrátilo poslední tah soupeře; to je na jeden tah zakázáno.
error-push-has-no-way = Hvězda na { $space } se tímto směrem odstrčit nedá: její přímka tam končí.
error-push-blocked = Hvězda na { $space } se odstrčit nedá: pole { $behind } za ní je obsazené.

## The board

board-piece-star = { $colour ->
        [light] světlá hvězda
       *[dark] tmavá hvězda
    }
board-place-star = { seat-name } umisťuje hvězdu na { $space }
board-back-star = { seat-name } bere zpět hvězdu z { $space }
board-to-star = { $colour ->
        [light] světlá hvězda se posouvá na { $space }
       *[dark] tmavá hvězda se posouvá na { $space }
    }
board-off-star = { $colour ->
        [light] světlá hvězda opouští hrací desku
       *[dark] tmavá hvězda opouští hrací desku
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Čtyři vaše hvězdy stojí na rozích čtverce.
        [loser] Soupeř má čtyři hvězdy na rozích čtverce.
       *[none] Čtyři hvězdy jedné barvy stojí na rozích čtverce.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Váš čtverec doplnil soupeř vlastním tahem.
        [loser] Váš vlastní tah doplnil soupeřův čtverec, a darovaný čtverec platí.
       *[none] Čtverec doplnil druhý hráč vlastním tahem, a darovaný čtverec platí.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-qomet-board = Toto je hrací deska: 25 průsečíků na třech čtvercích kolem středu, spojených přímkami. Střed je vyznačený. Hvězdy putují jen po přímkách.
learn-qomet-place = V zásobě máte sedm hvězd. Jedna možnost, jak využít tah, je umístit hvězdu na kterýkoli prázdný průsečík. Zkuste to.
learn-qomet-place-done = To bylo umístění. Jsou ještě dva druhy tahů: přesun a vzetí zpět.
learn-qomet-square = Čtyři vaše hvězdy na rozích čtverce vyhrávají. Tři rohy vnitřního čtverce jsou vaše: doplňte ho.
learn-qomet-square-done = Vnitřní, prostřední a vnější čtverec jsou tři z patnácti čtverců.
learn-qomet-centre = Ostatních dvanáct čtverců má jeden roh ve středu hrací desky. Najděte chybějící roh tohoto čtverce.
learn-qomet-centre-done = Malý, střední a velký v každé ze čtyř čtvrtin: dvanáct čtverců má společný roh, střed hrací desky. Na hvězdách mezi rohy nezáleží.
learn-qomet-diamond = Tyto čtyři hvězdy stojí uprostřed stran. Vypadá to jako čtverec, ale jeho strany nevedou po přímkách hrací desky, takže to čtverec není.
learn-qomet-step = Svou hvězdu můžete také přesunout o krok po přímce na prázdný průsečík. Udělejte to s kteroukoli z obou hvězd.
learn-qomet-step-done = Než táhnete, dívejte se na přímky: ne všichni sousedé jsou spojeni.
learn-qomet-push = Stojí-li v cestě hvězda kterékoli barvy, odstrčíte ji o krok dál po téže přímce. Odstrčte hvězdu Tmavého.
learn-qomet-push-done = Vaše hvězda zabrala její místo a ona se posunula dál. Stejně lze odstrčit i vlastní hvězdy.
learn-qomet-blocked = Odstrčit lze jen jednu hvězdu a za ní musí být místo. Zkuste odstrčit hvězdu Tmavého, která stojí na d5.
learn-qomet-blocked-done = Dvě hvězdy za sebou odstrčit nejde.
learn-qomet-corner = Nikdy se neodstrkuje za roh. Zkuste na prostředním čtverci odstrčit hvězdu, která stojí na f6, podél strany.
learn-qomet-corner-done = Přímka tam končí a hvězda na vnitřním nebo prostředním čtverci nemůže hrací desku opustit.
learn-qomet-push-off = Na vnějším čtverci je to jinak: hvězda odstrčená přes konec své přímky se vrací do zásoby majitele. Odstrčte hvězdu Tmavého z hrací desky.
learn-qomet-push-off-done = Tmavý ji může umístit znovu, ale stojí ho to tah.
learn-qomet-withdraw = Třetí druh tahu: vezměte jednu vlastní hvězdu z vnějšího čtverce zpět do zásoby.
learn-qomet-withdraw-done = V příštím tahu ji můžete umístit tam, kde je potřeba.
learn-qomet-undo = Tmavý právě odstrčil vaši hvězdu z d4 na d5. Zkuste jeho hvězdu hned odstrčit zpátky.
learn-qomet-undo-done = Odstrčení nesmíte hned vrátit. V dalším tahu po tomto už ano.
learn-qomet-gift = Tmavému chybí k vyznačenému čtverci jen d4. Podívejte se, co se stane, když odstrčíte hvězdu Tmavého z d5 na d4.
learn-qomet-gift-done = Váš tah vytvořil čtverec Tmavého, a tak Tmavý vyhrává. Čtverec patří své barvě, ať ho doplní kdokoli.
learn-qomet-save = Stejná pozice, tentokrát lépe: najděte jediný tah, po kterém Tmavý nemůže čtverec vytvořit.
learn-qomet-save-done = Odstrčit hvězdu z rohu čtverce pryč z hrací desky je dobrá obrana.
learn-qomet-ahead = Hned tady vyhrát nejde, ale jeden tah výhru vynutí: o dva tahy později máte čtverec, ať Tmavý udělá cokoli.
learn-qomet-ahead-done = Když Tmavý obsadí poslední roh, odstrčíte jeho hvězdu a zaberete její místo. A teď si zahrajte partii.

## Themes of puzzles

study-theme-no-undo = Zpátky se nesmí

## The rule page: what the examples show

study-rules-qomet-square = Čtyři hvězdy jedné barvy na rozích čtverce vyhrávají. Toto je vnitřní ze tří velkých čtverců.
study-rules-qomet-centre = Dalších dvanáct čtverců má roh ve středu; na hvězdách mezi rohy nezáleží.
study-rules-qomet-diamond = Není to čtverec: jeho strany nevedou po přímkách hrací desky.
study-rules-qomet-step = Hvězda se přesouvá o krok po přímce na prázdný průsečík.
study-rules-qomet-push = Hvězdu, která stojí v cestě, odstrčíte o krok dál po téže přímce, ať patří komukoli.
study-rules-qomet-blocked = Dvě hvězdy za sebou odstrčit nejde: za první musí být místo.
study-rules-qomet-corner = Nikdy se neodstrkuje za roh a hrací desku mohou opustit jen hvězdy z vnějšího čtverce.
study-rules-qomet-push-off = Hvězda na vnějším čtverci odstrčená přes konec své přímky se vrací do zásoby majitele.
study-rules-qomet-withdraw = Svou hvězdu z vnějšího čtverce smíte vzít zpět do zásoby.
study-rules-qomet-undo = Tmavý právě odstrčil tuto hvězdu. Odstrčit jeho hvězdu hned zpátky je na jeden tah zakázáno.
study-rules-qomet-gift = Světlý svým odstrčením doplňuje čtverec Tmavého: vyhrává Tmavý.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Hvězdu z vnějšího rohu lze odstrčit ven i po vnější straně. Volba „corner_exit“ to může zakázat.
study-decision-qomet-diamond = Čtyři středy stran čtverce nejsou čtverec.
study-decision-qomet-repetition = Když stejná pozice nastane potřetí, se stejným hráčem na tahu a stejným zakázaným tahem, partie končí remízou. Hodnoty v analýze na to neberou ohled: kde si nikdo nemůže vynutit výhru, uvádějí remízu.
study-decision-qomet-both = Pokud mají po tahu čtverec oba hráči, vyhrává ten, kdo netáhl.
