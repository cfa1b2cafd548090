## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet και Exago
web-description = Quantik, Qomet και Exago: παίξτε με ανθρώπους ή με τον υπολογιστή, σε όποιο επίπεδο θέλετε.
web-skip = Μετάβαση στο περιεχόμενο
web-home = Fourfold, όλα τα παιχνίδια
web-nav = Σελίδες
web-nav-learn = Μάθετε
web-nav-lobby = Αίθουσα
web-nav-mine = Παρτίδες
web-close = Κλείσιμο
web-loading = Φόρτωση…
web-try-again = Δοκιμάστε ξανά
web-to-games = Όλα τα παιχνίδια
web-number = { $number }
web-no = Όχι, πίσω
web-cancel = Άκυρο

## Settings

web-preferences = Ρυθμίσεις
web-preferences-note = Μένουν μόνο σε αυτόν τον περιηγητή. Χωρίς λογαριασμό, χωρίς παρακολούθηση.
web-language = Γλώσσα
web-theme = Θέμα
web-theme-auto = Όπως η συσκευή
web-theme-light = Φωτεινό
web-theme-dark = Σκοτεινό
web-board = Ταμπλό
web-board-wood = Ξύλο
web-board-felt = Τσόχα
web-board-distinct = Για κάθε όραση χρωμάτων
web-board-contrast = Υψηλή αντίθεση
web-size = Μέγεθος του ταμπλό
web-size-usual = Όσο χωράει
web-size-small = Μικρό
web-size-large = Μεγάλο
web-fingers = Μικρές θέσεις
web-fingers-zoom = Το πρώτο άγγιγμα μεγεθύνει
web-fingers-confirm = Ερώτηση πριν από την κίνηση
web-fingers-plain = Η κίνηση παίζεται αμέσως
web-motion = Κίνηση
web-motion-auto = Όπως η συσκευή
web-motion-on = Τα κομμάτια γλιστρούν
web-motion-off = Τίποτα δεν κινείται
web-sound = Ήχος
web-your-name = Το όνομά σας
web-name-optional = όπως θέλετε, ή τίποτα

## First screen

web-home-title = Ποιο παιχνίδι θα παίξετε;
web-home-about = Διαλέξτε ταμπλό και μετά συμπαίκτη.
web-home-running = Συνεχίστε την παρτίδα
web-home-lobby = Βρείτε άλλους στην αίθουσα αναμονής
web-home-open = Ανοίξτε αποθηκευμένη παρτίδα
web-home-beyond = Γρίφοι και ανάλυση
web-home-daily = Γρίφος της ημέρας
web-home-daily-about = Ο ίδιος για όλους, νέος τα μεσάνυχτα.
web-home-streak = { $days ->
        [one] Λύθηκε για { $days } ημέρα.
       *[other] Λύθηκε για { $days } συνεχόμενες ημέρες.
    }
web-home-solved = λυμένος
web-home-analyse = Ανάλυση
web-home-analyse-about = Οποιαδήποτε κατάσταση, και τι αξίζει κάθε κίνηση σε αυτήν.

## Before a match

