# Leçons : ce que demande chaque étape, et ce qui est dit quand elle est faite.

## Quantik

learn-quantik-board = Voici le plateau : seize cases. Ses quatre rangées, ses quatre colonnes et ses quatre régions de deux sur deux sont les lignes de ce jeu. Une région est marquée.
learn-quantik-place = Vous avez huit pièces : deux sphères, deux cylindres, deux cubes et deux cônes. Un tour, c’est une pièce sur une case vide. Prenez une pièce et posez-la où vous voulez.
learn-quantik-place-done = Elle y reste. À Quantik, aucune pièce ne bouge ni ne quitte le plateau.
learn-quantik-row = Une ligne qui réunit les quatre formes fait gagner qui la complète. Il manque une forme dans la rangée du haut : posez-la.
learn-quantik-row-done = Sphère, cylindre, cube et cône dans une rangée : vous gagnez.
learn-quantik-region = Les régions comptent comme les rangées et les colonnes. Complétez la région en haut à droite.
learn-quantik-region-done = Quatre formes dans une région : vous gagnez.
learn-quantik-anyones = Peu importe à qui sont les pièces. Vous jouez Foncé. Trois pièces de Clair se trouvent dans une colonne : profitez-en.
learn-quantik-anyones-done = Seule la dernière pièce devait être la vôtre. Attention donc à ce que vous laissez à l’adversaire.
learn-quantik-forbidden-row = Voici la seule interdiction. Clair a une sphère dans la rangée du haut. Vous jouez Foncé : essayez de poser une sphère dans cette rangée, en a4.
learn-quantik-forbidden-row-done = Il est interdit de poser une forme dans une rangée, une colonne ou une région où l’adversaire a déjà cette forme.
learn-quantik-forbidden-region = Cela vaut aussi pour les régions. Le cylindre de Foncé est en d3. Vous jouez Clair : essayez de poser un cylindre en c4.
learn-quantik-forbidden-region-done = Chaque pièce posée ferme une rangée, une colonne et une région à la même forme de l’adversaire.
learn-quantik-own = Vos propres pièces ne vous interdisent jamais rien. Posez votre seconde sphère sur la même ligne que la première.
learn-quantik-own-done = Deux de vos sphères sur une ligne, c’est permis. Seul l’adversaire en est exclu.
learn-quantik-two-each = Vous avez deux pièces de chaque forme, pas une de plus. Vos deux sphères sont sur le plateau : essayez d’en poser une troisième en d2.
learn-quantik-two-each-done = Quand les deux sont posées, il n’y en a plus. Votre main montre toujours ce qui vous reste.
learn-quantik-careful = Presque tous les coups permettent ici à Clair de gagner aussitôt. Vous jouez Foncé : trouvez le seul coup qui ne lui laisse aucune ligne à compléter.
learn-quantik-careful-done = Bien vu. Une ligne de trois formes différentes est un cadeau, sauf si la quatrième ne peut pas y être posée.
learn-quantik-no-move = Il y a une seconde façon de gagner : qui doit jouer et ne le peut pas a perdu. Vous jouez Foncé : privez Clair de son dernier coup.
learn-quantik-no-move-done = Clair a encore des pièces, mais aucune case ne peut en recevoir une.
learn-quantik-ahead = Personne ne gagne ici tout de suite, mais vous, Foncé, pouvez forcer la victoire : après votre coup, quoi que fasse Clair, vous complétez une ligne.
learn-quantik-ahead-done = C’est ainsi que l’on gagne à Quantik : en ne laissant à l’adversaire que des coups qui vous aident. Et maintenant, jouez une partie.

## Qomet

