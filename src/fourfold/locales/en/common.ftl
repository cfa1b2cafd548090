# Words used by many sentences.

seat-name =
    { $seat ->
        [light] Light
        [dark] Dark
        [red] Red
        [blue] Blue
        [yellow] Yellow
        [green] Green
        [purple] Purple
       *[orange] Orange
    }

# How a match can end for that is not part of one game.
reason-resignation = by resignation
reason-time = on time
reason-agreement = by agreement
reason-repetition = the same position came back for the third time
