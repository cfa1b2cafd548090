## Quantik

learn-quantik-board = Toto je hracia doska: šestnásť políčok. Jej štyri rady, štyri stĺpce a štyri sektory dva krát dva sú línie tejto hry. Jeden sektor je vyznačený.
learn-quantik-place = Máte osem figúrok: dve gule, dva valce, dve kocky a dva kužele. Ťah je jedna figúrka na jedno prázdne políčko. Vezmite ktorúkoľvek a umiestnite ju, kam chcete.
learn-quantik-place-done = Tam už zostane. V hre Quantik sa figúrky nepresúvajú a žiadna neopustí hraciu dosku.
learn-quantik-row = Línia so všetkými štyrmi tvarmi prináša výhru tomu, kto ju doplní. V hornom rade jeden tvar chýba: dajte ho tam.
learn-quantik-row-done = Guľa, valec, kocka a kužeľ v jednom rade: vyhrávate.
learn-quantik-region = Sektory platia rovnako ako rady a stĺpce. Doplňte sektor vpravo hore.
learn-quantik-region-done = Štyri tvary v jednom sektore: vyhrávate.
learn-quantik-anyones = Nezáleží na tom, čie figúrky to sú. Tu hráte za Tmavého. V jednom stĺpci stoja tri figúrky Svetlého: využite ich.
learn-quantik-anyones-done = Len posledná figúrka musela byť vaša. Dávajte preto pozor, čo nechávate súperovi.
learn-quantik-forbidden-row = A teraz to jediné, čo je zakázané. Svetlý má v hornom rade guľu. Vy ste Tmavý: skúste dať guľu do toho istého radu, na a4.
learn-quantik-forbidden-row-done = Figúrku nesmiete dať do radu, stĺpca ani sektora, kde už má súper figúrku rovnakého tvaru.
learn-quantik-forbidden-region = To platí aj pre sektory. Valec Tmavého stojí na d3. Vy ste Svetlý: skúste dať valec na c4.
learn-quantik-forbidden-region-done = Každá figúrka, ktorú umiestnite, uzavrie rad, stĺpec a sektor súperovým figúrkam rovnakého tvaru.
learn-quantik-own = Vlastné figúrky vám nikdy nič nezakazujú. Dajte svoju druhú guľu do tej istej línie ako prvú.
learn-quantik-own-done = Dve vaše gule v jednej línii sú dovolené. Nesmie tam len súper.
learn-quantik-two-each = Z každého tvaru máte dva kusy a viac nie. Obe vaše gule sú na hracej doske: skúste na d2 umiestniť tretiu.
learn-quantik-two-each-done = Keď umiestnite oba kusy, tento tvar už nemáte. V zásobe vždy vidíte, čo vám zostáva.
learn-quantik-careful = Skoro každý ťah tu dovolí Svetlému hneď vyhrať. Vy ste Tmavý: nájdite jediný ťah, po ktorom Svetlý nemá čo doplniť.
learn-quantik-careful-done = Dobrý postreh. Línia s tromi rôznymi tvarmi je darček, pokiaľ tam štvrtý nie je zakázaný.
learn-quantik-no-move = Vyhrať sa dá aj inak: kto je na ťahu a nemôže ťahať, prehráva. Vy ste Tmavý: vezmite Svetlému posledný ťah.
learn-quantik-no-move-done = Svetlý má ešte figúrky, ale žiadnu z nich nesmie nikam dať.
learn-quantik-ahead = Tu nikto nemôže vyhrať hneď, ale vy, Tmavý, si výhru môžete vynútiť: po vašom ťahu doplníte líniu, nech Svetlý urobí čokoľvek.
learn-quantik-ahead-done = Tak sa vyhráva Quantik: nechajte súperovi len ťahy, ktoré pomáhajú vám. A teraz si zahrajte partiu.

## Qomet

