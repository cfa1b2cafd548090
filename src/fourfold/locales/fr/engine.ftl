# Les niveaux de l’ordinateur : leurs noms et leur caractère.

level-name-1 = Rêveur
level-name-2 = Novice
level-name-3 = Invité
level-name-4 = Veilleur
level-name-5 = Bricoleur
level-name-6 = Habitué
level-name-7 = Trappeur
level-name-8 = Arpenteur
level-name-9 = Astronome
level-name-10 = Oracle

level-about-1 = saisit une victoire s’il la remarque, et vous laisse faire la vôtre
level-about-2 = commence à voir ce que vous allez faire
level-about-3 = répond à la plupart des menaces, mais pas toujours
level-about-4 = ne vous laisse presque jamais gagner en un coup
level-about-5 = pense à son prochain coup avant de jouer celui-ci
level-about-6 = voit deux coups de chaque côté, le plus souvent
level-about-7 = tend des pièges et tombe dans peu d’entre eux
level-about-8 = calcule trois coups de chaque côté et se trompe rarement
level-about-9 = voit loin, et ne manque presque rien
level-about-10 = joue aussi bien que le temps le permet ; parfaitement là où la vérité est connue
