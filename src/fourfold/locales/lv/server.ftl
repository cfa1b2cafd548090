## Starting and stopping

server-ready = Fourfold darbojas adresē { $address } (apturiet ar Ctrl-C)
error-address-taken = Serveris nevar klausīties adresē { $address }: { $why }.

## When nothing can be done

error-not-found = Šajā adresē nekā nav.
error-internal = Serverī kaut kas nogāja greizi. Tas ir pierakstīts; nekas nav mainīts.
error-storage-unavailable = Partijas pašlaik nav sasniedzamas. Nekas nav mainīts; lūdzu, mēģiniet vēlreiz.
error-storage-unsure = Partijas kļuva nesasniedzamas tieši tad, kad tas tika saglabāts. Vai tas izdevās, nav zināms; lūdziet to pašu vēlreiz, un tas tiks izdarīts vienreiz.
error-server-leaving = Serveris tūlīt tiks palaists no jauna. Nekas nav mainīts; lūdzu, mēģiniet vēlreiz.

## Who is calling

error-token-missing = Mēs jūs šeit vēl nepazīstam. Vispirms izveidojiet partiju vai pievienojieties tai, vai nosūtiet piekļuves marķieri.
error-token-unknown = Šis piekļuves marķieris nav zināms.
error-origin-foreign = To lūdza citas vietnes lapa, tāpēc tas ir noraidīts.
error-key-unknown = Šī atslēga neder nevienai šīs partijas vietai.
error-too-many-commands = Lielākais ziņojumu skaits minūtē vienā savienojumā ir { $limit }.

## Making and joining matches

error-needs-server = Citus var uzaicināt tikai tur, kur ir serveris.
error-match-unknown = Tādas partijas nav.
error-not-your-match = Šī partija nav jūsu.
error-delete-while-playing = Šī partija vēl tiek spēlēta ar citiem; vispirms padodieties.
error-too-many-kept = Lielākais partiju skaits, ko varat glabāt, ir { $limit }.
error-match-full = Visas šīs partijas vietas ir aizņemtas.
error-too-many-events = Šīs partijas notikumu skaits sasniedzis { $limit }; turpmāk var tikai izdarīt gājienus.
error-match-busy = Šajā partijā vienlaikus notiek pārāk daudz; lūdzu, mēģiniet vēlreiz.
error-position-over = Šajā pozīcijā spēle ir beigusies; partija sākas tur, kur tā turpinās.
error-seat-taken = Šī vieta ir aizņemta.
error-engine-unknown = Šeit nav programmas „{ $name }”.
error-engine-game = Programma „{ $name }” šo spēli nespēlē.

## Commands in a match

error-stale = Vispirms notika kas cits; paskatieties, kāda partija ir tagad.
error-not-your-seat = Šī vieta nav jūsu.
error-not-your-turn = Tagad nav jūsu gājiens.
error-seat-left = Spēlētājs šajā vietā ir padevies, vai viņa laiks ir beidzies.
error-match-waiting = Partija vēl nav sākusies: kāda vieta vēl ir brīva.
error-match-aborted = Šī partija ir atcelta.
error-draw-offered-already = Jūs jau piedāvājāt neizšķirtu.
error-no-draws = Šajā spēlē neizšķirta nav: kāds vienmēr uzvar.
error-draw-not-offered = Neviens nepiedāvā neizšķirtu.
error-takebacks-off = Šajā partijā gājienus neatsauc; tā tika nolemts, to veidojot.
error-takeback-asked-already = Kāds jau lūdza atsaukt gājienu.
error-takeback-not-asked = Neviens nelūdz atsaukt gājienu.
error-takeback-not-yours = Piekrist vajag nevis jums, bet kādam citam.
error-nothing-of-yours-to-take-back = Jums vēl nav bijis gājiena, tāpēc nav ko atsaukt.
error-rematch-wanted-already = Jūs jau lūdzāt revanšu; pārējie vēl nav atbildējuši.
error-rematch-made-already = Revanšs jau ir izveidots.
error-too-late-to-abort = Partiju var atcelt tikai pirms otrā gājiena.

## What the server refuses to protect itself

error-busy = Pašlaik tiek domāts par pārāk daudzām pozīcijām; lūdzu, drīz mēģiniet vēlreiz.
error-thinking-failed = Dators nevarēja par to padomāt; lūdzu, mēģiniet vēlreiz.
error-too-many-requests = { $kind ->
        [matches] Lielākais partiju skaits, ko minūtē var izveidot no vienas adreses, ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
        [matches-day] Lielākais partiju skaits, ko dienā var izveidot no vienas adreses, ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
        [players-day] Lielākais spēlētāju skaits dienā no vienas adreses ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
        [analyses] Lielākais pozīciju skaits, ko minūtē var apdomāt vienai adresei, ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
        [computing] Vienai adresei serveris minūtē rēķina ne ilgāk par { $limit } s; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
        [commands-day] Lielākais gājienu un citu komandu skaits dienā no vienas adreses ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
        [megabytes-day] Lielākais megabaitu skaits dienā no vienas adreses ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
       *[requests] Lielākais pieprasījumu skaits minūtē no vienas adreses ir { $limit }; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Vienai adresei dators dienā domā ne ilgāk par { $limit } s; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
       *[all] Šajā serverī dators dienā domā ne ilgāk par { $limit } s; lūdzu, mēģiniet vēlreiz pēc { $seconds } s.
    }
error-too-many-at-once = Lielākais vienas adreses pieprasījumu skaits, uz ko atbild vienlaikus, ir { $limit }.
error-too-many-sockets = Lielākais atvērtu savienojumu skaits no vienas adreses ir { $limit }.
error-too-many-matches-here = Lielākais partiju skaits šajā serverī ir { $limit }; jaunas varēs veidot, kad vecās būs dzēstas.
error-too-much-kept-here = Lielākais partiju apjoms megabaitos šajā serverī ir { $limit }; jaunas varēs veidot, kad vecās būs dzēstas.