learn-qomet-board = Voici le plateau : 25 points sur trois carrés autour d’un centre, reliés par des lignes. Le centre est marqué. Les étoiles ne voyagent que le long des lignes.
learn-qomet-place = Vous avez sept étoiles en main. Une façon de jouer est de poser une étoile sur n’importe quel point vide. Faites-le.
learn-qomet-place-done = Voilà comment on pose. Il y a deux autres sortes de tours : déplacer et retirer.
learn-qomet-square = Quatre de vos étoiles aux coins d’un carré font gagner. Trois coins du carré intérieur sont à vous : complétez-le.
learn-qomet-square-done = Les carrés intérieur, moyen et extérieur sont trois des quinze carrés.
learn-qomet-centre = Les douze autres carrés ont un coin au centre du plateau. Trouvez le coin qui manque à celui-ci.
learn-qomet-centre-done = Petit, moyen ou grand, dans chacun des quatre quarts du plateau : douze carrés ont un coin au centre. Des étoiles entre les coins ne changeraient rien.
learn-qomet-diamond = Ces quatre étoiles se trouvent au milieu des côtés. On dirait un carré, mais ses côtés ne suivent pas les lignes du plateau : ce n’en est pas un.
learn-qomet-step = Vous pouvez aussi déplacer une de vos étoiles d’un pas le long d’une ligne, vers un point vide. Faites-le avec l’une ou l’autre.
learn-qomet-step-done = Regardez les lignes avant de jouer : deux points voisins ne sont pas toujours reliés.
learn-qomet-push = Si une étoile, de n’importe quelle couleur, est sur le chemin, vous la poussez d’un pas plus loin sur la même ligne. Poussez l’étoile de Foncé.
learn-qomet-push-done = Vous avez pris sa place, et elle a avancé d’un pas. Vos propres étoiles se poussent de la même façon.
learn-qomet-blocked = On ne pousse qu’une étoile, et il faut de la place derrière elle. Essayez de pousser l’étoile de Foncé qui est en d5.
learn-qomet-blocked-done = Deux étoiles à la suite ne peuvent pas être poussées.
learn-qomet-corner = On ne pousse jamais autour d’un coin. Sur le carré moyen, essayez de pousser l’étoile qui est en f6 le long du côté.
learn-qomet-corner-done = La ligne s’arrête là, et une étoile du carré intérieur ou moyen ne peut pas quitter le plateau.
learn-qomet-push-off = Sur le carré extérieur, c’est différent : une étoile poussée au-delà du bout de sa ligne retourne dans la main de son propriétaire. Poussez l’étoile de Foncé hors du plateau.
learn-qomet-push-off-done = Foncé pourra la reposer, mais cela coûte un tour.
learn-qomet-withdraw = La troisième sorte de tour : retirez une de vos étoiles du carré extérieur pour la reprendre en main.
learn-qomet-withdraw-done = À votre prochain tour, vous pourrez la poser là où il faut.
learn-qomet-undo = Foncé vient de pousser votre étoile de d4 en d5. Essayez de pousser aussitôt en sens inverse.
learn-qomet-undo-done = Une poussée ne peut pas être annulée tout de suite. Un tour plus tard, ce sera permis.
learn-qomet-gift = Il ne manque à Foncé que d4 pour le carré marqué. Voyez ce qui se passe si vous poussez son étoile de d5 en d4.
learn-qomet-gift-done = Vous avez fait le carré de Foncé : c’est donc Foncé qui gagne. Un carré appartient à sa couleur, peu importe qui le complète.
learn-qomet-save = La même position, à mieux jouer : trouvez le seul coup après lequel Foncé ne peut pas faire le carré.
learn-qomet-save-done = Pousser hors du plateau l’étoile d’un de ses coins est une bonne défense.
learn-qomet-ahead = Vous ne gagnez pas ici tout de suite, mais un coup force la victoire : deux tours plus tard vous avez un carré, quoi que fasse Foncé.
learn-qomet-ahead-done = Si Foncé occupe le dernier coin, vous poussez son étoile et prenez sa place. Et maintenant, jouez une partie.

## Exago

