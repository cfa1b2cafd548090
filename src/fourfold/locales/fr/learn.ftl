# Leçons : ce que demande chaque étape, et ce qui est dit quand elle est faite.

## Quantik

learn-quantik-board = Voici le plateau : seize cases. Ses quatre rangées, ses quatre colonnes et ses quatre régions de deux sur deux sont les lignes de ce jeu. Une région est marquée.
learn-quantik-place = Vous avez huit pièces : deux sphères, deux cylindres, deux cubes et deux cônes. Un tour, c’est une pièce sur une case vide. Prenez une pièce et posez-la où vous voulez.
learn-quantik-place-done = Elle y reste. Dans Quantik, aucune pièce ne bouge ni ne quitte le plateau.
learn-quantik-row = Une ligne qui réunit les quatre formes fait gagner qui la complète. Il manque une forme dans la rangée du haut : posez-la.
learn-quantik-row-done = Sphère, cylindre, cube et cône dans une rangée : vous gagnez.
learn-quantik-region = Les régions comptent comme les rangées et les colonnes. Complétez la région en haut à droite.
learn-quantik-region-done = Quatre formes dans une région : vous gagnez.
learn-quantik-anyones = Peu importe à qui sont les pièces. Vous jouez Sombre. Trois pièces de Clair se trouvent dans une colonne : profitez-en.
learn-quantik-anyones-done = Seule la dernière pièce devait être la vôtre. Attention donc à ce que vous laissez à l’adversaire.
learn-quantik-forbidden-row = Voici la seule interdiction. Clair a une sphère dans la rangée du haut. Vous jouez Sombre : essayez de poser une sphère dans cette rangée, en a4.
learn-quantik-forbidden-row-done = On ne pose pas une forme dans une rangée, une colonne ou une région où l’adversaire a déjà cette forme.
learn-quantik-forbidden-region = Cela vaut aussi pour les régions. Le cylindre de Sombre est en d3. Vous jouez Clair : essayez de poser un cylindre en c4.
learn-quantik-forbidden-region-done = Chaque pièce posée ferme une rangée, une colonne et une région à la même forme de l’adversaire.
learn-quantik-own = Vos propres pièces ne vous interdisent jamais rien. Posez votre seconde sphère sur une ligne de la première.
learn-quantik-own-done = Deux de vos sphères sur une ligne, c’est permis. Seul l’adversaire en est exclu.
learn-quantik-two-each = Vous avez deux pièces de chaque forme, pas une de plus. Vos deux sphères sont sur le plateau : essayez d’en poser une troisième en d2.
learn-quantik-two-each-done = Quand les deux sont posées, il n’y en a plus. Votre main montre toujours ce qui vous reste.
learn-quantik-careful = Presque tous les coups permettent ici à Clair de gagner aussitôt. Vous jouez Sombre : trouvez le seul coup qui ne lui laisse rien à compléter.
learn-quantik-careful-done = Bien vu. Une ligne de trois formes différentes est un cadeau, sauf si la quatrième n’y a pas droit.
learn-quantik-no-move = Il y a une seconde façon de gagner : qui doit jouer et ne le peut pas a perdu. Vous jouez Sombre : prenez à Clair son dernier coup.
learn-quantik-no-move-done = Clair a encore des pièces, mais aucune case ne peut en recevoir une.
learn-quantik-ahead = Personne ne gagne ici tout de suite, mais vous, Sombre, pouvez forcer le gain : après votre coup, quoi que fasse Clair, vous complétez une ligne.
learn-quantik-ahead-done = C’est ainsi que l’on gagne à Quantik : ne laisser à l’adversaire que des coups qui vous aident. À vous de jouer une partie.

## Qomet

learn-qomet-board = Voici le plateau : 25 points sur trois carrés autour d’un centre, reliés par des lignes. Le centre est marqué. Les étoiles ne voyagent que le long des lignes.
learn-qomet-place = Vous avez sept étoiles en main. Une façon de jouer est de poser une étoile sur un point vide. Faites-le.
learn-qomet-place-done = C’est la pose. Il y a deux autres sortes de tours : le déplacement et le retrait.
learn-qomet-square = Quatre de vos étoiles aux coins d’un carré font gagner. Trois coins du carré intérieur sont à vous : complétez-le.
learn-qomet-square-done = Les coins des carrés intérieur, moyen et extérieur forment trois des quinze carrés.
learn-qomet-centre = Les douze autres carrés ont un coin au centre du plateau. Trouvez le coin qui manque à celui-ci.
learn-qomet-centre-done = Petit, moyen ou grand, dans chacun des quatre quarts : douze carrés partagent le centre. Des étoiles entre les coins ne changeraient rien.
learn-qomet-diamond = Ces quatre étoiles se trouvent au milieu des côtés. On dirait un carré, mais ses côtés ne suivent pas les lignes du plateau : ce n’en est pas un.
learn-qomet-step = Vous pouvez aussi déplacer une de vos étoiles d’un pas le long d’une ligne, vers un point vide. Faites-le avec l’une ou l’autre.
learn-qomet-step-done = Regardez les lignes avant de jouer : deux points voisins ne sont pas toujours reliés.
learn-qomet-push = Si une étoile, de n’importe quelle couleur, est sur le chemin, vous la poussez d’un pas plus loin sur la même ligne. Poussez l’étoile de Sombre.
learn-qomet-push-done = Vous avez pris sa place et elle a avancé. Vos propres étoiles se poussent de la même façon.
learn-qomet-blocked = On ne pousse qu’une étoile, et il faut de la place derrière elle. Essayez de pousser l’étoile de Sombre en d5.
learn-qomet-blocked-done = Deux étoiles à la suite ne peuvent pas être poussées.
learn-qomet-corner = Une poussée ne tourne jamais. Sur le carré moyen, essayez de pousser l’étoile en f6 le long du côté.
learn-qomet-corner-done = La ligne s’arrête là, et une étoile du carré intérieur ou moyen ne peut pas quitter le plateau.
learn-qomet-push-off = Sur le carré extérieur, c’est différent : une étoile poussée au bout de sa ligne retourne dans la main de son propriétaire. Poussez l’étoile de Sombre hors du plateau.
learn-qomet-push-off-done = Sombre pourra la reposer, mais cela coûte un tour.
learn-qomet-withdraw = La troisième sorte de tour : reprenez en main une de vos étoiles du carré extérieur.
learn-qomet-withdraw-done = À votre prochain tour, vous pourrez la poser là où il faut.
learn-qomet-undo = Sombre vient de pousser votre étoile de d4 en d5. Essayez de la repousser aussitôt.
learn-qomet-undo-done = On n’annule pas tout de suite une poussée. Au tour suivant, ce sera permis.
learn-qomet-gift = Il ne manque à Sombre que d4 pour le carré marqué. Voyez ce qui se passe si vous poussez son étoile de d5 en d4.
learn-qomet-gift-done = Vous avez fait le carré de Sombre : c’est donc Sombre qui gagne. Un carré appartient à sa couleur, peu importe qui le complète.
learn-qomet-save = La même position, en mieux : trouvez le seul tour après lequel Sombre ne peut pas faire le carré.
learn-qomet-save-done = Pousser un de ses coins hors du plateau est une bonne défense.
learn-qomet-ahead = Vous ne gagnez pas ici tout de suite, mais un tour force le gain : deux tours plus tard vous avez un carré, quoi que fasse Sombre.
learn-qomet-ahead-done = Si Sombre occupe le dernier coin, vous poussez son étoile et prenez sa place. À vous de jouer une partie.

