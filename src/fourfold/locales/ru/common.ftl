seat-name =
    { $seat ->
        [light] Светлый
        [dark] Тёмный
        [red] Красный
        [blue] Синий
        [yellow] Жёлтый
        [green] Зелёный
        [purple] Фиолетовый
       *[orange] Оранжевый
    }
form-seat-genitive =
    { $seat ->
        [light] Светлого
        [dark] Тёмного
        [red] Красного
        [blue] Синего
        [yellow] Жёлтого
        [green] Зелёного
        [purple] Фиолетового
       *[orange] Оранжевого
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = игрок решил сдаться
reason-time = время вышло
reason-agreement = по соглашению
reason-length = достигнута наибольшая длина партии
reason-repetition = одна и та же позиция возникла в третий раз
