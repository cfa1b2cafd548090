language-name = Polski
language-direction = ltr
