language-name = Suomi
language-direction = ltr
