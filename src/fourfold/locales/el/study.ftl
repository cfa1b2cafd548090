## Learning

study-learn = Μάθετε
study-learn-about = Διαλέξτε παιχνίδι. Τα δοκιμάζετε όλα στην πράξη, και δεν πειράζει αν κάνετε λάθος.
study-learn-game = Μάθετε { $game }
study-other-games = Άλλα παιχνίδια
study-rules = Κανόνες
study-analyse = Ανάλυση
study-play = Παίξτε
study-review = Εξέταση παρτίδας
study-overview = Επισκόπηση
study-title-puzzles = { $game }: γρίφοι
study-title-analyse = { $game }: ανάλυση
study-lesson = Οι κανόνες του παιχνιδιού, βήμα βήμα
study-lesson-about = { $count ->
        [one] { $count } μικρή άσκηση στο ταμπλό
       *[other] { $count } μικρές ασκήσεις στο ταμπλό
    }
study-lesson-progress = Βήματα που έγιναν: { $done } από { $count }
study-first-game = Παίξτε την πρώτη σας παρτίδα
study-first-game-about = Αντίπαλος: { $name }, ο πιο ήπιος παίκτης του υπολογιστή, με υποδείξεις όποτε θέλετε

study-steps = Βήματα
study-step = Βήμα { $number } από { $count }
study-next = Επόμενο
study-again = Ξανά
study-lesson-else = Αυτό επιτρέπεται, αλλά δεν είναι αυτό που ζητήθηκε. Κοιτάξτε πάλι και ξαναδοκιμάστε.
study-lesson-allowed = Αυτή η κίνηση επιτρέπεται. Δοκιμάστε εκείνη που ζητείται, για να δείτε γιατί δεν επιτρέπεται.
study-lesson-skip = Παράλειψη βήματος
study-lesson-hint = Οι θέσεις μιας σωστής κίνησης είναι σημειωμένες.
study-lesson-hint-piece = Πάρτε αυτό το κομμάτι: { $piece }. Η θέση όπου μπαίνει είναι σημειωμένη.
study-to-puzzles = Πάμε στους γρίφους

## Puzzles

study-puzzles = Γρίφοι
study-puzzles-about = { $count ->
        [one] { $count } κατάσταση με μία ακριβώς σωστή κίνηση
       *[other] { $count } καταστάσεις, η καθεμιά με μία ακριβώς σωστή κίνηση
    }
study-puzzles-solved = Λυμένοι: { $done } από { $count }
study-puzzle-rated = Γρίφος, βαθμολογία { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = Γρίφος της ημέρας
study-puzzle-task = { $turns ->
        [1] Τα { seat-name } παίζουν και κερδίζουν αμέσως
       *[other] Τα { seat-name } παίζουν και κερδίζουν σε { $turns } γύρους
    }
study-puzzle-block = Παίζουν τα { seat-name }: βρείτε τη μόνη κίνηση που δεν χάνει αμέσως
study-puzzle-hold = Παίζουν τα { seat-name }: βρείτε τη μόνη κίνηση που δεν χάνει
study-puzzle-yes = Σωστά!
study-puzzle-right = Σωστά! Τα { seat-name } κάνουν ό,τι μπορούν. Πάλι η σειρά σας.
study-puzzle-solved-theme = Λύθηκε! Το θέμα ήταν: { $theme }.
study-puzzle-done-all = Όλοι αυτοί οι γρίφοι λύθηκαν. Μπράβο!
study-puzzle-answered = { $distance ->
        [0] Έτσι τα { seat-name } παίζουν { $move } και κερδίζουν.
        [1] Έτσι τα { seat-name } παίζουν { $move } και κερδίζουν αμέσως.
       *[other] Έτσι τα { seat-name } παίζουν { $move } και κερδίζουν σε { $distance } κινήσεις.
    }
study-puzzle-not-enough = Αυτό δεν εξασφαλίζει τη νίκη: τα { seat-name } απαντούν { $move }, και πια δεν κερδίζετε εγκαίρως.
study-puzzle-wrong = Δεν είναι αυτή η κίνηση.
study-puzzle-not-at-once = Αυτή δεν κερδίζει αμέσως. Κάποια άλλη κερδίζει.
study-puzzle-solution = Εμφάνιση κίνησης
study-puzzle-shown = Η κίνηση είναι { $move }: οι θέσεις της είναι σημειωμένες. Παίξτε την και δείτε τη συνέχεια.
study-puzzle-next = Επόμενος γρίφος
study-puzzle-rating = Η βαθμολογία σας
study-puzzle-streak = Συνεχόμενες ημέρες
study-puzzle-solved = Λυμένοι
study-puzzle-share = { $done } από { $count }
study-puzzle-due = { $count ->
        [one] { $count } λάθος των προηγούμενων ημερών επιστρέφει σήμερα.
       *[other] { $count } λάθη των προηγούμενων ημερών επιστρέφουν σήμερα.
    }
study-puzzle-midnight = Τα μεσάνυχτα έρχεται νέος γρίφος της ημέρας. Όλα αυτά μένουν σε αυτόν τον περιηγητή.
study-theme-any = Ό,τι σας ταιριάζει
study-theme-win-in-one = Νίκη σε έναν γύρο
study-theme-win-in-two = Νίκη σε δύο γύρους
study-theme-win-in-three = Νίκη σε τρεις γύρους
study-theme-long-way = Ο μακρύς δρόμος
study-theme-two-threats = Δύο απειλές μαζί
study-theme-block = Μπλοκάρισμα
study-theme-only-move = Η μόνη κίνηση
study-theme-send-home = Κομμάτι πίσω στο απόθεμα

## What a position is worth

study-short-win = Κ{ $distance }
study-short-loss = Χ{ $distance }
study-short-draw = Ι
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } κερδίζει, { $loss } χάνει, { $draw } είναι ισοπαλία. Ο αριθμός μετρά τις κινήσεις και των δύο ως το τέλος. Διακεκομμένο περίγραμμα σημαίνει εκτίμηση: { study-short-good } καλή, { study-short-even } ισορροπημένη, { study-short-bad } κακή.
study-value-win = { $distance ->
        [0] κερδίζει
        [1] κερδίζει αμέσως
       *[other] κερδίζει σε { $distance } κινήσεις
    }
