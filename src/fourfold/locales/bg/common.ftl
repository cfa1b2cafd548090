seat-name =
    { $seat ->
        [light] Светлият
        [dark] Тъмният
        [red] Червеният
        [blue] Синият
        [yellow] Жълтият
        [green] Зеленият
        [purple] Лилавият
       *[orange] Оранжевият
    }
form-seat-object =
    { $seat ->
        [light] Светлия
        [dark] Тъмния
        [red] Червения
        [blue] Синия
        [yellow] Жълтия
        [green] Зеления
        [purple] Лилавия
       *[orange] Оранжевия
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = някой се предаде
reason-time = времето изтече
reason-agreement = по споразумение
reason-length = достигната е най-голямата дължина на партия
reason-repetition = същата позиция се появи за трети път
