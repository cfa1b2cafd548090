## Games and options

error-game-unknown = Δεν υπάρχει παιχνίδι με όνομα «{ $name }»· τα παιχνίδια είναι: { $names }.
error-option-unknown = { $keys ->
        [none] Δεν υπάρχει εδώ επιλογή «{ $key }»· οι επιλογές είναι: –.
       *[other] Δεν υπάρχει εδώ επιλογή «{ $key }»· οι επιλογές είναι: { $keys }.
    }
error-option-choice = Η επιλογή { $key } δεν μπορεί να είναι «{ $value }»· είναι ένα από τα εξής: { $values }.
error-option-number = Η επιλογή { $key } δεν μπορεί να είναι «{ $value }»· είναι ακέραιος από { $low } έως { $high }.
error-option-type = Η επιλογή { $key } πρέπει να είναι λέξη ή ακέραιος αριθμός.
error-option-pair = Το «{ $pair }» δεν είναι επιλογή· γράψτε key=value.
error-option-twice = Η επιλογή { $key } δίνεται δύο φορές.

## Positions

error-field-count = Εδώ μια κατάσταση έχει { $expected } μέρη με ένα κενό ανάμεσα, όχι { $found }.
error-row-count = Το ταμπλό έχει { $expected } γραμμές με «/» ανάμεσα, όχι { $found }.
error-row-length = Η γραμμή { $row } έχει { $expected } θέσεις, όχι { $found }.
error-letter-unknown = Η γραμμή { $row } περιέχει «{ $letter }»· μπορεί να περιέχει: { $letters }.
error-mover-unknown = Το «{ $letter }» δεν μπορεί να έχει σειρά· είναι ένα από τα εξής: { $letters }.
error-over-before-last-move = Το παιχνίδι είχε τελειώσει πριν από την τελευταία κίνηση { form-seat-genitive }: υπήρχε ήδη νίκη στο ταμπλό.

## Moves

error-game-over = Το παιχνίδι τελείωσε: το «{ $move }» δεν παίζεται πια.
error-move-unreadable = Το «{ $move }» δεν είναι κίνηση· οι κινήσεις γράφονται έτσι: { $example }.
error-picks-no-turn = Αυτό δεν είναι κίνηση. Διαλέξτε ένα κομμάτι που μπορεί να πάει κάπου και μετά μια θέση για αυτό.
error-picks-group = Οι μεγαλύτερες ομάδες είναι περισσότερες από μία: δείξτε ποια μένει.
error-picks-over = Η παρτίδα τελείωσε.
error-space-unknown = Δεν υπάρχει θέση { $space } σε αυτό το ταμπλό.
error-space-taken = Η θέση { $space } είναι πιασμένη.
error-hand-empty = Τα { seat-name } δεν έχουν τίποτα στο απόθεμα για να τοποθετήσουν.

## Matches

error-player-count = Υπάρχουν { $seats } θέσεις παικτών, όχι { $found }.
error-player-name = Το «{ $name }» δεν μπορεί να είναι όνομα: 1 έως { $limit } εκτυπώσιμοι χαρακτήρες, χωρίς κενά γύρω τους.
error-settled-away-from-board = Αυτή η παρτίδα δεν τελείωσε στο ταμπλό, την τελείωσαν οι παίκτες· τίποτα δεν αναιρείται.
error-nothing-to-take-back =
    { $played ->
        [0] Δεν έχει παιχτεί ακόμη κίνηση, άρα καμία δεν αναιρείται.
        [one] Παίχτηκε μόνο { $played } κίνηση· δεν μπορούν να αναιρεθούν { $count }.
       *[other] Παίχτηκαν μόνο { $played } κινήσεις· δεν μπορούν να αναιρεθούν { $count }.
    }
error-seat-cannot-resign = Ο παίκτης { $seat } δεν μπορεί να εγκαταλείψει: δεν υπάρχει ή έχει ήδη εγκαταλείψει.
error-match-goes-on = Η παρτίδα δεν τελείωσε ακόμη.
error-match-over = Η παρτίδα τελείωσε.

## Records

error-record-start = Το αρχείο παρτίδας δεν μπορεί να αρχίσει: { $reason }
error-record-move = Γραμμή { $line }: { $reason }
error-record-tag-unreadable = Γραμμή { $line }: το «{ $text }» δεν είναι ετικέτα· οι ετικέτες γράφονται έτσι: [Game "quantik"].
error-record-tag-twice = Γραμμή { $line }: η ετικέτα { $tag } εμφανίζεται δεύτερη φορά.
error-record-tag-unknown = Γραμμή { $line }: δεν υπάρχει ετικέτα { $tag } σε τέτοιο αρχείο.
error-record-tag-missing = Από το αρχείο λείπει η ετικέτα { $tag }.
error-record-rules = Γραμμή { $line }: το αρχείο ακολουθεί την έκδοση { $found } των κανόνων· αυτό το πρόγραμμα ξέρει την έκδοση { $expected }.
error-record-date = Γραμμή { $line }: το «{ $text }» δεν είναι ημερομηνία· γράψτε την ως 2026-11-15, ή ? όταν δεν είναι γνωστή.
error-record-number = Γραμμή { $line }: εδώ αναμένεται «{ $expected }», όχι «{ $found }».
error-record-number-alone = Γραμμή { $line }: μετά τον τελευταίο αριθμό δεν υπάρχει κίνηση.
error-record-resigned = Γραμμή { $line }: το «{ $text }» δεν ταιριάζει με τις κινήσεις· οι εγκαταλείψεις γράφονται «seat 2 after 14», με τη σειρά.
error-record-result = Γραμμή { $line }: το αποτέλεσμα λέει «{ $said }», αλλά οι κινήσεις λένε «{ $found }».