study-value-loss = { $distance ->
        [0] χάνει
        [1] χάνει αμέσως
       *[other] χάνει σε { $distance } κινήσεις
    }
study-value-draw = ισοπαλία
study-looks-good = φαίνεται καλή
study-looks-even = φαίνεται ισορροπημένη
study-looks-bad = φαίνεται κακή
study-verdict-win = { $distance ->
        [0] Παίζουν τα { seat-name } και κερδίζουν
        [1] Παίζουν τα { seat-name } και κερδίζουν αμέσως
       *[other] Παίζουν τα { seat-name } και κερδίζουν σε { $distance } κινήσεις
    }
study-verdict-loss = { $distance ->
        [0] Παίζουν τα { seat-name } και χάνουν
        [1] Παίζουν τα { seat-name } και χάνουν αμέσως
       *[other] Παίζουν τα { seat-name } και χάνουν σε { $distance } κινήσεις
    }
study-verdict-draw = Κανείς δεν μπορεί να εξασφαλίσει τη νίκη
study-verdict-won = Τα { seat-name } κέρδισαν
study-verdict-drawn = Η παρτίδα είναι ισόπαλη
study-verdict-looks-good = Φαίνεται καλό για τα { seat-name }, που έχουν σειρά
study-verdict-looks-even = Φαίνεται ισορροπημένο· σειρά έχουν τα { seat-name }
study-verdict-looks-bad = Φαίνεται κακό για τα { seat-name }, που έχουν σειρά
study-proved = Αποδεδειγμένο. Μετρούν οι κινήσεις και των δύο.
study-best-open = Δεν έχει αποδειχθεί ακόμη ποια κίνηση είναι η καλύτερη.
study-deepening = Προς το παρόν μόνο εκτίμηση· η σκέψη συνεχίζεται…
study-estimate = Μόνο εκτίμηση: τίποτα δεν έχει αποδειχθεί.
study-estimate-share = Μόνο εκτίμηση: σε δυνατό παιχνίδι, όποιος είχε σειρά σε τέτοιες καταστάσεις πήρε το { $percent } των βαθμών. Στην ισοπαλία όλοι μοιράζονται εξίσου τον βαθμό.
study-thinking = Σκέψη…

## Analysis

study-moves = Οι κινήσεις και η αξία τους
study-more = { $count ->
        [one] { $count } κίνηση ακόμη
       *[other] { $count } κινήσεις ακόμη
    }
