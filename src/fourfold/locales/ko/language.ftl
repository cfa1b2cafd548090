language-name = 한국어
language-direction = ltr
