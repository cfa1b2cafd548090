language-name = Dansk
language-direction = ltr
