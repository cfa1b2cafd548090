language-name = العربية
language-direction = rtl
