language-name = Deutsch
language-direction = ltr
