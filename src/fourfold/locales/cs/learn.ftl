## Quantik

learn-quantik-board = Toto je hrací deska: šestnáct polí. Její čtyři řady, čtyři sloupce a čtyři sektory dva krát dva jsou linie této hry. Jeden sektor je vyznačený.
learn-quantik-place = Máte osm figurek: dvě koule, dva válce, dvě krychle a dva kužely. Tah je jedna figurka na jedno prázdné pole. Vezměte kteroukoli a umístěte ji, kam chcete.
learn-quantik-place-done = Tam už zůstane. Ve hře Quantik se figurky nepřesouvají a žádná neopustí hrací desku.
learn-quantik-row = Linie se všemi čtyřmi tvary přináší výhru tomu, kdo ji doplní. V horní řadě jeden tvar chybí: dejte ho tam.
learn-quantik-row-done = Koule, válec, krychle a kužel v jedné řadě: vyhráváte.
learn-quantik-region = Sektory platí stejně jako řady a sloupce. Doplňte sektor vpravo nahoře.
learn-quantik-region-done = Čtyři tvary v jednom sektoru: vyhráváte.
learn-quantik-anyones = Nezáleží na tom, čí figurky to jsou. Tady hrajete za Tmavého. V jednom sloupci stojí tři figurky Světlého: využijte je.
learn-quantik-anyones-done = Jen poslední figurka musela být vaše. Dávejte proto pozor, co necháváte soupeři.
learn-quantik-forbidden-row = A teď to jediné, co je zakázáno. Světlý má v horní řadě kouli. Vy jste Tmavý: zkuste dát kouli do téže řady, na a4.
learn-quantik-forbidden-row-done = Figurku nesmíte dát do řady, sloupce ani sektoru, kde už má soupeř figurku stejného tvaru.
learn-quantik-forbidden-region = To platí i pro sektory. Válec Tmavého stojí na d3. Vy jste Světlý: zkuste dát válec na c4.
learn-quantik-forbidden-region-done = Každá figurka, kterou umístíte, uzavře řadu, sloupec a sektor soupeřovým figurkám stejného tvaru.
learn-quantik-own = Vlastní figurky vám nikdy nic nezakazují. Dejte svou druhou kouli do stejné linie jako první.
learn-quantik-own-done = Dvě vaše koule v jedné linii jsou dovolené. Nesmí tam jen soupeř.
learn-quantik-two-each = Od každého tvaru máte dva kusy a víc ne. Obě vaše koule jsou na hrací desce: zkuste na d2 umístit třetí.
learn-quantik-two-each-done = Když umístíte oba kusy, tento tvar už nemáte. V zásobě vždy vidíte, co vám zbývá.
learn-quantik-careful = Skoro každý tah tady dovolí Světlému hned vyhrát. Vy jste Tmavý: najděte jediný tah, po kterém Světlý nemá co doplnit.
learn-quantik-careful-done = Dobrý postřeh. Linie se třemi různými tvary je dárek, ledaže by tam čtvrtý nesměl.
learn-quantik-no-move = Vyhrát se dá ještě jinak: kdo je na tahu a nemůže táhnout, prohrává. Vy jste Tmavý: vezměte Světlému poslední tah.
learn-quantik-no-move-done = Světlý má ještě figurky, ale žádnou z nich nesmí nikam dát.
learn-quantik-ahead = Tady nikdo nemůže vyhrát hned, ale vy, Tmavý, si výhru můžete vynutit: po vašem tahu doplníte linii, ať Světlý udělá cokoli.
learn-quantik-ahead-done = Tak se vyhrává Quantik: nechte soupeři jen tahy, které pomáhají vám. A teď si zahrajte partii.

## Qomet

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

## Exago

learn-exago-centre = Hrací deska je z šestiúhelníků. První dílek partie patří do středu. Dejte ho tam.
learn-exago-centre-done = Od této chvíle se každý dílek musí dotýkat dílku na hrací desce.
learn-exago-touch = Vy jste Modrý. Zkuste dát dílek na b2, kde by stál sám.
learn-exago-touch-done = Všechny dílky vždy drží pohromadě.
learn-exago-place = Dejte svůj dílek na pole, které se dotýká červeného. Na barvě souseda nezáleží.
learn-exago-place-done = Dokud máte dílky v zásobě, je vaším tahem jeden z nich umístit.
learn-exago-line = Ve dvou vyhrává pět dílků vaší barvy v rovné linii. Čtyři máte: přidejte pátý.
learn-exago-line-done = Linie vedou třemi směry. Musí být rovné a bez mezer. Při třech a více hráčích stačí čtyři dílky.
learn-exago-place-first = Dílky se dají přesouvat, ale až později. Zkuste přesunout svůj dílek z e4 na d5.
learn-exago-place-first-done = Nejdřív musí být všechny vaše dílky na hrací desce.
learn-exago-relocate = Teď už v zásobě žádný dílek nemáte. Tah teď znamená zvednout jeden ze svých dílků a dát ho na jiné pole, kde se dotýká dílku. Jeden přesuňte.
learn-exago-relocate-done = Odteď může každý dílek putovat kamkoli.
learn-exago-own-space = Zvednutý dílek musí jinam. Zkuste dílek z d2 vrátit tam, odkud přišel.
learn-exago-own-space-done = Ve hře Exago se nečeká.
learn-exago-cut-off = Pokud se zvednutím dílku ostatní rozpadnou na oddělené skupiny, zůstane jen největší; zbytek se vrátí do zásob majitelů. Přesuňte dílek tak, aby se některé jiné odřízly.
learn-exago-cut-off-done = Komu se dílky vrátily, musí je umístit, jeden za tah, než začne znovu přesouvat. To může stát spoustu času.
learn-exago-choose = Je-li několik skupin stejně velkých, vyberete, která zůstane. Zvedněte dílek, po kterém vzniknou dvě stejně velké skupiny, a položte ho vedle skupiny, kterou si chcete nechat. Dotýká-li se obou, vyberte dílek té skupiny.
learn-exago-choose-done = Druhá skupina se vrátila do zásob. Vybírejte tu, která vám pomůže víc.
learn-exago-move-to-win = V této malé hře stačí k výhře čtyři v řadě. Vy jste Modrý a v zásobě nic nemáte: vyhrajte přesunem.
learn-exago-move-to-win-done = Hledejte linie s mezerou a dílek, který není potřeba tam, kde je.
learn-exago-must-block = Tady hrají tři a k výhře stačí čtyři v řadě. Červený by mohl příštím tahem vyhrát na d5. Vy jste Modrý: zkuste místo toho hrát na e5.
learn-exago-must-block-done = Při třech a více hráčích musíte hrozbu zastavit, pokud teď vyhrát nemůžete a některý váš tah ji zastaví.
learn-exago-block = Teď splňte svou povinnost.
learn-exago-block-done = Hrozí-li více hráčů, zastavujete toho, kdo je na tahu dřív.
learn-exago-win-first = Povinnost blokovat má jednu výjimku: můžete-li vyhrát, smíte. Vy jste Červený.
learn-exago-win-first-done = Výhra má přednost před blokováním.
learn-exago-ahead = Zase ve dvou, pět v řadě. Vy jste Červený. Vytvořte hrozbu, na kterou Modrý nemá odpověď: vyhrajete příštím dílkem.
learn-exago-ahead-done = Otevřenou linii lze doplnit na dvou stranách a Modrý může zavřít jen jednu. A teď si zahrajte partii.
