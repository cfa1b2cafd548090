language-name = Ελληνικά
language-direction = ltr
