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

## The board

board-piece-tile = { $colour ->
        [red] pion rouge
        [blue] pion bleu
        [yellow] pion jaune
        [green] pion vert
        [purple] pion violet
       *[orange] pion orange
    }
board-place-tile = { seat-name } pose un pion en { $space }

## How a match ended

web-why-exago-line = { $reader ->
        [winner] Vos pions forment une ligne droite sans trou.
        [loser] Les pions du vainqueur forment une ligne droite sans trou.
       *[none] Les pions forment une ligne droite sans trou.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## Themes of puzzles

study-theme-relocate = Déplacer un pion
study-theme-win-by-cutting = Gagner en détachant des pions
study-theme-hold-by-cutting = Tenir en détachant des pions

## The rule page: what the examples show

study-rules-exago-touch = Tout nouveau pion doit en toucher un sur le plateau.
study-rules-exago-line = Une ligne droite sans trou gagne : cinq pions à deux joueurs, quatre au-delà.
study-rules-exago-relocate = Quand votre main est vide, soulevez un de vos pions et posez-le là où il en touche un.
study-rules-exago-cut-off = Soulever ce pion en détache deux autres. Ils retournent à leurs propriétaires, qui doivent les reposer avant d’en déplacer.
study-rules-exago-choose = Il reste deux groupes de même taille : qui joue choisit celui qui reste.
study-rules-exago-must-block = À trois ou plus, une menace doit être bloquée. Rouge menace de gagner en d5, donc Bleu ne peut pas jouer ailleurs.
study-rules-exago-block = Ce coup bloque la menace, il est donc permis.

## The rule page: what the printed rules leave open

study-decision-exago-groups = De plusieurs groupes, un seul des plus grands reste, même s’il y a plus de deux groupes.
study-decision-exago-own = Si vos propres pions vous reviennent, vous posez quand même aussitôt le pion soulevé ; les autres suivront aux tours suivants.
study-decision-exago-duty = À trois ou plus, bloquer est un devoir chaque fois que c’est possible, même si un seul adversaire menace.
study-decision-exago-first = Si plusieurs adversaires menacent, vous bloquez celui dont le tour vient en premier.
study-decision-exago-relocated = Une menace de gagner en déplaçant un pion compte comme toute autre.
study-decision-exago-stuck = Qui ne peut rien faire passe. Si personne ne peut jouer, la partie est nulle.
