language-name = Română
language-direction = ltr
