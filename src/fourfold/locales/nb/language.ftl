language-name = Norsk bokmål
language-direction = ltr
language-also = no, nn
