quantik-name = Quantik
quantik-tagline = Quatre formes différentes sur une ligne, peu importe qui les a posées.
quantik-rules =
    Deux joueurs, Clair et Foncé, ont chacun huit pièces : deux sphères (A), deux cylindres (B), deux cubes (C) et deux cônes (D). Le plateau a 16 cases ; ses quatre rangées, ses quatre colonnes et ses quatre régions de 2×2 sont les lignes.

    À votre tour, posez une de vos pièces sur une case vide. Il est interdit de poser une forme dans une rangée, une colonne ou une région où l’adversaire a déjà cette forme. Vos propres pièces ne vous gênent jamais.

    Vous gagnez aussitôt quand votre pièce complète une ligne qui réunit les quatre formes, peu importe à qui elles sont. Vous gagnez aussi quand l’adversaire doit jouer et ne le peut pas. Il n’y a pas de partie nulle.

    Un coup s’écrit forme puis case : Bc2 pose un cylindre en c2.
quantik-reason-line = une ligne réunit les quatre formes
quantik-reason-no-move = l’adversaire n’avait plus de coup permis

quantik-the-shape =
    { $shape ->
        [sphere] sphère
        [cylinder] cylindre
        [cube] cube
       *[cone] cône
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] La sphère de l’adversaire
        [cylinder] Le cylindre de l’adversaire
        [cube] Le cube de l’adversaire
       *[cone] Le cône de l’adversaire
    }

error-too-many-pieces = { seat-name } a plus de { $limit } pièces d’une même forme sur le plateau : { quantik-the-shape }.
error-turns-do-not-alternate = Clair a { $first } pièces sur le plateau et Foncé { $second } ; Clair doit en avoir autant ou une de plus.
error-shapes-clash = { $line ->
        [row] En { $space } et en { $other }, la même forme des deux camps ({ quantik-the-shape }) se trouve dans la même rangée ; la seconde n’a pas pu être posée.
        [column] En { $space } et en { $other }, la même forme des deux camps ({ quantik-the-shape }) se trouve dans la même colonne ; la seconde n’a pas pu être posée.
       *[region] En { $space } et en { $other }, la même forme des deux camps ({ quantik-the-shape }) se trouve dans la même région ; la seconde n’a pas pu être posée.
    }
error-shape-used-up = { $shape ->
        [sphere] Vos deux sphères sont déjà sur le plateau.
        [cylinder] Vos deux cylindres sont déjà sur le plateau.
        [cube] Vos deux cubes sont déjà sur le plateau.
       *[cone] Vos deux cônes sont déjà sur le plateau.
    }
error-shape-forbidden = { $line ->
        [row] { quantik-opposing-shape } en { $space } se trouve déjà dans cette rangée.
        [column] { quantik-opposing-shape } en { $space } se trouve déjà dans cette colonne.
       *[region] { quantik-opposing-shape } en { $space } se trouve déjà dans cette région.
    }

## The board

board-piece-sphere = { $colour ->
        [light] sphère claire
       *[dark] sphère foncée
    }
board-piece-cylinder = { $colour ->
        [light] cylindre clair
       *[dark] cylindre foncé
    }
board-piece-cube = { $colour ->
        [light] cube clair
       *[dark] cube foncé
    }
board-piece-cone = { $colour ->
        [light] cône clair
       *[dark] cône foncé
    }

board-place-sphere = { seat-name } pose une sphère en { $space }
board-place-cylinder = { seat-name } pose un cylindre en { $space }
board-place-cube = { seat-name } pose un cube en { $space }
board-place-cone = { seat-name } pose un cône en { $space }

## How a match ended

web-why-quantik-line = Une rangée, une colonne ou une région réunit maintenant les quatre formes, et la dernière décide.
web-why-quantik-no-move = { $reader ->
        [winner] Votre adversaire ne peut plus poser de pièce nulle part.
        [loser] Vous ne pouvez plus poser de pièce nulle part.
       *[none] L’autre joueur ne peut plus poser de pièce nulle part.
    }

## Lessons: what each step asks for, and what is said when it is done

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

## The rule page: what the examples show

study-rules-quantik-row = Le cône complète une rangée des quatre formes. Qui pose la dernière pièce gagne, même si l’une des autres est à l’adversaire.
study-rules-quantik-column = Les colonnes comptent aussi. Ici, Foncé gagne avec trois pièces de Clair.
study-rules-quantik-region = De même pour les quatre régions de deux sur deux.
study-rules-quantik-forbidden = La sphère de Clair dans la rangée du haut ferme cette rangée, sa colonne et sa région aux sphères de Foncé.
study-rules-quantik-own = Votre propre pièce ne vous gêne jamais : une seconde sphère dans la même colonne est permise.
study-rules-quantik-no-move = Après ce cube, Clair n’a plus de case qui puisse recevoir une de ses pièces. Qui ne peut pas jouer a perdu.

## The rule page: what the printed rules leave open

study-decision-quantik-both = Si la dernière pièce complète une ligne et laisse aussi l’adversaire sans coup, c’est une ligne.
study-decision-quantik-start = Qui commence est tiré au sort ; à la partie suivante, on échange les rôles.
