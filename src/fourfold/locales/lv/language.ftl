language-name = Latviešu
language-direction = ltr
