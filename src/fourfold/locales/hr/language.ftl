language-name = Hrvatski
language-direction = ltr
