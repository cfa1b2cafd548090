language-name = Srpski
language-direction = ltr
