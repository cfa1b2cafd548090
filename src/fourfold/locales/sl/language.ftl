language-name = Slovenščina
language-direction = ltr
