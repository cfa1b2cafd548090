language-name = Eesti
language-direction = ltr