study-fewer = Μόνο οι καλύτερες
study-values = Αξίες
study-best-line = Καλύτερη συνέχεια
study-stop = Διακοπή
study-set-up = Στήσιμο
study-set-up-about = Διαλέξτε κομμάτι και βάλτε το στη θέση του
study-set-up-done = Ανάλυση
study-tools = Τι θα βάλετε
study-take-away = Αφαίρεση
study-mover = Σειρά έχουν:
study-clear = Άδειασμα ταμπλό
study-possible = Αυτή η κατάσταση παίζεται.
study-paste = Επικόλληση παρτίδας
study-paste-about = Μια αποθηκευμένη παρτίδα, μια λίστα κινήσεων, μια κατάσταση ως κείμενο, ή η διεύθυνση μιας παρτίδας ή ανάλυσης
study-paste-read = Ανάγνωση
study-paste-unknown = Αυτό δεν είναι ούτε αποθηκευμένη παρτίδα ούτε λίστα κινήσεων ούτε κατάσταση ούτε διεύθυνση παρτίδας από εδώ.
study-paste-elsewhere = Αυτή η διεύθυνση ανήκει σε άλλον ιστότοπο: { $site }.
study-prune = Διαγραφή κίνησης
study-draw-about = Με το δεξί κουμπί του ποντικιού σχεδιάζετε βέλη και κύκλους.
study-share = Κοινοποίηση
study-link = Σύνδεσμος σε αυτή την κατάσταση
study-position = Η κατάσταση ως κείμενο
study-from-start = Από την αρχή

## Review

study-review-about = Επικολλήστε μια αποθηκευμένη παρτίδα, μια λίστα κινήσεων ή τη διεύθυνση μιας παρτίδας: εξετάζεται ξανά κάθε κίνηση, και βλέπετε πού κερδήθηκε και πού χάθηκε.
study-review-start = Εξέταση
study-review-title = { $game }: εξέταση της παρτίδας
study-review-running = Αυτή η παρτίδα παίζεται ακόμη. Μπορεί να εξεταστεί όταν τελειώσει.
study-review-end = Έτσι τελείωσε η παρτίδα.
study-review-better = Καλύτερη ήταν { $move }: { $worth }.
study-review-win-loss = Λάθος: η νίκη έγινε ήττα.
study-review-win-draw = Λάθος: χάρισε τη νίκη.
study-review-draw-loss = Λάθος: χάνει εκεί που κρατιόταν η ισοπαλία.
study-review-doubtful = Μάλλον λάθος (εκτίμηση).
study-review-fine = Φαίνεται εντάξει (εκτίμηση).
study-review-kept = Εξίσου καλή με κάθε άλλη: { $worth }.
study-review-no-choice = Δεν άλλαξε τίποτα: όλες οι κινήσεις άξιζαν το ίδιο.
study-review-decisive = Αυτή έκρινε την παρτίδα.
study-accuracy-exact = Σωστές αποφάσεις από όσες είχαν σημασία: { $right } από { $choices }. Ακρίβεια: { $percent }. Ο αριθμός είναι ακριβής.
study-accuracy-estimate = Ακρίβεια περίπου { $percent }. Είναι εκτίμηση: δεν αποδείχθηκε κάθε κίνηση.
study-accuracy-none = Καμία απόφαση δεν είχε σημασία: ό,τι κι αν παιζόταν, όλες οι κινήσεις άξιζαν το ίδιο.
study-mistakes = Λάθη
study-mistakes-none = Δεν βρέθηκε κανένα.
study-mistakes-looking = Εξετάζεται κάθε κίνηση…
study-analyse-here = Ανάλυση της κατάστασης
study-to-match = Στην παρτίδα
study-graph-wins = Κερδίζουν τα { seat-name }
study-graph-move = Κίνηση
study-graph-exact = αποδεδειγμένο
study-graph-estimate = εκτίμηση

## Rule pages: what the examples show

study-rules-of = Οι κανόνες του { $game }
study-rules-short = Με λίγα λόγια
study-rules-examples = Παραδείγματα
study-rules-show = Εμφάνιση
study-rules-again = Ξανά
study-rules-why = Γιατί όχι;
study-rules-not-allowed = Απαγορεύεται
study-rules-print = Εκτύπωση σε ένα φύλλο
study-rules-options = Επιλογές
study-rules-usual = Συνήθως: { $value }
study-rules-decisions = Τι αποφασίσαμε για όσα δεν λένε οι κανόνες του κουτιού

## Help while playing

study-help = Βοήθεια
study-review-this = Εξέταση παρτίδας
study-hint = Υπόδειξη
study-hint-more = Εμφάνιση κίνησης
study-hint-place = Βάλτε ένα νέο κομμάτι.
study-hint-piece = Κοιτάξτε αυτό το κομμάτι: { $piece }.
study-hint-move = Δοκιμάστε { $move }: { $worth }.
study-threats = Τι με απειλεί;
study-threats-none = Προς το παρόν τίποτα.
study-threats-some = Προσοχή: τα { seat-name } θέλουν να παίξουν { $move } και να κερδίσουν αμέσως.
study-threats-later = Κανείς δεν κερδίζει με την αμέσως επόμενη κίνηση. Όμως τα { seat-name } θέλουν να παίξουν { $move } κι έτσι θα κέρδιζαν σε { $distance } κινήσεις, ό,τι κι αν κάνετε.
study-show-values = Εμφάνιση αξιών
