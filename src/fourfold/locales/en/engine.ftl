# The levels of the computer: names, and what each is like.

# Ten characters, from the weakest to the strongest. They also stand for $name in sentences, as the
# subject. Choose nouns that fit any gender, where there are some.
level-name-1 = Daydreamer
level-name-2 = Newcomer
level-name-3 = Guest
level-name-4 = Watchman
level-name-5 = Tinkerer
level-name-6 = Regular
level-name-7 = Trapper
level-name-8 = Surveyor
level-name-9 = Astronomer
level-name-10 = Oracle

# What this player is like; under its name, beginning with a small letter where the language allows
# it, without a full stop.
level-about-1 = takes a win when it notices one, and lets you make yours
level-about-2 = begins to see what you are about to do
level-about-3 = answers most threats, but not every time
level-about-4 = hardly ever lets you win in one move
level-about-5 = thinks of its next move before it makes this one
level-about-6 = sees two moves of each side, most of the time
level-about-7 = sets traps and walks into few
level-about-8 = calculates three moves of each side and seldom errs
level-about-9 = sees far, and overlooks next to nothing
level-about-10 = plays as well as the time allows; perfectly where the truth is known
