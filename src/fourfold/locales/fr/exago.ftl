exago-name = Exago
exago-tagline = Posez vos pions, puis déplacez-les, jusqu’à former une ligne.
exago-rules =
    De deux à six joueurs sur un plateau d’hexagones. À deux, chacun a 12 pions et il faut en aligner cinq ; de trois à six, chacun en a 6 et il faut en aligner quatre.

    Le premier pion va au centre. Ensuite, tant que vous avez des pions en main, posez-en un sur une case vide qui touche un pion du plateau. Quand vous n’en avez plus, soulevez un de vos pions et posez-le sur une autre case où il touche un pion.

    Si un pion soulevé laisse les autres en groupes séparés, seul le plus grand groupe reste ; tous les autres pions reviennent dans la main de leurs propriétaires avant que vous posiez le vôtre. Si plusieurs groupes sont les plus grands à égalité, vous choisissez celui qui reste. Qui récupère des pions doit les reposer, un par tour, avant de pouvoir de nouveau en déplacer.

    À trois ou plus, il faut bloquer : si vous ne pouvez pas gagner tout de suite et que d’autres le pourraient à leur prochain tour, occupez-vous du premier d’entre eux après vous ; si l’un de vos coups l’arrête, vous devez jouer un tel coup.

    Assez de pions de votre couleur en ligne droite et sans trou, dans l’une des trois directions, et vous gagnez à la fin de votre tour.

    Écrivez f6 pour poser, f6-g7 pour déplacer, f6-g7=a3 pour déplacer et garder le groupe qui contient a3, pass quand il n’y a rien d’autre.
exago-reason-line = une ligne droite de pions
exago-reason-no-move = personne ne peut jouer

exago-option-players = Le nombre de joueurs, de deux à six.
exago-option-players-name = Joueurs
exago-option-size = Le nombre de cases de chaque côté du plateau.
exago-option-size-name = Taille du plateau
exago-option-tiles = Le nombre de pions de chacun au départ, ou un nombre par place comme handicap.
exago-option-tiles-name = Pions
exago-option-line = Le nombre de pions à aligner pour gagner.
exago-option-line-name = Ligne gagnante
exago-option-early = On peut déplacer des pions alors qu’il en reste en main.
exago-option-early-name = Déplacements précoces
exago-option-reconnect = Le pion soulevé est reposé avant que les groupes coupés reviennent en main, et peut ainsi les rattacher.
exago-option-reconnect-name = Rattachement
exago-option-block = À trois joueurs ou plus, il faut bloquer une menace.
exago-option-block-name = Devoir de bloquer
exago-option-repetition = Combien de fois la même position doit apparaître pour que la partie soit nulle.
exago-option-repetition-name = Répétition

exago-brief-players = { $value ->
        [one] { $value } joueur
       *[other] { $value } joueurs
    }
exago-brief-size = côtés de { $value }
exago-brief-tiles = pions : { $value }
exago-brief-line = alignement de { $value }
exago-brief-early = { $value ->
        [on] pions mobiles plus tôt
       *[off] pions mobiles plus tard
    }
exago-brief-reconnect = { $value ->
        [on] groupes isolés à rattacher
       *[off] groupes isolés repris
    }
exago-brief-block = { $value ->
        [on] blocage obligatoire
       *[off] blocage libre
    }
exago-brief-repetition = { $value ->
        [off] pas de nulle par répétition
       *[other] nulle par répétition
    }

error-tiles-for-seats = L’option tiles donne { $found } nombres pour { $seats } places ; donnez-en un seul, ou un par place.
error-empty-run = La rangée { $row } compte zéro case vide ou commence un nombre par 0.
error-hands-unreadable = « { $hands } » ne décrit pas les mains ; dans ce jeu, elles s’écrivent { $example }.
error-hands-do-not-add-up = { seat-name } a { $board } pions sur le plateau et { $hand } en main ; il doit y en avoir { $total } en tout.
error-tiles-do-not-touch = Tous les pions doivent être d’un seul tenant, mais { $space } et { $other } ne sont pas reliés.
error-pass-not-needed = On ne peut passer que si rien d’autre n’est possible.
error-centre-first = Le premier pion va au centre, en { $space }.
error-touches-nothing = Un pion en { $space } ne toucherait aucun autre pion.
error-not-your-tile = Aucun pion à vous ne se trouve en { $space }.
error-place-first =
    { $count ->
        [one] Vous avez encore { $count } pion en main ; posez-le avant de déplacer des pions.
       *[other] Vous avez encore { $count } pions en main ; posez-les avant de déplacer des pions.
    }
error-back-to-own-space = Un pion soulevé va sur une autre case, pas de nouveau en { $space }.
error-no-choice-of-groups = Il n’y a pas de choix entre des groupes ici ; écrivez { $move }.
error-choose-group = Plusieurs groupes sont les plus grands à égalité ; dites lequel reste en ajoutant = et l’une de ces cases : { $spaces }.
error-must-block = { seat-name } menace de gagner, et vous pouvez l’empêcher ; seuls les coups qui le font sont permis.
