language-name = Русский
language-direction = ltr
