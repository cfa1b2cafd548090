## Help

cli-help-usage = Χρήση:
cli-help-command-piece = ΕΝΤΟΛΗ
cli-help-options-piece = [ΕΠΙΛΟΓΕΣ]
cli-help-language-piece = ΓΛΩΣΣΑ
cli-help-commands = Εντολές
cli-help-arguments = Ορίσματα
cli-help-options = Επιλογές

cli-help-fourfold = Επιτραπέζια παιχνίδια με ακριβείς κανόνες: παίξτε { $games } στο τερματικό, ή ρωτήστε τους κανόνες από πρόγραμμα.
cli-help-play = Παιχνίδι στο τερματικό, με ανθρώπους σε αυτό το πληκτρολόγιο ή με τον υπολογιστή.
cli-help-games = Λίστα των παιχνιδιών, ή των επιλογών ενός παιχνιδιού.
cli-help-rules = Απαντά σε κάθε γραμμή JSON της τυπικής εισόδου με μια γραμμή JSON: κατάσταση, επιτρεπτές κινήσεις, αποτέλεσμα.
cli-help-perft = Μετρά τις ακολουθίες επιτρεπτών κινήσεων ορισμένου μήκους.
cli-help-analyze = Λέει τι αξίζει μια κατάσταση και κάθε κίνηση σε αυτήν: με απόδειξη όπου γίνεται.
cli-help-match = Βάζει παίκτες του υπολογιστή να παίξουν μεταξύ τους και τους βαθμολογεί.
cli-help-solve = Βρίσκει την αξία κάθε κατάστασης ενός παιχνιδιού. Διακόπτεται, και συνεχίζει όταν κληθεί ξανά.
cli-help-verify = Ελέγχει τι λέει ένας πίνακας αξιών, με πρόγραμμα που δεν τον έφτιαξε.
cli-help-tables = Λέει ποιοι πίνακες αξιών υπάρχουν εδώ· τους κατεβάζει, τους φτιάχνει, τους ελέγχει, τους συμπιέζει ή τους αφαιρεί.
cli-help-serve = Προσφέρει την εφαρμογή ιστού και το API της. Χωρίς εντολή σε τερματικό, το fourfold κάνει επίσης αυτό και τη δείχνει σε περιηγητή.
cli-help-backup = Αποθηκεύει όλες τις παρτίδες ενός διακομιστή, ακόμη κι όσο λειτουργεί.
cli-help-engine = Παίζει ως μηχανή για άλλα προγράμματα, που λένε τι να κάνει μέσω του Universal Game Interface.
cli-help-pipe = Αναλύει τις καταστάσεις που περιγράφουν γραμμές JSON στην τυπική είσοδο, πολλές μαζί, καθεμιά με ένα id.
cli-help-puzzles = Βρίσκει γρίφους: καταστάσεις όπου ακριβώς μία κίνηση είναι σωστή. Ο καθένας αποδεικνύεται και βαθμολογείται. Τυπώνει JSON.
cli-help-bench = Μετρά πόσο γρήγορα είναι όλα, δίπλα στους απλούς κανόνες και σε άλλες βιβλιοθήκες.

cli-help-version = Τυπώνει την έκδοση.
cli-help-lang = Μιλά μία από τις γλώσσες { $languages }.
cli-help-help = Τυπώνει αυτή τη βοήθεια.
cli-help-game = Ένα από { $games }, με επιλογές αν θέλετε: exago?players=3&size=5
cli-help-option = Μια επιλογή του παιχνιδιού, για παράδειγμα size=5. Μπορεί να δοθεί πολλές φορές.
cli-help-position = Αρχίζει από αυτή την κατάσταση αντί για τη συνηθισμένη.
cli-help-players = Ποιοι παίζουν, με κόμματα ανάμεσα. level1 έως level10 είναι παίκτες του υπολογιστή, όπως και random, greedy και montecarlo· ? είναι άνθρωπος χωρίς όνομα.
cli-help-in-order = Βάζει τους παίκτες στη σειρά που δόθηκε αντί να τραβήξει κλήρο.
cli-help-load = Συνεχίζει μια αποθηκευμένη παρτίδα.
cli-help-seed = Κάνει ό,τι είναι τυχαίο να βγαίνει ίδιο κάθε φορά.
cli-help-ascii = Σχεδιάζει μόνο με απλούς χαρακτήρες.
cli-help-no-color = Σχεδιάζει χωρίς χρώματα.
cli-help-level = Παίζετε με τον υπολογιστή αυτού του επιπέδου, από 1 (αδύναμο) έως 10 (όσο δυνατό γίνεται).
cli-help-time-move = Πόσο σκέφτεται ένας παίκτης του υπολογιστή για μια κίνηση. Συνήθως 2.
cli-help-time = Πόσο διαρκεί η σκέψη. Συνήθως 2· με 0 μόνο ό,τι είναι αμέσως γνωστό.
cli-help-json = Απαντά με μία γραμμή JSON.

