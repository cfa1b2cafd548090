## Quantik

learn-quantik-board = To je igralna plošča: šestnajst polj. Njene štiri vrste, štirje stolpci in štirje kvadranti dva krat dva so linije te igre. En kvadrant je označen.
learn-quantik-place = Imate osem figuric: dve krogli, dva valja, dve kocki in dva stožca. Poteza je ena figurica na eno prazno polje. Vzemite katero koli in jo položite kamor koli.
learn-quantik-place-done = Tam ostane. V igri Quantik se figurice ne premikajo in nobena ne zapusti plošče.
learn-quantik-row = Linija z vsemi štirimi oblikami prinese zmago tistemu, ki jo dopolni. V zgornji vrsti manjka ena oblika: položite jo tja.
learn-quantik-row-done = Krogla, valj, kocka in stožec v eni vrsti: zmagali ste.
learn-quantik-region = Kvadranti štejejo enako kot vrste in stolpci. Dopolnite kvadrant zgoraj desno.
learn-quantik-region-done = Štiri oblike v enem kvadrantu: zmagali ste.
learn-quantik-anyones = Ni pomembno, čigave so figurice. Tu igrate za Temnega. V enem stolpcu stojijo tri figurice Svetlega: izkoristite jih.
learn-quantik-anyones-done = Le zadnja figurica je morala biti vaša. Zato pazite, kaj pustite nasprotniku.
learn-quantik-forbidden-row = Zdaj pa edina stvar, ki ni dovoljena. Svetli ima v zgornji vrsti kroglo. Vi ste Temni: poskusite položiti kroglo v isto vrsto, na a4.
learn-quantik-forbidden-row-done = Figurice ne smete položiti v vrsto, stolpec ali kvadrant, kjer ima nasprotnik že figurico enake oblike.
learn-quantik-forbidden-region = To velja tudi za kvadrante. Valj Temnega stoji na d3. Vi ste Svetli: poskusite položiti valj na c4.
learn-quantik-forbidden-region-done = Vsaka figurica, ki jo položite, zapre vrsto, stolpec in kvadrant nasprotnikovim figuricam enake oblike.
learn-quantik-own = Lastne figurice vam nikoli ničesar ne prepovedujejo. Položite svojo drugo kroglo v isto linijo kot prvo.
learn-quantik-own-done = Dve vaši krogli v eni liniji sta dovoljeni. Le nasprotnik ne sme tja.
learn-quantik-two-each = Vsako obliko imate dvakrat in nič več. Obe vaši krogli sta na plošči: poskusite na d2 položiti tretjo.
learn-quantik-two-each-done = Ko položite obe figurici, te oblike nimate več. V zalogi vedno vidite, kaj vam je ostalo.
learn-quantik-careful = Skoraj vsaka poteza tu dovoli Svetlemu, da takoj zmaga. Vi ste Temni: najdite edino potezo, po kateri Svetli nima linije, ki bi jo dopolnil.
learn-quantik-careful-done = Dobro opaženo. Linija s tremi različnimi oblikami je darilo, razen če četrta tja ne sme.
learn-quantik-no-move = Zmagati je mogoče še drugače: kdor je na potezi in ne more odigrati nobene poteze, izgubi. Vi ste Temni: vzemite Svetlemu zadnjo potezo.
learn-quantik-no-move-done = Svetli ima še figurice, a nobene ne sme nikamor položiti.
learn-quantik-ahead = Tu nihče ne more zmagati takoj, vi, Temni, pa lahko zmago izsilite: po vaši potezi boste dopolnili linijo, kar koli že stori Svetli.
learn-quantik-ahead-done = Tako se zmaga v igri Quantik: nasprotniku pustite le poteze, ki pomagajo vam. Zdaj pa odigrajte partijo.

## Qomet

