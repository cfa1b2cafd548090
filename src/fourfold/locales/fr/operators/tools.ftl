# Commandes pour qui programme et pour la recherche : compter, faire jouer des joueurs, lignes de JSON.

## Aide

cli-help-depth = Combien de coups compte chaque suite.
cli-help-divide = Afficher le compte de chaque premier coup, puis le total.
cli-help-computers = Qui joue, avec des virgules : random, greedy (gagne en un coup s’il le peut), montecarlo (parties au hasard), level1 à level10. S’ils sont plus nombreux que les places, tous se rencontrent.
cli-help-match-games = Combien de parties jouent ceux qui se rencontrent, arrondi pour que chacun ait chaque place aussi souvent. D’habitude 100.
cli-help-plies-random = Combien de coups sont tirés au sort avant que les joueurs commencent. D’habitude 2.
cli-help-jobs = Combien de parties se jouent en même temps. D’habitude une par cœur.
cli-help-out = Garder les parties dans ce fichier. S’il en contient déjà, seules celles qui manquent sont jouées.
cli-help-mistakes = Compter aussi les coups qui ont gâché quelque chose, là où la vérité est connue.

## Rencontres entre joueurs

match-games = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
match-player = Joueur
match-against = % des points contre
match-won = Gagnées
match-drawn = Nulles
match-lost = Perdues
match-played = Parties
match-score = Score
match-elo = Elo
match-mistakes = Gâchés
match-seats = Par place : { $seats }.
match-stopped = Arrêt après { $done } parties sur { $total }. { $how ->
        [kept] La même commande reprend à cet endroit.
       *[lost] Avec --out FICHIER, une rencontre peut être arrêtée et reprise plus tard.
    }
error-arena-players = Il y a { $seats } places ; avec { $found ->
        [one] un seul joueur
       *[other] { $found } joueurs
    }, personne ne peut jouer.
error-arena-opening = Après { $plies } coups au hasard, presque aucune partie de { $game } n’est encore en cours ; choisissez moins de coups.
error-arena-foreign = « { $file } » n’est pas un fichier de résultats ; choisissez un autre nom.
error-arena-other = « { $file } » contient les résultats d’une autre rencontre ; choisissez un autre nom.
error-arena-line = « { $file } », ligne { $line } : ce n’est pas une partie de cette rencontre.
error-arena-file = « { $file } » ne peut pas servir : { $reason }.
error-arena-died = Une partie n’a pas pu être jouée : son processus s’est arrêté { $times } fois.
error-players-missing = Qui joue ? Nommez au moins deux joueurs artificiels avec --players, par exemple level3,level5.
error-computer-unknown = « { $name } » n’est pas un joueur artificiel ; ce sont { $names }.

## Chercher des énigmes

cli-help-puzzles-count = Combien de problèmes trouver. D’habitude 24.
cli-help-puzzles-plies = Combien de demi-coups prend le gain le plus long. D’habitude 7.
cli-help-puzzles-jobs = Nombre de processus qui cherchent des problèmes. D’habitude 1.
cli-help-puzzles-check = Prouver à nouveau les problèmes fournis avec le paquet.
cli-puzzles-searching = Recherche de problèmes
cli-puzzles-rating = Les niveaux s’y essaient
cli-puzzles-none = Aucun problème n’a été trouvé dans les parties de { $game }.
cli-puzzles-checking = Preuve des problèmes
cli-puzzles-proved = { $count ->
        [one] { $count } problème est bien ce qu’il dit.
       *[other] Les { $count } problèmes sont bien ce qu’ils disent.
    }
error-puzzles-missing = Aucun problème à vérifier pour { $game } : { $file } manque ou est vide.
# $names are those of the puzzles.
error-puzzles-unproved = Ces problèmes ne sont pas ce qu’ils disent : { $names }.

## Lignes de JSON

error-line-too-long = La ligne dépasse { $limit } octets.
error-line-not-utf8 = La ligne n’est pas du texte UTF-8 : l’octet { $byte } ne convient pas.
error-line-not-json = La ligne n’est pas du JSON : la colonne { $column } ne convient pas.
error-line-too-much = La ligne est imbriquée trop profondément ou contient un nombre de trop de chiffres.
error-line-not-object = La ligne doit être un objet JSON avec les clés game, options, position et moves.
error-line-key-unknown = Il n’y a pas de clé « { $key } » ici ; les clés sont { $keys }.
error-line-key-missing = La clé { $key } manque.
error-line-value = La valeur de { $key } doit être { $kind ->
        [text] un texte
        [text-or-null] un texte ou null
        [object] un objet
       *[text-list] une liste de textes
    }.