learn-qomet-board = Toto je hracia doska: 25 priesečníkov na troch štvorcoch okolo stredu, spojených líniami. Stred je vyznačený. Hviezdy putujú len po líniách.
learn-qomet-place = V zásobe máte sedem hviezd. Jedna možnosť, ako využiť ťah, je umiestniť hviezdu na ktorýkoľvek prázdny priesečník. Skúste to.
learn-qomet-place-done = To bolo umiestnenie. Sú ešte dva druhy ťahov: presun a vzatie späť.
learn-qomet-square = Štyri vaše hviezdy na rohoch štvorca vyhrávajú. Tri rohy vnútorného štvorca sú vaše: doplňte ho.
learn-qomet-square-done = Vnútorný, prostredný a vonkajší štvorec sú tri z pätnástich štvorcov.
learn-qomet-centre = Ostatných dvanásť štvorcov má jeden roh v strede hracej dosky. Nájdite chýbajúci roh tohto štvorca.
learn-qomet-centre-done = Malý, stredný a veľký v každej zo štyroch štvrtín: dvanásť štvorcov má spoločný roh, stred hracej dosky. Na hviezdach medzi rohmi nezáleží.
learn-qomet-diamond = Tieto štyri hviezdy stoja uprostred strán. Vyzerá to ako štvorec, ale jeho strany nevedú po líniách hracej dosky, takže to štvorec nie je.
learn-qomet-step = Svoju hviezdu môžete aj presunúť o krok po línii na prázdny priesečník. Urobte to s ktoroukoľvek z oboch hviezd.
learn-qomet-step-done = Skôr než potiahnete, pozerajte sa na línie: nie všetci susedia sú spojení.
learn-qomet-push = Ak v ceste stojí hviezda ktorejkoľvek farby, odtlačíte ju o krok ďalej po tej istej línii. Odtlačte hviezdu Tmavého.
learn-qomet-push-done = Vaša hviezda zabrala jej miesto a ona sa posunula ďalej. Rovnako sa dajú odtlačiť aj vlastné hviezdy.
learn-qomet-blocked = Odtlačiť možno len jednu hviezdu a za ňou musí byť miesto. Skúste odtlačiť hviezdu Tmavého, ktorá stojí na d5.
learn-qomet-blocked-done = Dve hviezdy za sebou sa odtlačiť nedajú.
learn-qomet-corner = Nikdy sa neodtláča za roh. Skúste na prostrednom štvorci odtlačiť hviezdu, ktorá stojí na f6, pozdĺž strany.
learn-qomet-corner-done = Línia sa tam končí a hviezda na vnútornom alebo prostrednom štvorci nemôže hraciu dosku opustiť.
learn-qomet-push-off = Na vonkajšom štvorci je to inak: hviezda odtlačená za koniec svojej línie sa vracia do zásoby majiteľa. Vytlačte hviezdu Tmavého z hracej dosky.
learn-qomet-push-off-done = Tmavý ju môže umiestniť znova, ale stojí ho to ťah.
learn-qomet-withdraw = Tretí druh ťahu: vezmite jednu vlastnú hviezdu z vonkajšieho štvorca späť do zásoby.
learn-qomet-withdraw-done = V ďalšom ťahu ju môžete umiestniť tam, kde ju treba.
learn-qomet-undo = Tmavý práve odtlačil vašu hviezdu z d4 na d5. Skúste jeho hviezdu hneď odtlačiť naspäť.
learn-qomet-undo-done = Odtlačenie nesmiete hneď vrátiť. V ďalšom ťahu po tomto už áno.
learn-qomet-gift = Tmavému chýba do vyznačeného štvorca len d4. Pozrite sa, čo sa stane, keď odtlačíte hviezdu Tmavého z d5 na d4.
learn-qomet-gift-done = Váš ťah vytvoril štvorec Tmavého, a tak Tmavý vyhráva. Štvorec patrí svojej farbe, nech ho doplní ktokoľvek.
learn-qomet-save = Rovnaká pozícia, tentoraz lepšie: nájdite jediný ťah, po ktorom Tmavý nemôže štvorec vytvoriť.
learn-qomet-save-done = Vytlačiť hviezdu z rohu štvorca preč z hracej dosky je dobrá obrana.
learn-qomet-ahead = Hneď sa tu vyhrať nedá, ale jeden ťah výhru vynúti: o dva ťahy neskôr máte štvorec, nech Tmavý urobí čokoľvek.
learn-qomet-ahead-done = Keď Tmavý obsadí posledný roh, odtlačíte jeho hviezdu a zaberiete jej miesto. A teraz si zahrajte partiu.

