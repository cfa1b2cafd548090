language-name = 日本語
language-direction = ltr