learn-qomet-board = To je igralna plošča: 25 presečišč na treh kvadratih okrog središča, povezanih s črtami. Središče je označeno. Zvezde potujejo le po črtah.
learn-qomet-place = V zalogi imate sedem zvezd. V svoji potezi lahko položite zvezdo na katero koli prazno presečišče. Poskusite.
learn-qomet-place-done = To je polaganje. Obstajata še dve vrsti potez: premik in vrnitev v zalogo.
learn-qomet-square = Štiri vaše zvezde v kotih kvadrata zmagajo. Trije koti notranjega kvadrata so vaši: dopolnite ga.
learn-qomet-square-done = Notranji, srednji in zunanji kvadrat so trije od petnajstih kvadratov.
learn-qomet-centre = Drugih dvanajst kvadratov ima en kot v središču plošče. Najdite manjkajoči kot tega kvadrata.
learn-qomet-centre-done = Majhen, srednji in velik v vsaki od štirih četrtin: dvanajst kvadratov ima skupen kot, središče plošče. Zvezde med koti niso pomembne.
learn-qomet-diamond = Te štiri zvezde stojijo na sredinah stranic. Videti je kot kvadrat, a njegove stranice ne potekajo po črtah plošče, zato to ni kvadrat.
learn-qomet-step = Svojo zvezdo lahko tudi premaknete za en korak po črti na prazno presečišče. Naredite to s katero koli od obeh zvezd.
learn-qomet-step-done = Pred potezo poglejte črte: niso povezani vsi sosedje.
learn-qomet-push = Če je na poti zvezda katere koli barve, jo potisnete za korak naprej po isti črti. Potisnite zvezdo Temnega.
learn-qomet-push-done = Vaša zvezda je zasedla njeno mesto, ona pa se je premaknila naprej. Enako lahko potisnete tudi lastne zvezde.
learn-qomet-blocked = Potisniti je mogoče le eno zvezdo in za njo mora biti prostor. Poskusite potisniti zvezdo Temnega, ki stoji na d5.
learn-qomet-blocked-done = Dveh zvezd, ki stojita druga za drugo, ni mogoče potisniti.
learn-qomet-corner = Potisk nikoli ne zavije okoli vogala. Na srednjem kvadratu poskusite potisniti zvezdo, ki stoji na f6, vzdolž stranice.
learn-qomet-corner-done = Črta se tam konča in zvezda na notranjem ali srednjem kvadratu ne more zapustiti plošče.
learn-qomet-push-off = Na zunanjem kvadratu je drugače: zvezda, potisnjena čez konec svoje črte, se vrne v zalogo lastnika. Potisnite zvezdo Temnega s plošče.
learn-qomet-push-off-done = Temni jo lahko spet položi, a to ga stane eno potezo.
learn-qomet-withdraw = Tretja vrsta poteze: eno svojo zvezdo z zunanjega kvadrata vrnite v zalogo.
learn-qomet-withdraw-done = V naslednji potezi jo lahko položite tja, kjer jo potrebujete.
learn-qomet-undo = Temni je pravkar potisnil vašo zvezdo z d4 na d5. Poskusite njegovo zvezdo takoj potisniti nazaj.
learn-qomet-undo-done = Potiska ne smete takoj izničiti. Eno potezo pozneje pa že.
learn-qomet-gift = Temnemu za označeni kvadrat manjka le d4. Poglejte, kaj se zgodi, če potisnete zvezdo Temnega z d5 na d4.
learn-qomet-gift-done = Vaša poteza je ustvarila kvadrat Temnega, zato zmaga Temni. Kvadrat pripada svoji barvi, kdor koli ga že dopolni.
learn-qomet-save = Isti položaj, tokrat bolje: najdite edino potezo, po kateri Temni ne more narediti kvadrata.
learn-qomet-save-done = Potisniti zvezdo iz kota kvadrata s plošče je dobra obramba.
learn-qomet-ahead = Tu ne morete zmagati takoj, a ena poteza zmago izsili: dve potezi pozneje imate kvadrat, kar koli že stori Temni.
learn-qomet-ahead-done = Če Temni zasede zadnji kot, njegovo zvezdo potisnete stran in zasedete njeno mesto. Zdaj pa odigrajte partijo.

