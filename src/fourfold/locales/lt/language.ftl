language-name = Lietuvių
language-direction = ltr