## Exago

learn-exago-centre = Hracia doska je zo šesťuholníkov. Prvý dielik partie patrí do stredu. Dajte ho tam.
learn-exago-centre-done = Od tejto chvíle sa každý dielik musí dotýkať dielika na hracej doske.
learn-exago-touch = Vy ste Modrý. Skúste dať dielik na b2, kde by stál sám.
learn-exago-touch-done = Všetky dieliky vždy držia pokope.
learn-exago-place = Dajte svoj dielik na políčko, ktoré sa dotýka červeného. Na farbe suseda nezáleží.
learn-exago-place-done = Kým máte dieliky v zásobe, vaším ťahom je umiestniť jeden z nich.
learn-exago-line = Keď hrajú dvaja, vyhráva päť dielikov vašej farby v rovnej línii. Štyri máte: pridajte piaty.
learn-exago-line-done = Línie vedú tromi smermi. Musia byť rovné a bez medzier. Pri troch a viacerých hráčoch stačia štyri dieliky.
learn-exago-place-first = Dieliky sa dajú presúvať, ale až neskôr. Skúste presunúť svoj dielik z e4 na d5.
learn-exago-place-first-done = Najprv musia byť všetky vaše dieliky na hracej doske.
learn-exago-relocate = Teraz už v zásobe žiadny dielik nemáte. Ťah teraz znamená zdvihnúť jeden zo svojich dielikov a dať ho na iné políčko, kde sa dotýka dielika. Jeden presuňte.
learn-exago-relocate-done = Odteraz môže každý dielik putovať kamkoľvek.
learn-exago-own-space = Zdvihnutý dielik musí inam. Skúste dielik z d2 vrátiť tam, odkiaľ prišiel.
learn-exago-own-space-done = V hre Exago sa nečaká.
learn-exago-cut-off = Ak sa zdvihnutím dielika ostatné rozpadnú na oddelené skupiny, zostane len najväčšia; zvyšok sa vráti do zásob majiteľov. Presuňte dielik tak, aby sa niektoré iné odrezali.
learn-exago-cut-off-done = Komu sa dieliky vrátili, musí ich umiestniť, jeden za ťah, skôr než začne znova presúvať. To môže stáť veľa času.
learn-exago-choose = Ak je niekoľko skupín rovnako veľkých, vyberiete, ktorá zostane. Zdvihnite dielik, po ktorom vzniknú dve rovnako veľké skupiny, a položte ho vedľa skupiny, ktorú si chcete nechať. Ak sa dotýka oboch, vyberte dielik tej skupiny.
learn-exago-choose-done = Druhá skupina sa vrátila do zásob. Vyberajte tú, ktorá vám pomôže viac.
learn-exago-move-to-win = V tejto malej hre stačia na výhru štyri v rade. Vy ste Modrý a v zásobe nič nemáte: vyhrajte presunom.
learn-exago-move-to-win-done = Hľadajte línie s medzerou a dielik, ktorý nie je potrebný tam, kde je.
learn-exago-must-block = Tu hrajú traja a na výhru stačia štyri v rade. Červený by mohol ďalším ťahom vyhrať na d5. Vy ste Modrý: skúste namiesto toho hrať na e5.
learn-exago-must-block-done = Pri troch a viacerých hráčoch musíte hrozbu zastaviť, ak sami vyhrať nemôžete a niektorý váš ťah ju zastaví.
learn-exago-block = Teraz splňte svoju povinnosť.
learn-exago-block-done = Ak hrozia viacerí, zastavujete toho, kto je na ťahu skôr.
learn-exago-win-first = Povinnosť blokovať má jednu výnimku: ak môžete vyhrať, smiete. Vy ste Červený.
learn-exago-win-first-done = Výhra má prednosť pred blokovaním.
learn-exago-ahead = Opäť hrajú dvaja, päť v rade. Vy ste Červený. Vytvorte hrozbu, na ktorú Modrý nemá odpoveď: vyhráte ďalším dielikom.
learn-exago-ahead-done = Otvorená línia sa dá doplniť na dvoch stranách a Modrý môže zavrieť len jednu. A teraz si zahrajte partiu.
