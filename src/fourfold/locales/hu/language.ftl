language-name = Magyar
language-direction = ltr
