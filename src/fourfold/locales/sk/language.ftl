language-name = Slovenčina
language-direction = ltr
