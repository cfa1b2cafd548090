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