## Games and their options

cli-games-more = fourfold games GAME δείχνει τις επιλογές ενός παιχνιδιού, fourfold play GAME αρχίζει μια παρτίδα.
cli-seats-exactly = { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
cli-seats-range = { $low } έως { $high } παίκτες
cli-options-none = Αυτό το παιχνίδι δεν έχει επιλογές.
cli-options-in-force = Επιλογές σε αυτό το παιχνίδι:
cli-values-choice = Ένα από: { $values }.
cli-values-number = Από { $low } έως { $high }.
cli-values-numbers = Από { $low } έως { $high }, για όλους ή για τον καθένα με κόμματα ανάμεσα.
cli-default = Συνήθως { $value }.
cli-default-depends = Εδώ συνήθως { $value }· εξαρτάται από τις παραπάνω επιλογές.

## Questions before the first move

cli-ask-game = Ποιο παιχνίδι;
cli-ask-players = Πόσοι παίκτες, { $low } έως { $high }; [{ $low }]
cli-ask-opponents = Ποιοι παίζουν;
cli-ask-level = Πόσο δυνατά;
cli-against-people = Άνθρωποι, όλοι σε αυτό το πληκτρολόγιο
cli-against-level = Εσείς με τον υπολογιστή, όσο δυνατό θέλετε
cli-against-random = Εσείς με τον υπολογιστή, που παίζει στην τύχη
cli-ask-number = Αριθμός [{ $default }]:
cli-ask-again = Γράψτε έναν αριθμό από { $low } έως { $high }.

## Players

cli-player-random = Τυχαίος
cli-player-level1 = { level-name-1 }, επίπεδο 1
cli-player-level2 = { level-name-2 }, επίπεδο 2
cli-player-level3 = { level-name-3 }, επίπεδο 3
cli-player-level4 = { level-name-4 }, επίπεδο 4
cli-player-level5 = { level-name-5 }, επίπεδο 5
cli-player-level6 = { level-name-6 }, επίπεδο 6
cli-player-level7 = { level-name-7 }, επίπεδο 7
cli-player-level8 = { level-name-8 }, επίπεδο 8
cli-player-level9 = { level-name-9 }, επίπεδο 9
cli-player-level10 = { level-name-10 }, επίπεδο 10
cli-player-greedy = Άπληστος
cli-player-montecarlo = Μόντε Κάρλο
cli-name = { $name } ({ $colour })
cli-you = εσείς
cli-somebody = άνθρωπος
cli-seat = { $colour }: { $name }
cli-seats-drawn = Τραβήχτηκε κλήρος. { $seats }.
cli-seats-given = { $seats }.

## The game

cli-title = { $game }, κίνηση { $number }
cli-title-end = { $count ->
        [0] { $game } χωρίς καμία κίνηση
        [one] { $game } μετά από { $count } κίνηση
       *[other] { $game } μετά από { $count } κινήσεις
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name }, η σειρά σας
cli-hint = Γράψτε μια κίνηση όπως { $example }, «{ $moves }» για να τις δείτε όλες, ή «{ $help }».
cli-hint-help = Γράψτε «{ $help }» για να δείτε τι μπορείτε να κάνετε.
cli-computer-plays = { $name }: { $move }.
cli-thinking = { $name }: σκέψη…
cli-won = Νίκη, { $name }: { $reason }.
cli-drawn = Ισοπαλία: { $reason }.

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = βοήθεια, βοηθεια, ?
cli-word-moves = κινήσεις, κινησεις
cli-word-hint = υπόδειξη, υποδειξη
cli-word-analyze = ανάλυση, αναλυση
cli-word-undo = αναίρεση, αναιρεση
cli-word-save = αποθήκευση, αποθηκευση
cli-word-load = άνοιγμα, ανοιγμα
cli-word-resign = εγκατάλειψη, εγκαταλειψη
cli-word-draw = ισοπαλία, ισοπαλια
cli-word-rules = κανόνες, κανονες
cli-word-record = καταγραφή, καταγραφη
cli-word-rematch = ρεβάνς, ρεβανς
cli-word-quit = έξοδος, εξοδος

cli-argument-moves = [ΑΡΧΗ]
cli-argument-save = ΑΡΧΕΙΟ
cli-argument-load = ΑΡΧΕΙΟ

cli-about-help = δείχνει αυτή τη λίστα
cli-about-moves = δείχνει τις επιτρεπτές κινήσεις, ή όσες αρχίζουν έτσι
cli-about-hint = ο υπολογιστής υποδεικνύει μια καλή κίνηση
cli-about-analyze = δείχνει τι αξίζει η κατάσταση και κάθε κίνηση
cli-about-undo = αναιρεί την τελευταία κίνηση ανθρώπου
cli-about-save = γράφει την παρτίδα σε αρχείο
cli-about-load = συνεχίζει παρτίδα από αρχείο
cli-about-resign = εγκαταλείπει
cli-about-draw = προτείνει ισοπαλία
cli-about-rules = δείχνει τους κανόνες του παιχνιδιού
cli-about-record = δείχνει ως κείμενο την παρτίδα ως εδώ
cli-about-rematch = νέα παρτίδα όταν τελειώσει αυτή
cli-about-quit = φεύγει

cli-help-move = Για να παίξετε, γράψτε μια κίνηση ή τον αριθμό της στη λίστα. Σκέτο Enter δείχνει ξανά το ταμπλό.
cli-moves-count = { $count ->
        [one] { $count } επιτρεπτή κίνηση.
       *[other] { $count } επιτρεπτές κινήσεις.
    }
cli-moves-none = Καμία επιτρεπτή κίνηση δεν αρχίζει με «{ $start }».
cli-taken-back = { $count ->
        [one] Αναιρέθηκε { $count } κίνηση.
       *[other] Αναιρέθηκαν { $count } κινήσεις.
    }
cli-saved = Αποθηκεύτηκε ως «{ $file }».
cli-not-saved = Δεν αποθηκεύτηκε.
cli-replace = Υπάρχει ήδη αρχείο «{ $file }». Να αντικατασταθεί;
cli-load-anyway = Αυτή η παρτίδα δεν έχει αποθηκευτεί. Θέλετε παρ’ όλα αυτά να την αφήσετε;
cli-quit-save = Αυτή η παρτίδα δεν έχει αποθηκευτεί. Γράψτε όνομα αρχείου για αποθήκευση, ή Enter για έξοδο:
cli-resign-sure = { $name }, θέλετε να εγκαταλείψετε;
cli-resigned = Εγκατάλειψη: { $name }. Από εδώ και πέρα παίζει ο υπολογιστής σε εκείνη τη θέση.
cli-draw-sure = { $name }, συμφωνείτε σε ισοπαλία;
cli-draw-refused = { $name }: συνεχίζει το παιχνίδι.
cli-unsaved = Αυτή η παρτίδα δεν τελείωσε. Για να συνεχίσετε αργότερα, βάλτε αυτές τις γραμμές σε ένα αρχείο και γράψτε: fourfold play --load FILE
cli-yes-or-no = [ν/Ο]
cli-yes = ν, ναι, y, yes

## Analysis

analyze-position-win = { $plies ->
        [0] Σειρά: { $name }. Κερδίζει.
        [1] Σειρά: { $name }. Κερδίζει αμέσως.
       *[other] Σειρά: { $name }. Κερδίζει μετά από { $plies } κινήσεις και των δύο.
    }
analyze-position-loss = { $plies ->
        [0] Σειρά: { $name }. Χάνει.
        [1] Σειρά: { $name }. Χάνει αμέσως.
       *[other] Σειρά: { $name }. Χάνει μετά από { $plies } κινήσεις και των δύο.
    }
analyze-position-draw = Σειρά: { $name }. Κανείς δεν μπορεί να εξασφαλίσει τη νίκη.
analyze-position-unknown = Σειρά: { $name }. Δεν έχει αποδειχθεί ακόμη ποιος κερδίζει· περισσότερος χρόνος ίσως βοηθήσει.
analyze-best-open = Δεν έχει αποδειχθεί ακόμη ποια κίνηση είναι η καλύτερη· περισσότερος χρόνος ίσως βοηθήσει.
analyze-move = Κίνηση
analyze-value = Αξία
analyze-plies = Κινήσεις ως το τέλος
analyze-proof = Βεβαιότητα
analyze-value-win = κερδίζει
analyze-value-loss = χάνει
analyze-value-draw = ισοπαλία
analyze-value-unknown = άγνωστη
analyze-guess-good = φαίνεται καλή
analyze-guess-fair = φαίνεται εντάξει
analyze-guess-even = φαίνεται ισορροπημένη
analyze-guess-poor = φαίνεται αδύναμη
analyze-guess-bad = φαίνεται κακή
analyze-exact = απόδειξη
analyze-estimate = εκτίμηση
analyze-more = { $count ->
        [one] Και { $count } κίνηση ακόμη.
       *[other] Και { $count } κινήσεις ακόμη.
    }

## What can go wrong

cli-output-failed = Η έξοδος δεν μπορεί να γραφτεί: { $why }

error-usage-command = Δεν υπάρχει εντολή «{ $name }»· οι εντολές είναι: { $names }.
error-usage-extra = Υπάρχει ένα όρισμα παραπάνω: «{ $argument }».
error-usage-missing = Λείπει το όρισμα { $argument }.
error-usage-option = Δεν υπάρχει εδώ επιλογή { $option }· το --help τις δείχνει.
error-usage-negative = Εδώ ο αριθμός δεν μπορεί να είναι αρνητικός.
error-usage-value-missing = Η επιλογή { $option } χρειάζεται τιμή.
error-usage-no-value = Η επιλογή { $option } δεν παίρνει τιμή.
error-usage-other = { $message }
error-extra-missing = Χρειάζεται το πακέτο { $package }, που λείπει από την απλή εγκατάσταση. Εγκαταστήστε το με: pip install "fourfold[{ $extra }]"
error-language-unknown = Δεν υπάρχει εδώ γλώσσα «{ $name }»· οι γλώσσες είναι: { $names }.
error-number-here = { $name }: δεν μπορεί να είναι «{ $value }»· είναι ακέραιος από { $low } έως { $high }.
error-game-missing = Ποιο παιχνίδι; Πείτε ένα από: { $names }.
error-load-alone = Μια αποθηκευμένη παρτίδα φέρνει δικό της παιχνίδι, επιλογές, κατάσταση και παίκτες· μην τα δίνετε μαζί με το --load.
error-level-or-players = Ή --level ή --players, όχι και τα δύο· ένα επίπεδο μπορεί να μπει στους παίκτες, όπως Ann,level3.
error-level-unknown = Δεν υπάρχει παίκτης «{ $name }»· τα επίπεδα είναι { $low } έως { $high }.
error-time-here = Ο χρόνος δεν μπορεί να είναι «{ $value }»· είναι αριθμός δευτερολέπτων από 0 έως { $high }.
error-path-here = Το «{ $path }» δεν μπορεί να είναι όνομα αρχείου ή φακέλου.

error-move-number = { $count ->
        [one] Υπάρχει { $count } επιτρεπτή κίνηση· αυτός δεν είναι ο αριθμός της.
       *[other] Υπάρχουν { $count } επιτρεπτές κινήσεις· αυτός δεν είναι αριθμός κάποιας.
    }
error-nobody-to-take-back = Δεν έχετε παίξει ακόμη, άρα δεν αναιρείται τίποτα.
error-draw-with-computer = Ο υπολογιστής δεν συμφωνεί σε ισοπαλία.
error-file-missing = Ποιο αρχείο; Γράψτε { $usage }.

error-file-unreadable = Το «{ $file }» δεν διαβάζεται: { $why ->
        [missing] δεν υπάρχει τέτοιο αρχείο.
        [folder] είναι φάκελος.
        [forbidden] δεν έχετε άδεια να το διαβάσετε.
       *[other] { $system }.
    }
error-file-unwritable = Το «{ $file }» δεν γράφεται: { $why ->
        [missing] δεν υπάρχει τέτοιος φάκελος.
        [folder] κάτι που δεν είναι κανονικό αρχείο έχει αυτό το όνομα.
        [forbidden] δεν έχετε άδεια να γράψετε εκεί.
       *[other] { $system }.
    }
error-file-too-long = Το «{ $file }» δεν είναι αρχείο παρτίδας: ξεπερνά τα { $limit } μπάιτ.
error-file-not-text = Το «{ $file }» δεν είναι αρχείο παρτίδας: η γραμμή { $line } δεν είναι κείμενο UTF-8.
