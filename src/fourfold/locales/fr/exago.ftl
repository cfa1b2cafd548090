exago-name = Exago
exago-tagline = Posez vos tuiles, puis déplacez-les, jusqu’à former une ligne.
exago-rules =
    De deux à six joueurs sur un plateau d’hexagones. À deux, chacun a 12 tuiles et il en faut cinq en ligne ; de trois à six, chacun en a 6 et il en faut quatre.

    La première tuile va au centre. Ensuite, tant que vous avez des tuiles en main, posez-en une sur une case vide qui touche une tuile du plateau. Quand vous n’en avez plus, soulevez une de vos tuiles et posez-la sur une autre case où elle touche une tuile.

    Si une tuile soulevée laisse les autres en groupes séparés, seul le plus grand groupe reste ; toutes les autres tuiles reviennent dans la main de leurs propriétaires avant que vous posiez la vôtre. Si plusieurs groupes sont les plus grands, vous choisissez celui qui reste. Les tuiles revenues doivent être posées, une par tour, avant de pouvoir déplacer de nouveau.

    À trois ou plus, il faut bloquer : si vous ne pouvez pas gagner tout de suite et que quelqu’un pourrait gagner à son prochain tour, regardez le premier d’entre eux après vous ; si l’un de vos coups l’arrête, vous devez jouer un tel coup.

    Une ligne droite et continue d’assez de tuiles de votre couleur, dans l’une des trois directions, gagne à la fin de votre tour.

    Écrivez f6 pour poser, f6-g7 pour déplacer, f6-g7=a3 pour déplacer et garder le groupe qui contient a3, pass quand il n’y a rien d’autre.
exago-reason-line = une ligne droite de tuiles
exago-reason-no-move = personne ne peut jouer

exago-option-players = Le nombre de joueurs, de deux à six.
exago-option-players-name = Joueurs
exago-option-size = Le nombre de cases de chaque côté du plateau.
exago-option-size-name = Taille du plateau
exago-option-tiles = Le nombre de tuiles de chacun au départ, ou un nombre par place comme handicap.
exago-option-tiles-name = Tuiles
exago-option-line = Le nombre de tuiles en ligne qui gagne.
exago-option-line-name = Ligne gagnante
exago-option-early = Si l’on peut déplacer des tuiles alors qu’il en reste en main.
exago-option-early-name = Déplacements précoces
exago-option-reconnect = Si la tuile soulevée est reposée avant que les groupes coupés reviennent, de sorte qu’elle peut les rattacher.
exago-option-reconnect-name = Rattachement
exago-option-block = S’il faut bloquer une menace à trois joueurs ou plus.
exago-option-block-name = Devoir de bloquer
exago-option-repetition = La partie est nulle quand la même position revient tant de fois.
exago-option-repetition-name = Répétition

exago-brief-players = { $value ->
        [one] { $value } joueur
       *[other] { $value } joueurs
    }
exago-brief-size = côtés de { $value }
exago-brief-tiles = tuiles : { $value }
exago-brief-line = alignement de { $value }
exago-brief-early = { $value ->
        [on] tuiles mobiles plus tôt
       *[off] tuiles mobiles plus tard
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
error-hands-do-not-add-up = { seat-name } a { $board } tuiles sur le plateau et { $hand } en main ; il doit y en avoir { $total } en tout.
error-tiles-do-not-touch = Toutes les tuiles doivent se tenir, mais { $space } et { $other } ne se tiennent pas.
error-pass-not-needed = On ne peut passer que si rien d’autre n’est possible.
error-centre-first = La première tuile va au centre, en { $space }.
error-touches-nothing = Une tuile en { $space } ne toucherait aucune autre tuile.
error-not-your-tile = Aucune tuile à vous ne se trouve en { $space }.
error-place-first =
    { $count ->
        [one] Vous avez encore une tuile en main ; posez-la avant de déplacer des tuiles.
       *[other] Vous avez encore { $count } tuiles en main ; posez-les avant de déplacer des tuiles.
    }
error-back-to-own-space = Une tuile soulevée va sur une autre case, pas de nouveau en { $space }.
error-no-choice-of-groups = Il n’y a pas de choix entre des groupes ici ; écrivez { $move }.
error-choose-group = Plusieurs groupes sont les plus grands ; dites lequel reste en ajoutant = et l’une de ces cases : { $spaces }.
error-must-block = { seat-name } menace de gagner, et vous pouvez l’empêcher ; seuls les coups qui le font sont permis.
