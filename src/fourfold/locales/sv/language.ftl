language-name = Svenska
language-direction = ltr