## Exago

learn-exago-centre = Le plateau est fait d’hexagones. La première tuile de la partie va au centre. Posez-la.
learn-exago-centre-done = Désormais, chaque tuile doit en toucher une autre sur le plateau.
learn-exago-touch = Vous jouez Bleu. Essayez de poser une tuile en b2, où elle serait seule.
learn-exago-touch-done = Toutes les tuiles se tiennent, toujours.
learn-exago-place = Posez votre tuile sur une case qui touche la tuile rouge. La couleur de la voisine ne compte pas.
learn-exago-place-done = Tant que vous avez des tuiles en main, en poser une est votre tour.
learn-exago-line = À deux, cinq tuiles de votre couleur en ligne droite font gagner. Vous en avez quatre : ajoutez la cinquième.
learn-exago-line-done = Les lignes suivent trois directions. Elles sont droites et sans trou. À trois et plus, quatre suffisent.
learn-exago-place-first = Les tuiles pourront bouger, mais pas encore. Essayez de déplacer votre tuile de e4 en d5.
learn-exago-place-first-done = D’abord, toutes vos tuiles doivent être sur le plateau.
learn-exago-relocate = Vous n’avez plus de tuile en main. Un tour consiste alors à soulever une de vos tuiles et à la mettre sur une autre case, où elle en touche une. Déplacez-en une.
learn-exago-relocate-done = À partir de là, chaque tuile peut aller n’importe où.
learn-exago-own-space = Une tuile soulevée doit aller ailleurs. Essayez de remettre la tuile de d2 à sa place.
learn-exago-own-space-done = Dans Exago, on ne peut pas attendre.
learn-exago-cut-off = Si une tuile soulevée laisse les autres en groupes séparés, seul le plus grand reste ; les autres tuiles retournent dans la main de leurs propriétaires. Déplacez une tuile qui en détache d’autres.
learn-exago-cut-off-done = Qui a repris des tuiles doit les reposer, une par tour, avant de pouvoir en déplacer. Cela peut coûter cher.
learn-exago-choose = Si plusieurs groupes sont aussi grands, vous choisissez lequel reste. Soulevez la tuile qui fait deux groupes de même taille, et posez-la à côté du groupe que vous voulez garder. Là où elle touche les deux, désignez une tuile de ce groupe.
learn-exago-choose-done = L’autre groupe est rentré. Gardez celui qui vous aide le plus.
learn-exago-move-to-win = Dans cette petite partie, quatre en ligne suffisent. Vous jouez Bleu, sans tuile en main : gagnez en en déplaçant une.
learn-exago-move-to-win-done = Cherchez les lignes qui ont un trou, et une tuile qui ne sert à rien là où elle est.
learn-exago-must-block = On joue ici à trois, et quatre en ligne font gagner. Rouge pourrait gagner en d5 au prochain tour. Vous jouez Bleu : essayez plutôt e5.
learn-exago-must-block-done = À trois et plus, il faut parer une menace si vous ne pouvez pas gagner vous-même et qu’un de vos tours la pare.
learn-exago-block = Faites maintenant votre devoir.
learn-exago-block-done = Si plusieurs menacent, vous parez celui dont le tour vient en premier.
learn-exago-win-first = Le devoir de parer a une exception : si vous pouvez gagner, gagnez. Vous jouez Rouge.
learn-exago-win-first-done = Gagner passe avant parer.
learn-exago-ahead = De nouveau à deux, cinq en ligne. Vous jouez Rouge. Faites une menace que Bleu ne peut pas parer : vous gagnez avec la tuile suivante.
learn-exago-ahead-done = Une ligne ouverte se complète des deux côtés, et Bleu n’en ferme qu’un. À vous de jouer une partie.
