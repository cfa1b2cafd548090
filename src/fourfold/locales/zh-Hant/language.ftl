language-name = 繁體中文
language-direction = ltr
