language-name = Čeština
language-direction = ltr
