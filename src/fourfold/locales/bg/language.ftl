language-name = Български
language-direction = ltr
