language-name = Português
language-direction = ltr
