language-name = 简体中文
language-direction = ltr