web-how-to-play = Πώς παίζεται
web-how-many = Πόσοι παίζουν;
web-with-people = Με ανθρώπους
web-with-computer = Με τον υπολογιστή
web-with-engines = Με άλλες μηχανές
web-beside = Με κάποιον δίπλα μου
web-beside-about = Παίζετε εναλλάξ σε αυτή την οθόνη.
web-link = Με φίλο, μέσω συνδέσμου
web-link-about = Στείλτε σύνδεσμο ή δείξτε κωδικό για σάρωση.
web-anyone = Με όποιον έρθει
web-anyone-about = Περιμένετε αντίπαλο στην αίθουσα αναμονής.
web-level = Επίπεδο { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Ποιοι παίζουν
web-player = Παίκτης { $number }
web-you = Εσείς
web-show-in-lobby = Εμφάνιση της παρτίδας στην αίθουσα αναμονής, για να μπει όποιος θέλει
web-start = Έναρξη
web-invite = Πρόσκληση
web-more-options = Επιλογές και χρονόμετρο
web-value-on = ναι
web-value-off = όχι
web-begins = Ποιος παίζει πρώτος.
web-begins-drawn = Με κλήρο
web-begins-me = Εγώ
web-begins-others = Οι άλλοι
web-takebacks = Οι κινήσεις αναιρούνται, αν συμφωνούν οι άλλοι.
web-help-wanted = Επιτρέπονται υποδείξεις και αξίες, για όλους όσοι παίζουν μέσω συνδέσμου.
web-help-on = Σε αυτή την παρτίδα επιτρέπονται υποδείξεις και αξίες, για όλους.
web-help-off = Σε αυτή την παρτίδα κανείς δεν παίρνει υποδείξεις.
web-clock = Πόσο χρόνο σκέψης έχει ο καθένας.
web-clock-none = Χωρίς χρονόμετρο
web-clock-increment = Λεπτά για όλη την παρτίδα
web-clock-days = Ημέρες για κάθε κίνηση
web-clock-base = Λεπτά με τα οποία αρχίζει κάθε παίκτης.
web-clock-more = Δευτερόλεπτα που προστίθενται μετά από κάθε κίνηση.
web-clock-each = Ημέρες που έχει κάθε παίκτης για μια κίνηση.
web-clock-days-text = { $days ->
        [one] { $days } ημέρα ανά κίνηση
       *[other] { $days } ημέρες ανά κίνηση
    }
web-clock-minutes-text = { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }
web-clock-increment-text = { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    } + { $seconds ->
        [one] { $seconds } δευτερόλεπτο ανά κίνηση
       *[other] { $seconds } δευτερόλεπτα ανά κίνηση
    }
web-clock-left = απομένουν { $time }

## Waiting for others

web-invite-title = { $count ->
        [one] Προσκαλέστε έναν παίκτη
       *[other] Προσκαλέστε { $count } παίκτες
    }
web-invite-about = Στείλτε τον σύνδεσμο ή δώστε τους τον κωδικό να τον σαρώσουν. Η παρτίδα αρχίζει μόλις είναι όλοι εδώ.
web-invite-lobby = Η παρτίδα φαίνεται στην αίθουσα αναμονής. Μπορείτε επίσης να στείλετε τον σύνδεσμο ή να δείξετε τον κωδικό.
web-invite-link = Σύνδεσμος της παρτίδας
web-waiting = Αναμονή…
web-qr = Ο σύνδεσμος ως κωδικός για σάρωση
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-share = Κοινοποίηση
web-rules = Κανόνες
web-rules-of = Οι κανόνες του { $game }
web-rules-examples = Με παραδείγματα, σε δική τους σελίδα
web-join-title = { $named ->
        [yes] { $name }: πρόσκληση για { $game }
       *[no] Έχετε πρόσκληση για { $game }
    }
web-join = Συμμετοχή
web-open-seat = Ελεύθερη θέση
web-numbered = { $name } { $number }
web-somebody = Κάποιος
web-beside-you = Κάποιος δίπλα σας

## The match

web-turn = { $who ->
        [you] Η σειρά σας
       *[other] Σειρά: { $name }
    }
web-thinking = { $name }: σκέψη…
web-over = Η παρτίδα τελείωσε
web-seat-you = εσείς
web-seat-away = λείπει
web-left-resigned = εγκατάλειψη
web-left-time = τέλος χρόνου
web-left-failed = αδυναμία συνέχισης
web-seat-engine = μηχανή
web-winner = Νικητής
web-moves = Κινήσεις
web-no-moves = Δεν έχει παιχτεί ακόμη κίνηση.
web-move-played = Κίνηση { $number }, { $name }: { $move }
web-meanwhile = Νέα κίνηση, { $name }: { $move }.
web-back-to-match = Πίσω στην παρτίδα
web-replay-first = Στην αρχή
web-replay-previous = Μία κίνηση πίσω
web-replay-next = Μία κίνηση μπροστά
web-replay-latest = Στην τελευταία κίνηση
web-in-words = Κατάσταση και κινήσεις με λόγια
web-type-move = Γράψτε μια κίνηση
web-play-move = Παίξτε
web-watching = { $count ->
        [one] Παρακολουθεί { $count } θεατής.
       *[other] Παρακολουθούν { $count } θεατές.
    }
web-away = { $name }: λείπει αυτή τη στιγμή.
web-offline = Η σύνδεση χάθηκε. Νέα προσπάθεια…
web-offline-unsent = Η σύνδεση χάθηκε. Η κίνησή σας φυλάσσεται και θα σταλεί μόλις επανέλθει.

## What can be done in a match

web-actions = Ενέργειες
web-takeback = Αναίρεση
web-takeback-asked = Ζητήσατε αναίρεση κίνησης.
web-takeback-wish = { $name }: ζητά αναίρεση κίνησης.
web-allow = Επιτρέπω
web-decline = Αρνούμαι
web-agree = Συμφωνώ
web-draw = Ισοπαλία
web-draw-sure = Να προταθεί ισοπαλία;
web-draw-about = Αν συμφωνήσουν όλοι, κανείς δεν κερδίζει και κανείς δεν χάνει.
web-draw-yes = Πρόταση ισοπαλίας
web-draw-asked = Προτείνατε ισοπαλία.
web-draw-wish = { $name }: προτείνει ισοπαλία.
web-resign = Εγκατάλειψη
web-resign-sure = Εγκαταλείπετε;
web-resign-about = Όποιος εγκαταλείπει χάνει την παρτίδα. Με τρεις ή περισσότερους, ο υπολογιστής συνεχίζει στη θέση του.
web-resign-yes = Εγκατάλειψη
web-abort = Ακύρωση
web-abort-sure = Να ακυρωθεί η παρτίδα;
web-abort-about = Δεν έχει γίνει σχεδόν τίποτα ακόμη· η παρτίδα δεν θα μετρήσει για κανέναν.
web-abort-yes = Ακύρωση
web-flip = Στροφή ταμπλό
web-again = Παίξτε ξανά
web-rematch-asked = Αναμονή για τους άλλους…
web-rematch-wish = { $name }: θέλει ρεβάνς.
web-to-rematch = Στην επόμενη παρτίδα
web-other-match = Άλλη παρτίδα
web-share-watch = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να παρακολουθεί
web-device = Συνεχίστε σε άλλη συσκευή
web-device-link = Μόνο για εσάς: όποιος ανοίξει αυτόν τον σύνδεσμο παίζει στη θέση σας
web-device-revoke = Ανάκληση συνδέσμων μου
web-device-revoked = Ανακλήθηκαν όλοι: κανείς άλλος δεν παίζει πια στη θέση σας.
web-record-save = Αποθήκευση παρτίδας
web-record-copy = Αντιγραφή παρτίδας

## What happened, read out

web-event-joined = Νέα συμμετοχή: { $name }.
web-event-started = Η παρτίδα αρχίζει.
web-event-resigned = { $who ->
        [you] Εγκαταλείψατε.
       *[other] Εγκατάλειψη: { $name }.
    }
web-event-time = { $who ->
        [you] Ο χρόνος σας τελείωσε.
       *[other] { $name }: ο χρόνος τελείωσε.
    }
web-event-failed = { $name }: αδυναμία συνέχισης, { $reason ->
        [engine-illegal] έπαιξε { $note }, που δεν επιτρέπεται
        [engine-late] δεν απάντησε εγκαίρως
        [engine-died] το πρόγραμμά της τερματίστηκε
        [engine-unknown] η μηχανή δεν είναι πια γνωστή εδώ
       *[other] το πρόγραμμά της δεν λειτουργεί όπως πρέπει
    }.
web-event-draw-offered = { $who ->
        [you] Προτείνατε ισοπαλία.
       *[other] { $name }: προτείνει ισοπαλία.
    }
web-event-draw-accepted = { $who ->
        [you] Δέχεστε την ισοπαλία.
       *[other] { $name }: δέχεται την ισοπαλία.
    }
web-event-draw-declined = { $who ->
        [you] Αρνηθήκατε την ισοπαλία.
       *[other] { $name }: αρνείται την ισοπαλία.
    }
web-event-takeback-asked = { $who ->
        [you] Ζητήσατε αναίρεση κίνησης.
       *[other] { $name }: ζητά αναίρεση κίνησης.
    }
web-event-takeback-declined = { $who ->
        [you] Αρνηθήκατε την αναίρεση.
       *[other] { $name }: αρνείται την αναίρεση.
    }
web-event-taken-back = Κινήσεις αναιρέθηκαν.
web-event-rematch-wanted = { $who ->
        [you] Θέλετε ρεβάνς.
       *[other] { $name }: θέλει ρεβάνς.
    }
web-event-aborted = Η παρτίδα ακυρώθηκε.

## The end

web-ending = Αποτέλεσμα
web-won = { $who ->
        [you] Κερδίσατε!
       *[other] Νίκη: { $name }
    }
web-drawn = Ισοπαλία
web-why = Πώς τελείωσε: { $reason }.
web-why-failed = Πώς τελείωσε: η μηχανή δεν μπορούσε να συνεχίσει.
web-why-where = Το βλέπετε εδώ: { $spaces }.
web-aborted = Ακυρώθηκε
web-aborted-why = Αυτή η παρτίδα ακυρώθηκε πριν αρχίσει στ’ αλήθεια.

## Finding matches

web-lobby = Αίθουσα αναμονής
web-lobby-waiting = Ζητούν παρέα
web-lobby-nobody = Αυτή τη στιγμή δεν περιμένει κανείς. Αρχίστε μια παρτίδα και διαλέξτε «{ web-anyone }».
web-lobby-begin = Αρχίστε παρτίδα
web-lobby-running = Παίζονται τώρα
web-lobby-quiet = Αυτή τη στιγμή δεν παίζεται καμία δημόσια παρτίδα.
web-mine = Οι παρτίδες μου
web-mine-none = Δεν έχετε παίξει ακόμη σε αυτόν τον περιηγητή.
web-mine-lacks = Δεν υπάρχει επαφή με τον διακομιστή. Όσες παρτίδες φυλάσσονται εκεί λείπουν από εδώ.
web-mine-filter = Ποιες παρτίδες να φαίνονται
web-mine-all = Όλες
web-mine-running = Σε εξέλιξη
web-mine-ended = Τελείωσαν
web-mine-more = Παλαιότερες
web-mine-kept-about = Οι τελειωμένες παρτίδες φεύγουν ύστερα από πολύ καιρό. Όσες έχουν αστέρι μένουν.
web-mine-keep = Διατήρηση παρτίδας
web-mine-delete = Διαγραφή παρτίδας
web-delete-sure = Να διαγραφεί αυτή η παρτίδα;
web-delete-about = Δεν μπορεί να ανακτηθεί. Μια παρτίδα με άλλους φεύγει μόνο από τη δική σας λίστα.
web-delete-yes = Διαγραφή
web-list-waiting = περιμένει παίκτες
web-list-your-turn = η σειρά σας
web-list-playing = { $ply ->
        [0] αρχίζει τώρα
        [one] παίχτηκε { $ply } κίνηση
       *[other] παίχτηκαν { $ply } κινήσεις
    }

## Saved games

web-open = Άνοιγμα αποθηκευμένης παρτίδας
web-open-about = Μια τελειωμένη παρτίδα προβάλλεται από την πρώτη κίνηση· όποια δεν τελείωσε συνεχίζεται.
web-open-file = Διαλέξτε αρχείο
web-open-text = ή επικολλήστε την παρτίδα ως κείμενο ή τη διεύθυνσή της
web-open-with = Συνεχίστε με
web-open-look = Δείτε την
web-open-go-on = Συνεχίστε
web-open-too-long = Είναι πολύ μεγάλο για αποθηκευμένη παρτίδα.

## What can go wrong, and what to do next

web-problem-unexpected = Κάτι πήγε στραβά
web-problem-unexpected-next = Η απάντηση του διακομιστή δεν έβγαζε νόημα. Δοκιμάστε ξανά.
web-problem-server = Ο διακομιστής έχει πρόβλημα
web-problem-server-next = Δοκιμάστε ξανά σε λίγο. Ό,τι παίξατε δεν χάθηκε.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Χωρίς σύνδεση
web-problem-offline-next = Δεν υπάρχει επαφή με τον διακομιστή. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
web-problem-slow = Ο διακομιστής αργεί
web-problem-slow-next = Δεν ήρθε εγκαίρως απάντηση. Δοκιμάστε ξανά.
web-problem-page = Εδώ δεν υπάρχει τίποτα
web-problem-page-next = Αυτή η διεύθυνση δεν οδηγεί πουθενά. Ίσως λείπει ένα γράμμα από τον σύνδεσμο.
web-problem-unloaded = Η σελίδα δεν φορτώθηκε
web-problem-unloaded-next = Ίσως χάθηκε η σύνδεση ή υπάρχει νεότερη έκδοση. Φορτώστε ξανά τη σελίδα.
web-problem-game = Δεν υπάρχει τέτοιο παιχνίδι
web-problem-game-next = Ίσως λείπει ένα γράμμα από τον σύνδεσμο. Διαλέξτε ένα από τα παιχνίδια.
web-problem-match = Δεν υπάρχει τέτοια παρτίδα
web-problem-match-next = Ίσως λείπει ένα γράμμα από τον σύνδεσμο, ή η παρτίδα είναι πολύ παλιά και αποσύρθηκε. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Αυτή η παρτίδα δεν είναι σε αυτόν τον περιηγητή
web-problem-match-elsewhere-next = Μια παρτίδα γύρω από ένα τραπέζι ή με τον υπολογιστή μένει στον περιηγητή όπου παίζεται. Επιλέξτε εκεί «{ web-share }»: ο σύνδεσμος με όλη την παρτίδα μέσα ανοίγει παντού.
web-problem-match-damaged = Αυτή η παρτίδα δεν διαβάζεται
web-problem-match-damaged-next = Μπήκε στην άκρη, με το κείμενό της όπως είναι. Θα τη βρείτε στο «{ web-mine }».
web-problem-aborted = Αυτή η παρτίδα ακυρώθηκε
web-problem-aborted-next = Τελείωσε πριν αρχίσει. Μπορείτε να αρχίσετε άλλη.
web-problem-match-full-next = Όλες οι θέσεις είναι πιασμένες. Μπορείτε να παρακολουθήσετε την παρτίδα ή να αρχίσετε δική σας.
web-problem-stale-next = Η κατάσταση άλλαξε στο μεταξύ, γι’ αυτό η κίνησή σας δεν παίχτηκε.
web-problem-key-unknown = Αυτός ο σύνδεσμος δεν ισχύει
web-problem-key-unknown-next = Ο προσωπικός σύνδεσμος χρησιμοποιήθηκε ήδη ή είναι λάθος. Φτιάξτε νέο στη συσκευή όπου παίζετε, με «{ web-share }».

## Without a server, without a connection

web-unplugged = Χωρίς σύνδεση
web-unplugged-about = Κατεβάστε μία φορά ολόκληρο το Fourfold, και θα λειτουργεί χωρίς σύνδεση: παρτίδες γύρω από ένα τραπέζι και με τον υπολογιστή, μαθήματα, γρίφοι, κανόνες, ανάλυση και εξέταση παρτίδας. Για να συναντήσετε άλλους, η σύνδεση χρειάζεται πάντα.
web-unplugged-make = Χρήση χωρίς σύνδεση
web-unplugged-size = Για λήψη: { $megabytes } MB.
web-unplugged-fetching = Λήψη: { $percent }%
web-unplugged-ready = Όλα είναι εδώ. Το Fourfold λειτουργεί χωρίς σύνδεση, και ο υπολογιστής σκέφτεται σε αυτόν τον περιηγητή.
web-unplugged-failed = Δεν ήταν δυνατή η λήψη όλων. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.
web-unplugged-full = Δεν υπάρχει άλλος χώρος σε αυτόν τον περιηγητή. Δεν ήταν δυνατή η λήψη όλων.
web-starting = Στήνεται το τραπέζι…
web-problem-python = Αυτός ο περιηγητής δεν μπορεί να παίξει μόνος του
web-problem-python-next = Το Fourfold χρειάζεται εδώ κάτι που λείπει από αυτόν τον περιηγητή ή είναι απενεργοποιημένο: διεργασίες παρασκηνίου, WebAssembly ή αποσυμπίεση αρχείων. Δοκιμάστε νεότερο περιηγητή.
web-problem-unfetched = Δεν έχει κατέβει ακόμα
web-problem-unfetched-next = Ό,τι χρειάζεται εδώ δεν έχει κατέβει ακόμα και δεν υπάρχει σύνδεση. Συνδεθείτε μία φορά: το «{ web-unplugged-make }» στις ρυθμίσεις κατεβάζει τα πάντα.
web-storage-full = Δεν υπάρχει άλλος χώρος σε αυτόν τον περιηγητή. Οι παρτίδες μένουν μόνο όσο είναι ανοιχτή αυτή η σελίδα· αποθηκεύστε όσες θέλετε να κρατήσετε.
web-storage-forbidden = Αυτός ο περιηγητής δεν φυλάσσει τίποτα. Οι παρτίδες μένουν μόνο όσο είναι ανοιχτή αυτή η σελίδα· αποθηκεύστε όσες θέλετε να κρατήσετε.
web-damaged = { $count ->
        [one] Μια αποθηκευμένη παρτίδα δεν διαβάζεται. Μπήκε στην άκρη, με το κείμενό της όπως είναι.
       *[other] { $count } αποθηκευμένες παρτίδες δεν διαβάζονται. Μπήκαν στην άκρη, με τα κείμενά τους όπως είναι.
    }
web-damaged-save = Αποθήκευση κειμένου
web-damaged-copy = Αντιγραφή κειμένου
web-damaged-remove = Διαγραφή
web-damaged-sure = Να διαγραφεί αυτή η παρτίδα;
web-damaged-about = Το κείμενό της δεν μπορεί να ανακτηθεί. Αν δεν είστε βέβαιοι, πρώτα αποθηκεύστε το ή αντιγράψτε το.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Σύνδεσμος με όλη την παρτίδα μέσα
web-share-here = Αυτή η παρτίδα φυλάσσεται μόνο σε αυτόν τον περιηγητή. Όποιος πάρει τον σύνδεσμο ή την καταγραφή μπορεί να τη δει και να τη συνεχίσει.
web-alone = Το Fourfold λειτουργεί εδώ χωρίς διακομιστή, οπότε δεν γίνεται να συναντήσετε άλλους.
web-alone-elsewhere = Άλλοι παίκτες συναντιούνται στη διεύθυνση { $server }.
