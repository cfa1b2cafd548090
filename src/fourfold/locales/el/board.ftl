board-label = Ταμπλό
board-pass = Πάσο
board-choose-group = Διαλέξτε την ομάδα που μένει.

board-piece-sphere = { $colour ->
        [light] ανοιχτόχρωμη σφαίρα
       *[dark] σκουρόχρωμη σφαίρα
    }
board-piece-cylinder = { $colour ->
        [light] ανοιχτόχρωμος κύλινδρος
       *[dark] σκουρόχρωμος κύλινδρος
    }
board-piece-cube = { $colour ->
        [light] ανοιχτόχρωμος κύβος
       *[dark] σκουρόχρωμος κύβος
    }
board-piece-cone = { $colour ->
        [light] ανοιχτόχρωμος κώνος
       *[dark] σκουρόχρωμος κώνος
    }
board-piece-star = { $colour ->
        [light] ανοιχτόχρωμο αστέρι
       *[dark] σκουρόχρωμο αστέρι
    }
board-piece-tile = { $colour ->
        [red] κόκκινο πλακίδιο
        [blue] μπλε πλακίδιο
        [yellow] κίτρινο πλακίδιο
        [green] πράσινο πλακίδιο
        [purple] μοβ πλακίδιο
       *[orange] πορτοκαλί πλακίδιο
    }

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

board-place-sphere = Τα { seat-name } τοποθετούν μια σφαίρα στο { $space }
board-place-cylinder = Τα { seat-name } τοποθετούν έναν κύλινδρο στο { $space }
board-place-cube = Τα { seat-name } τοποθετούν έναν κύβο στο { $space }
board-place-cone = Τα { seat-name } τοποθετούν έναν κώνο στο { $space }
board-place-star = Τα { seat-name } τοποθετούν ένα αστέρι στο { $space }
board-place-tile = Τα { seat-name } τοποθετούν ένα πλακίδιο στο { $space }
board-move-step = Τα { seat-name } μετακινούν από { $start } σε { $end }
board-move-push = Τα { seat-name } σπρώχνουν από { $start } σε { $end }
board-back-star = Τα { seat-name } παίρνουν πίσω ένα αστέρι από { $space }
board-move-pass = Τα { seat-name } πάνε πάσο

board-then = { $before }· { $after }
board-to-star = { $colour ->
        [light] ένα ανοιχτόχρωμο αστέρι πάει στο { $space }
       *[dark] ένα σκουρόχρωμο αστέρι πάει στο { $space }
    }
board-off-star = { $colour ->
        [light] ένα ανοιχτόχρωμο αστέρι φεύγει από το ταμπλό
       *[dark] ένα σκουρόχρωμο αστέρι φεύγει από το ταμπλό
    }
board-then-home = { $count ->
        [one] { $count } πλακίδιο επιστρέφει στο απόθεμα
       *[other] { $count } πλακίδια επιστρέφουν στο απόθεμα
    }

## Small spaces

board-confirm = Να παιχτεί αυτή η κίνηση;
board-confirm-yes = Παίξτε
board-confirm-no = Πίσω
board-whole = Όλο το ταμπλό
