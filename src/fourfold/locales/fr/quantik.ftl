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