learn-exago-centre = Le plateau est fait d’hexagones. Le premier pion de la partie va au centre. Posez-le.
learn-exago-centre-done = Désormais, chaque pion doit en toucher un autre sur le plateau.
learn-exago-touch = Vous jouez Bleu. Essayez de poser un pion en b2, où il serait seul.
learn-exago-touch-done = Les pions restent toujours d’un seul tenant.
learn-exago-place = Posez votre pion sur une case qui touche le pion rouge. La couleur du voisin ne compte pas.
learn-exago-place-done = Tant que vous avez des pions en main, votre tour consiste à en poser un.
learn-exago-line = À deux, cinq pions de votre couleur en ligne droite font gagner. Vous en avez quatre : ajoutez le cinquième.
learn-exago-line-done = Les lignes suivent trois directions. Elles doivent être droites et sans trou. À trois ou plus, quatre pions suffisent.
learn-exago-place-first = Les pions pourront bouger plus tard, mais pas encore. Essayez de déplacer votre pion de e4 en d5.
learn-exago-place-first-done = D’abord, tous vos pions doivent être sur le plateau.
learn-exago-relocate = Vous n’avez plus de pion en main. Un tour consiste alors à soulever un de vos pions et à le poser sur une autre case, où il touche un pion. Déplacez-en un.
learn-exago-relocate-done = À partir de là, chaque pion peut voyager sur tout le plateau.
learn-exago-own-space = Un pion soulevé doit aller ailleurs. Essayez de remettre le pion de d2 à sa place.
learn-exago-own-space-done = À Exago, on ne peut pas attendre sans bouger.
learn-exago-cut-off = Si un pion soulevé laisse les autres en groupes séparés, seul le plus grand groupe reste ; les autres pions retournent dans la main de leurs propriétaires. Déplacez un pion qui en détache d’autres.
learn-exago-cut-off-done = Qui récupère des pions doit les reposer, un par tour, avant de pouvoir de nouveau en déplacer. Cela peut coûter beaucoup de temps.
learn-exago-choose = Si plusieurs groupes sont les plus grands à égalité, vous choisissez lequel reste. Soulevez le pion qui laisse deux groupes de même taille, et posez-le à côté du groupe que vous voulez garder. Là où il touche les deux, désignez un pion de ce groupe.
learn-exago-choose-done = L’autre groupe est retourné en main. Gardez celui qui vous aide le plus.
learn-exago-move-to-win = Dans cette petite partie, quatre pions en ligne suffisent. Vous jouez Bleu, sans pion en main : gagnez en déplaçant un des vôtres.
learn-exago-move-to-win-done = Cherchez les lignes qui ont un trou, et un pion qui ne sert à rien là où il est.
learn-exago-must-block = On joue ici à trois, et quatre pions en ligne font gagner. Rouge pourrait gagner en d5 au prochain tour. Vous jouez Bleu : essayez de jouer quand même en e5.
learn-exago-must-block-done = À trois ou plus, il faut bloquer une menace si vous ne pouvez pas gagner vous-même et que l’un de vos coups la bloque.
learn-exago-block = Faites maintenant votre devoir.
learn-exago-block-done = Si plusieurs joueurs menacent de gagner, bloquez celui dont le tour vient en premier.
learn-exago-win-first = Le devoir de bloquer a une exception : si vous pouvez gagner vous-même, gagnez. Vous jouez Rouge.
learn-exago-win-first-done = Gagner passe avant bloquer.
learn-exago-ahead = De nouveau à deux, avec cinq pions à aligner. Vous jouez Rouge. Créez une menace que Bleu ne peut pas bloquer : vous gagnez avec votre prochain pion.
learn-exago-ahead-done = Une ligne ouverte peut se compléter des deux côtés, et Bleu n’en ferme qu’un.
learn-exago-cross = Plus personne n’a de pion en main. Vous jouez Rouge. Soulevez un pion dont vous n’avez pas besoin là où il est, et posez-le sur la case où deux de vos lignes se croisent : Bleu ne peut pas bloquer les deux.
learn-exago-cross-done = Un pion placé là où deux lignes se croisent compte pour les deux. Les joueurs forts préparent de tels endroits bien avant de s’en servir. Et maintenant, jouez une partie.
