language-name = Nederlands
language-direction = ltr
