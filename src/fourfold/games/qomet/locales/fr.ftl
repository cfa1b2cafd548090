qomet-name = Qomet
qomet-tagline = Posez, déplacez et poussez des étoiles jusqu’à ce que quatre des vôtres forment un carré.
qomet-rules =
    Deux joueurs, Clair et Foncé, ont chacun sept étoiles en main. Le plateau a 25 points sur trois carrés autour d’un centre, reliés par des lignes.

    À votre tour, faites une chose parmi trois. Posez une étoile de votre main sur n’importe quel point vide. Ou déplacez une de vos étoiles d’un pas le long d’une ligne ; si une étoile de l’une ou l’autre couleur s’y trouve, elle est poussée d’un pas plus loin sur la même ligne, où il doit y avoir de la place. Ou retirez une de vos étoiles du carré extérieur pour la reprendre en main. Une étoile du carré extérieur poussée au-delà du bout de sa ligne revient dans la main de son propriétaire. On ne pousse qu’une étoile à la fois, toujours tout droit, jamais autour d’un coin.

    Quand l’adversaire a poussé une de vos étoiles, vous ne pouvez pas pousser en sens inverse à votre tour suivant.

    Quatre étoiles d’une couleur sur les coins d’un carré gagnent. Les côtés de ce carré doivent suivre des lignes du plateau. Il y a quinze carrés de ce genre : les trois grands, et douze dont un coin est au centre. Si votre coup donne un carré à l’adversaire, c’est lui qui gagne, même si vous en formez un aussi.

    Écrivez d4 pour poser une étoile, d4-d5 pour déplacer ou pousser, a1-x pour retirer.
qomet-reason-square = quatre étoiles sur les coins d’un carré
qomet-reason-gave-square = le dernier coup de l’adversaire a complété le carré

qomet-option-corner_exit = Une étoile d’un coin extérieur peut aussi être poussée dehors le long du côté, et pas seulement en diagonale.
qomet-option-corner_exit-name = Sortie par le coin
qomet-option-repetition = Combien de fois la même position doit apparaître pour que la partie soit nulle.
qomet-option-repetition-name = Répétition

qomet-brief-corner_exit = { $value ->
        [on] coins ouverts
       *[off] coins fermés
    }
qomet-brief-repetition = { $value ->
        [off] pas de nulle par répétition
       *[other] nulle par répétition
    }

error-too-many-stars = { seat-name } a { $found } étoiles sur le plateau ; il n’y en a que { $limit }.
error-forbidden-move-is-none = « { $move } » ne peut pas être le coup interdit : aucune étoile du joueur au trait ne vient d’être poussée ainsi.
error-not-your-star = Aucune étoile à vous ne se trouve en { $space }.
error-not-on-outer-square = Seules les étoiles du carré extérieur peuvent être retirées ; { $space } est plus à l’intérieur.
error-no-line-between = Aucune ligne ne mène en un pas de { $start } à { $end }.
error-undoes-last-turn = La poussée { $start }-{ $end } annulerait le dernier coup de l’adversaire ; c’est interdit pendant un tour.
error-push-has-no-way = L’étoile en { $space } ne peut pas être poussée par là : sa ligne s’arrête.
error-push-blocked = L’étoile en { $space } ne peut pas être poussée : le point { $behind }, derrière elle, est occupé.

## The board

board-piece-star = { $colour ->
        [light] étoile claire
       *[dark] étoile foncée
    }
board-place-star = { seat-name } pose une étoile en { $space }
board-back-star = { seat-name } reprend une étoile en { $space }
board-to-star = { $colour ->
        [light] une étoile claire va en { $space }
       *[dark] une étoile foncée va en { $space }
    }
board-off-star = { $colour ->
        [light] une étoile claire quitte le plateau
       *[dark] une étoile foncée quitte le plateau
    }

## How a match ended

web-why-qomet-square = { $reader ->
        [winner] Quatre de vos étoiles sont aux coins d’un carré.
        [loser] Votre adversaire a quatre étoiles aux coins d’un carré.
       *[none] Quatre étoiles d’une couleur sont aux coins d’un carré.
    }
web-why-qomet-gave-square = { $reader ->
        [winner] Le propre coup de votre adversaire a complété votre carré.
        [loser] Votre propre coup a complété le carré de votre adversaire, et un carré offert compte.
       *[none] Le propre coup de l’autre joueur a complété le carré, et un carré offert compte.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-no-undo = Le coup qu’on ne peut défaire

## The rule page: what the examples show

study-rules-qomet-square = Quatre étoiles d’une couleur aux coins d’un carré gagnent. Voici le plus petit des trois grands carrés.
study-rules-qomet-centre = Douze autres carrés ont un coin au centre ; les étoiles entre les coins ne comptent pas.
study-rules-qomet-diamond = Ce n’est pas un carré : ses côtés ne suivent pas les lignes du plateau.
study-rules-qomet-step = Une étoile avance d’un pas le long d’une ligne vers un point vide.
study-rules-qomet-push = Une étoile sur le chemin est poussée d’un pas plus loin sur la même ligne, peu importe à qui elle est.
study-rules-qomet-blocked = Deux étoiles à la suite ne se poussent pas : il faut de la place derrière la première.
study-rules-qomet-corner = On ne pousse jamais autour d’un coin, et seules les étoiles du carré extérieur peuvent quitter le plateau.
study-rules-qomet-push-off = Poussée au-delà du bout de sa ligne sur le carré extérieur, une étoile retourne dans la main de son propriétaire.
study-rules-qomet-withdraw = Vous pouvez reprendre en main une de vos étoiles du carré extérieur.
study-rules-qomet-undo = Foncé vient de pousser cette étoile. Pousser aussitôt en sens inverse est interdit pendant un tour.
study-rules-qomet-gift = La poussée de Clair complète le carré de Foncé : Foncé gagne.

## The rule page: what the printed rules leave open

study-decision-qomet-corner = Une étoile sur un coin extérieur peut aussi être poussée dehors le long du côté. L’option « corner_exit » peut l’interdire.
study-decision-qomet-diamond = Les quatre milieux des côtés d’un carré ne forment pas un carré.
study-decision-qomet-repetition = À la troisième apparition d’une position, quand c’est au même joueur de jouer et que le même coup est interdit, la partie est nulle. Les valeurs de l’analyse n’en tiennent pas compte : là où personne ne peut forcer la victoire, elles disent nulle.
study-decision-qomet-both = Si un coup donne un carré aux deux joueurs, celui qui n’a pas joué gagne.
