board-label = Ταμπλό
board-pass = Πάσο
board-choose-group = Διαλέξτε την ομάδα που μένει.

board-empty = κενή
board-selected = επιλεγμένη
board-group = ομάδα { $number }
board-target = μπορεί να επιλεγεί
board-last = τελευταία κίνηση
board-winning = μέρος της νίκης

board-space-holds = { $space } { $piece }
board-space-empty = { $space } κενή
board-empty-run = { $first } έως { $last } κενές

board-hand = Απόθεμα { form-seat-genitive }
board-hand-holds = Απόθεμα { form-seat-genitive }: { $stock }
board-hand-empty = Το απόθεμα { form-seat-genitive } είναι άδειο
board-stock = { $piece } × { $count }
board-slot = { $piece }, { $count } στο απόθεμα

board-chosen = Επιλογή: { $what }· { $count ->
        [one] { $count } δυνατότητα
       *[other] { $count } δυνατότητες
    }
board-put-back = Η επιλογή ακυρώθηκε

board-move-step = Τα { seat-name } μετακινούν από { $start } σε { $end }
board-move-push = Τα { seat-name } σπρώχνουν από { $start } σε { $end }
board-move-pass = Τα { seat-name } πάνε πάσο

board-then = { $before }· { $after }
board-then-home = { $count ->
        [one] { $count } πλακίδιο επιστρέφει στο απόθεμα
       *[other] { $count } πλακίδια επιστρέφουν στο απόθεμα
    }

## Small spaces

board-confirm = Να παιχτεί αυτή η κίνηση;
board-confirm-yes = Παίξτε
board-confirm-no = Πίσω
board-whole = Όλο το ταμπλό
