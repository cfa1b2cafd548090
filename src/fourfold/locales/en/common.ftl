# Words used by many sentences.

# The player at a seat, called by the colour of the pieces, as the subject of a sentence: “Light
# wins”. $seat is light or dark in Quantik and Qomet, one of the others in Exago. Where a sentence
# needs another form of it, make a message of your own, named form-…, and use that instead.
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

# Two whole sentences, one after the other: with a space between, where the language has one there.
two-sentences = { $first } { $second }
# Things side by side, two at a time: “a4, b4”. Only the comma of your language, and a space where
# it has one there.
two-items = { $first }, { $second }

# How a match can end for that is not part of one game. Always after a colon: “How it ended: by
# resignation.”
reason-resignation = by resignation
# The clock of the loser ran out.
reason-time = on time
reason-agreement = by agreement
reason-length = the longest length of a match was reached
reason-repetition = the same position came back for the third time
