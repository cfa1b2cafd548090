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
