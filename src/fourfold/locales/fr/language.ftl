# Cette langue. Le nom qu’elle se donne est ce que cherche quelqu’un qui n’en lit pas d’autre.

language-name = Français
# ltr ou rtl : le sens des lignes.
language-direction = ltr
