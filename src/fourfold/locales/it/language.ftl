language-name = Italiano
language-direction = ltr
