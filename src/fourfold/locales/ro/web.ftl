## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet și Exago
web-description = Quantik, Qomet și Exago: jucați cu oameni sau împotriva calculatorului, pe mai multe niveluri.
web-skip = Direct la conținut
web-home = Fourfold, toate jocurile
web-nav = Pagini
web-nav-learn = Învățați
web-nav-lobby = Lobby
web-nav-mine = Partide
web-close = Închideți
web-loading = Se încarcă…
web-try-again = Încercați din nou
web-to-games = Toate jocurile
web-number = { $number }
web-no = Nu, înapoi
web-cancel = Renunțați

## Settings

web-preferences = Setări
web-preferences-note = Se păstrează numai în acest browser. Fără cont, fără urmărire.
web-language = Limbă
web-theme = Culori
web-theme-auto = Ca dispozitivul
web-theme-light = Deschise
web-theme-dark = Închise
web-board = Tabla de joc
web-board-wood = Lemn
web-board-felt = Postav
web-board-distinct = Culori ușor de deosebit
web-board-contrast = Contrast mare
web-size = Mărimea tablei
web-size-usual = Cât încape
web-size-small = Mică
web-size-large = Mare
web-fingers = Spații mici
web-fingers-zoom = Prima atingere apropie
web-fingers-confirm = Întreabă înainte de mutare
web-fingers-plain = Mută imediat
web-motion = Mișcare
web-motion-auto = Ca dispozitivul
web-motion-on = Piesele alunecă
web-motion-off = Nimic nu se mișcă
web-sound = Sunet
web-your-name = Numele dumneavoastră
web-name-optional = cum doriți, sau nimic

## First screen

web-home-title = Ce jucăm?
web-home-about = Alegeți o tablă, apoi cu cine jucați.
web-home-running = Continuați jocul
web-home-lobby = Întâlniți alți jucători în sala de așteptare
web-home-open = Deschideți o partidă salvată
web-home-beyond = Probleme și analiză
web-home-daily = Problema zilei
web-home-daily-about = Aceeași pentru toți, una nouă la miezul nopții.
web-home-streak = { $days ->
        [one] Rezolvată o zi la rând.
        [few] Rezolvată { $days } zile la rând.
       *[other] Rezolvată { $days } de zile la rând.
    }
web-home-solved = rezolvată
web-home-analyse = Analiză
web-home-analyse-about = Orice poziție și cât valorează fiecare mutare din ea.

## Before a match