## Exago

learn-exago-centre = Igralna plošča je iz šestkotnikov. Prva ploščica partije gre v središče. Položite jo tja.
learn-exago-centre-done = Odslej se mora vsaka ploščica dotikati ploščice na plošči.
learn-exago-touch = Vi ste Modri. Poskusite položiti ploščico na b2, kjer bi stala sama.
learn-exago-touch-done = Vse ploščice se vedno držijo skupaj.
learn-exago-place = Položite svojo ploščico na polje, ki se dotika rdeče. Barva sosede ni pomembna.
learn-exago-place-done = Dokler imate ploščice v zalogi, v potezi položite eno od njih.
learn-exago-line = Pri dveh igralcih zmaga pet ploščic vaše barve v ravni črti. Štiri imate: dodajte peto.
learn-exago-line-done = Črte potekajo v treh smereh. Biti morajo ravne in brez vrzeli. Pri treh ali več igralcih zadoščajo štiri ploščice.
learn-exago-place-first = Ploščice se lahko premikajo, a šele pozneje. Poskusite premakniti svojo ploščico z e4 na d5.
learn-exago-place-first-done = Najprej morajo biti na plošči vse vaše ploščice.
learn-exago-relocate = Zdaj v zalogi nimate nobene ploščice več. V potezi zato dvignete eno svojih ploščic in jo položite na drugo polje, kjer se dotika ploščice. Premaknite eno.
learn-exago-relocate-done = Odslej lahko vsaka ploščica potuje kamor koli.
learn-exago-own-space = Dvignjena ploščica mora drugam. Poskusite ploščico z d2 položiti nazaj tja, od koder je prišla.
learn-exago-own-space-done = V igri Exago ni čakanja.
learn-exago-cut-off = Če ostale ploščice ob dvigu razpadejo na ločene skupine, ostane le največja; druge se vrnejo v zaloge lastnikov. Premaknite ploščico tako, da odrežete nekaj drugih.
learn-exago-cut-off-done = Kdor dobi ploščice nazaj, jih mora položiti, po eno na potezo, preden spet premika. To lahko stane veliko časa.
learn-exago-choose = Če je več skupin enako velikih, izberete, katera ostane. Dvignite ploščico, po kateri nastaneta dve enako veliki skupini, in jo položite ob skupino, ki jo želite obdržati. Če se dotika obeh, izberite ploščico te skupine.
learn-exago-choose-done = Druga skupina se je vrnila v zaloge. Izberite tisto, ki vam bolj pomaga.
learn-exago-move-to-win = V tej mali igri za zmago zadoščajo štiri v vrsto. Vi ste Modri in v zalogi nimate ničesar: zmagajte s premikom.
learn-exago-move-to-win-done = Iščite črte z vrzeljo in ploščico, ki je tam, kjer je, ne potrebujete.
learn-exago-must-block = Tu igrajo trije in za zmago zadoščajo štiri v vrsto. Rdeči bi v naslednji potezi lahko zmagal na d5. Vi ste Modri: poskusite namesto tega igrati na e5.
learn-exago-must-block-done = Pri treh ali več igralcih morate grožnjo ustaviti, če sami ne morete zmagati in jo katera od vaših potez ustavi.
learn-exago-block = Zdaj opravite svojo dolžnost.
learn-exago-block-done = Če grozi več igralcev, ustavite tistega, ki je prej na potezi.
learn-exago-win-first = Dolžnost blokiranja ima eno izjemo: če lahko sami zmagate, smete. Vi ste Rdeči.
learn-exago-win-first-done = Zmaga ima prednost pred blokiranjem.
learn-exago-ahead = Spet dva igralca, pet v vrsto. Vi ste Rdeči. Ustvarite grožnjo, na katero Modri nima odgovora: zmagate z naslednjo ploščico.
learn-exago-ahead-done = Odprto črto je mogoče dopolniti na dveh straneh, Modri pa lahko zapre le eno. Zdaj pa odigrajte partijo.
