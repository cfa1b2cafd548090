seat-name =
    { $seat ->
        [light] Ανοιχτόχρωμα
        [dark] Σκουρόχρωμα
        [red] Κόκκινα
        [blue] Μπλε
        [yellow] Κίτρινα
        [green] Πράσινα
        [purple] Μοβ
       *[orange] Πορτοκαλί
    }
form-seat-genitive =
    { $seat ->
        [light] των Ανοιχτόχρωμων
        [dark] των Σκουρόχρωμων
        [red] των Κόκκινων
        [blue] των Μπλε
        [yellow] των Κίτρινων
        [green] των Πράσινων
        [purple] των Μοβ
       *[orange] των Πορτοκαλί
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = με εγκατάλειψη
reason-time = ο χρόνος τελείωσε
reason-agreement = με συμφωνία
reason-length = η παρτίδα έφτασε στο μέγιστο μήκος της
reason-repetition = η ίδια κατάσταση εμφανίστηκε για τρίτη φορά
