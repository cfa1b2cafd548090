language-name = ไทย
language-direction = ltr
