language-name = Español
language-direction = ltr
