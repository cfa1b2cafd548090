# Mots employés par beaucoup de phrases.

seat-name =
    { $seat ->
        [light] Clair
        [dark] Foncé
        [red] Rouge
        [blue] Bleu
        [yellow] Jaune
        [green] Vert
        [purple] Violet
       *[orange] Orange
    }

# Deux phrases entières, l’une après l’autre.
two-sentences = { $first } { $second }
# Des choses côte à côte, deux à la fois.
two-items = { $first }, { $second }

# Les fins de partie qui n’appartiennent pas à un jeu particulier.
reason-resignation = par abandon
reason-time = au temps
reason-agreement = d’un commun accord
reason-length = la longueur maximale d’un match est atteinte
reason-repetition = la même position est apparue pour la troisième fois