web-how-to-play = Cum se joacă
web-how-many = Câți jucați?
web-with-people = Cu oameni
web-with-computer = Împotriva calculatorului
web-with-engines = Împotriva altor motoare
web-beside = Cineva de lângă mine
web-beside-about = Mutați pe rând pe acest ecran.
web-link = Un prieten, prin link
web-link-about = Trimiteți un link sau arătați un cod de scanat.
web-anyone = Oricine trece pe aici
web-anyone-about = Așteptați un adversar în sala de așteptare.
web-level = Nivelul { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Cine joacă
web-player = Jucătorul { $number }
web-you = Dumneavoastră
web-show-in-lobby = Arătați această partidă în sala de așteptare, ca oricine să poată intra
web-start = Începeți
web-invite = Invitați
web-more-options = Opțiuni și ceas
web-value-on = da
web-value-off = nu
web-begins = Cine mută primul.
web-begins-drawn = Prin tragere la sorți
web-begins-me = Eu
web-begins-others = Ceilalți
web-takebacks = Mutările pot fi luate înapoi, dacă ceilalți sunt de acord.
web-help-wanted = Indiciile și valorile sunt permise tuturor celor care joacă prin link.
web-help-on = În această partidă, indiciile și valorile sunt permise tuturor.
web-help-off = În această partidă nimeni nu primește indicii.
web-clock = Cât timp are fiecare de gândire.
web-clock-none = Fără ceas
web-clock-increment = Minute pentru toată partida
web-clock-days = Zile pentru fiecare mutare
web-clock-base = Cu câte minute începe fiecare jucător.
web-clock-more = Câte secunde se adaugă după fiecare mutare.
web-clock-each = Câte zile are fiecare jucător pentru o mutare.
web-clock-days-text = { $days ->
        [one] O zi pe mutare
        [few] { $days } zile pe mutare
       *[other] { $days } de zile pe mutare
    }
web-clock-minutes-text = { $minutes ->
        [one] Un minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }
web-clock-increment-text = { $minutes ->
        [one] Un minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    } + { $seconds ->
        [one] o secundă pe mutare
        [few] { $seconds } secunde pe mutare
       *[other] { $seconds } de secunde pe mutare
    }
web-clock-left = au rămas { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Invitați pe cineva
        [few] Invitați { $count } persoane
       *[other] Invitați { $count } de persoane
    }
web-invite-about = Trimiteți linkul sau arătați codul de scanat. Partida începe de îndată ce toți sunt aici.
web-invite-lobby = Partida este în sala de așteptare. Puteți și să trimiteți linkul sau să arătați codul.
web-invite-link = Link către această partidă
web-waiting = Se așteaptă…
web-qr = Linkul ca un cod de scanat
web-copy = Copiați
web-copied = Copiat
web-share = Distribuiți
web-rules = Regulile jocului
web-rules-of = Regulile jocului { $game }
web-rules-examples = Cu exemple, pe o pagină separată
web-join-title = { $named ->
        [yes] { $name } vă invită la { $game }
       *[no] Aveți o invitație la { $game }
    }
web-join = Intrați
web-open-seat = Loc liber
web-numbered = { $name } { $number }
web-somebody = Cineva
web-beside-you = Cineva de lângă dumneavoastră

## The match

web-turn = { $who ->
        [you] Dumneavoastră mutați
       *[other] La mutare: { $name }
    }
web-thinking = { $name } se gândește…
web-over = Partida s-a încheiat
web-seat-you = dumneavoastră
web-seat-away = lipsește
web-left-resigned = a abandonat
web-left-time = timp expirat
web-left-failed = nu a putut continua
web-seat-engine = motor
web-winner = Câștigător
web-moves = Mutări
web-no-moves = Încă nu s-a jucat nicio mutare.
web-move-played = Mutarea { $number }: { $name } a jucat { $move }
web-meanwhile = { $name } a jucat { $move }.
web-back-to-match = Înapoi la partidă
web-replay-first = La început
web-replay-previous = O mutare înapoi
web-replay-next = O mutare înainte
web-replay-latest = La ultima mutare
web-in-words = Poziția și mutările în cuvinte
web-type-move = Scrieți o mutare
web-play-move = Jucați
web-watching = { $count ->
        [one] O persoană urmărește.
        [few] { $count } persoane urmăresc.
       *[other] { $count } de persoane urmăresc.
    }
web-away = { $name } lipsește în acest moment.
web-offline = Conexiunea s-a pierdut. Se încearcă din nou…
web-offline-unsent = Conexiunea s-a pierdut. Mutarea dumneavoastră este păstrată și va fi trimisă de îndată ce revine.

## What can be done in a match

web-actions = Acțiuni
web-takeback = Luați înapoi
web-takeback-asked = Ați cerut să luați înapoi o mutare.
web-takeback-wish = { $name } cere să ia înapoi o mutare.
web-allow = Permiteți
web-decline = Refuzați
web-agree = De acord
web-draw = Remiză
web-draw-sure = Propuneți remiză?
web-draw-about = Dacă toți sunt de acord, nimeni nu câștigă și nimeni nu pierde.
web-draw-yes = Propuneți remiză
web-draw-asked = Ați propus remiză.
web-draw-wish = { $name } propune remiză.
web-resign = Abandonați
web-resign-sure = Abandonați?
web-resign-about = Cine abandonează pierde partida. Când joacă trei sau mai mulți, calculatorul continuă pe acel loc.
web-resign-yes = Abandonați
web-abort = Anulați
web-abort-sure = Anulați partida?
web-abort-about = Încă nu s-a întâmplat aproape nimic; partida nu va conta pentru nimeni.
web-abort-yes = Anulați
web-flip = Rotiți tabla
web-again = Jucați din nou
web-rematch-asked = Îi așteptăm pe ceilalți…
web-rematch-wish = { $name } vrea să joace din nou.
web-to-rematch = La partida următoare
web-other-match = Altă partidă
web-share-watch = Oricine are acest link poate urmări
web-device = Continuați pe alt dispozitiv
web-device-link = Numai pentru dumneavoastră: cine deschide acest link joacă în locul dumneavoastră
web-device-revoke = Anulați linkurile personale
web-device-revoked = Anulate: nimeni altcineva nu mai joacă în locul dumneavoastră.
web-record-save = Salvați partida
web-record-copy = Copiați partida

## What happened, read out

web-event-joined = { $name } a intrat în partidă.
web-event-started = Partida începe.
web-event-resigned = { $who ->
        [you] Ați abandonat.
       *[other] { $name } a abandonat.
    }
web-event-time = { $who ->
        [you] Timpul dumneavoastră s-a terminat.
       *[other] { $name }: timpul s-a terminat.
    }
web-event-failed = { $name } nu poate continua: { $reason ->
        [engine-illegal] a jucat { $note }, ceea ce nu e permis
        [engine-late] nu a răspuns la timp
        [engine-died] programul s-a încheiat
        [engine-unknown] nu mai este cunoscut aici
       *[other] programul nu funcționează cum trebuie
    }.
web-event-draw-offered = { $who ->
        [you] Ați propus remiză.
       *[other] { $name } propune remiză.
    }
web-event-draw-accepted = { $who ->
        [you] Acceptați remiza.
       *[other] { $name } acceptă remiza.
    }
web-event-draw-declined = { $who ->
        [you] Ați refuzat remiza.
       *[other] { $name } refuză remiza.
    }
web-event-takeback-asked = { $who ->
        [you] Ați cerut să luați înapoi o mutare.
       *[other] { $name } cere să ia înapoi o mutare.
    }
web-event-takeback-declined = { $who ->
        [you] Ați refuzat luarea înapoi.
       *[other] { $name } refuză luarea înapoi.
    }
web-event-taken-back = S-au luat înapoi mutări.
web-event-rematch-wanted = { $who ->
        [you] Vreți să jucați din nou.
       *[other] { $name } vrea să joace din nou.
    }
web-event-aborted = Partida a fost anulată.

## The end

web-ending = Rezultat
web-won = { $who ->
        [you] Ați câștigat!
       *[other] { $name } câștigă
    }
web-drawn = Remiză
web-why = Cum s-a încheiat: { $reason }.
web-why-failed = Cum s-a încheiat: motorul nu a putut continua.
web-why-where = Se vede aici: { $spaces }.
web-aborted = Anulată
web-aborted-why = Această partidă a fost anulată înainte să înceapă cu adevărat.

## Finding matches

web-lobby = Sala de așteptare
web-lobby-waiting = Caută companie
web-lobby-nobody = Nu așteaptă nimeni acum. Începeți o partidă și alegeți „{ web-anyone }”.
web-lobby-begin = Începeți o partidă
web-lobby-running = Se joacă acum
web-lobby-quiet = Acum nu se joacă nicio partidă publică.
web-mine = Partidele mele
web-mine-none = Încă nu ați jucat în acest browser.
web-mine-lacks = Serverul nu poate fi găsit. Partidele păstrate acolo lipsesc de aici.
web-mine-filter = Ce partide să apară
web-mine-all = Toate
web-mine-running = În desfășurare
web-mine-ended = Încheiate
web-mine-more = Arătați partide mai vechi
web-mine-kept-about = Partidele încheiate dispar după mult timp. Cele cu stea rămân.
web-mine-keep = Păstrați această partidă
web-mine-delete = Ștergeți această partidă
web-delete-sure = Ștergeți această partidă?
web-delete-about = Nu mai poate fi recuperată. O partidă cu alții dispare numai din lista dumneavoastră.
web-delete-yes = Ștergeți
web-list-waiting = se așteaptă jucători
web-list-your-turn = dumneavoastră mutați
web-list-playing = { $ply ->
        [0] pe cale să înceapă
        [one] o mutare jucată
        [few] { $ply } mutări jucate
       *[other] { $ply } de mutări jucate
    }

## Saved games

web-open = Deschideți o partidă salvată
web-open-about = O partidă încheiată se arată de la prima mutare; una neîncheiată continuă.
web-open-file = Alegeți un fișier
web-open-text = sau lipiți partida ca text ori adresa ei
web-open-with = Continuați cu
web-open-look = Priviți-o
web-open-go-on = Continuați jocul
web-open-too-long = Este prea lung ca să fie o partidă salvată.

## What can go wrong, and what to do next

web-problem-unexpected = Ceva n-a mers bine
web-problem-unexpected-next = Răspunsul serverului nu are sens. Vă rugăm să încercați din nou.
web-problem-server = Serverul are o problemă
web-problem-server-next = Vă rugăm să încercați din nou peste o clipă. Nimic din ce ați jucat nu s-a pierdut.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Fără conexiune
web-problem-offline-next = Serverul nu poate fi găsit. Verificați conexiunea și încercați din nou.
web-problem-slow = Serverul este lent
web-problem-slow-next = Nu a venit niciun răspuns la timp. Vă rugăm să încercați din nou.
web-problem-page = Aici nu este nimic
web-problem-page-next = Această adresă nu duce nicăieri. Poate lipsește o literă din link.
web-problem-unloaded = Pagina nu a putut fi încărcată
web-problem-unloaded-next = Poate s-a pierdut conexiunea sau există o versiune mai nouă. Reîncărcați pagina.
web-problem-game = Nu există un astfel de joc
web-problem-game-next = Poate lipsește o literă din link. Alegeți în schimb unul dintre jocuri.
web-problem-match = Nu există o astfel de partidă
web-problem-match-next = Poate lipsește o literă din link sau partida este prea veche și a fost ștearsă. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Această partidă nu este în acest browser
web-problem-match-elsewhere-next = O partidă în jurul unei mese sau cu calculatorul rămâne în browserul în care se joacă. Alegeți acolo „{ web-share }”: linkul care conține toată partida se deschide oriunde.
web-problem-match-damaged = Această partidă nu a putut fi citită
web-problem-match-damaged-next = A fost pusă deoparte, cu textul ei așa cum este. O găsiți la „{ web-mine }”.
web-problem-aborted = Această partidă a fost anulată
web-problem-aborted-next = S-a încheiat înainte să înceapă. Puteți începe alta.
web-problem-match-full-next = Toate locurile sunt deja ocupate. Puteți urmări partida sau începe una proprie.
web-problem-stale-next = Între timp poziția s-a schimbat, așa că mutarea dumneavoastră nu a fost jucată.
web-problem-key-unknown = Acest link nu este valabil
web-problem-key-unknown-next = Linkul personal a fost folosit deja sau este greșit. Faceți unul nou pe dispozitivul pe care jucați, cu „{ web-share }”.

## Without a server, without a connection

web-unplugged = Fără conexiune
web-unplugged-about = Descărcați o singură dată întregul Fourfold și va funcționa fără conexiune: partide în jurul unei mese și cu calculatorul, lecții, probleme, reguli, analiză și revederea partidelor. Ca să întâlniți alți oameni, conexiunea este în continuare necesară.
web-unplugged-make = Folosiți fără conexiune
web-unplugged-size = De descărcat: { $megabytes } MB.
web-unplugged-fetching = Se descarcă: { $percent } %
web-unplugged-ready = Totul este aici. Fourfold funcționează fără conexiune, iar calculatorul gândește în acest browser.
web-unplugged-failed = Nu s-a putut descărca tot. Verificați conexiunea și încercați din nou.
web-unplugged-full = În acest browser nu mai este loc. Nu s-a putut descărca tot.
web-starting = Se pregătește masa…
web-problem-python = Acest browser nu poate juca singur
web-problem-python-next = Fourfold are nevoie aici de ceva ce acestui browser îi lipsește sau este dezactivat: procesele de fundal, WebAssembly sau despachetarea fișierelor. Încercați un browser mai nou.
web-problem-unfetched = Încă nedescărcat
web-problem-unfetched-next = Ce trebuie aici nu a fost încă descărcat și nu există conexiune. Conectați-vă o dată: „{ web-unplugged-make }” din setări descarcă tot.
web-storage-full = În acest browser nu mai este loc. Partidele se păstrează numai cât timp pagina este deschisă; salvați-le pe cele pe care vreți să le păstrați.
web-storage-forbidden = Acest browser nu păstrează nimic. Partidele se păstrează numai cât timp pagina este deschisă; salvați-le pe cele pe care vreți să le păstrați.
web-damaged = { $count ->
        [one] O partidă salvată nu a putut fi citită. A fost pusă deoparte, cu textul ei așa cum este.
        [few] { $count } partide salvate nu au putut fi citite. Au fost puse deoparte, cu textele lor așa cum sunt.
       *[other] { $count } de partide salvate nu au putut fi citite. Au fost puse deoparte, cu textele lor așa cum sunt.
    }
web-damaged-save = Salvați textul
web-damaged-copy = Copiați textul
web-damaged-remove = Aruncați
web-damaged-sure = Aruncați această partidă?
web-damaged-about = Textul ei nu mai poate fi recuperat. Dacă aveți îndoieli, mai întâi salvați-l sau copiați-l.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Link care conține toată partida
web-share-here = Această partidă se păstrează numai în acest browser. Cine primește linkul sau partida salvată o poate privi și continua.
web-alone = Fourfold funcționează aici fără server, așa că nu puteți întâlni pe nimeni altcineva.
web-alone-elsewhere = Oamenii se întâlnesc la { $server }.
