# This language. Its own name for itself is what somebody looks for who cannot read any other.

language-name = English
# ltr or rtl: which way lines run.
language-direction = ltr
