# Des programmes qui parlent à des programmes : les moteurs, et l’analyse en flux.

cli-help-engine-level = Jouer à ce niveau, de 1 (faible) à 10 (aussi fort que possible). D’ordinaire 10.
cli-help-workers = Combien de positions sont analysées en même temps, chacune dans son propre processus. D’ordinaire une par cœur.
cli-help-match-players = { cli-help-computers } ugi:COMMANDE est un moteur qui parle l’interface UGI (Universal Game Interface), par exemple ugi:"./moteur --vite".

## Le moteur : ce qui ne va pas dans une ligne

error-ugi-command = Il n’y a pas de commande « { $name } » ; les commandes sont { $names }.
error-ugi-thinking = La commande { $name } doit attendre que le coup soit trouvé ; stop met fin à la réflexion.
error-ugi-setoption = « { $text } » ne règle aucune option ; écrivez setoption name NOM value VALEUR.
error-ugi-position = « { $text } » n’est pas une position ; écrivez position startpos ou position fen POSITION, puis moves COUP COUP … s’il y en a.
error-ugi-move = Coup { $number } : { $reason }
error-ugi-go-word = « { $word } » ne dit rien sur la façon de réfléchir ; les mots sont { $words }
error-ugi-go-moves = Aucun coup ne suit { $word } ; écrivez { $word } MOVE MOVE …
error-ugi-go-twice = { $word } est donné deux fois.
error-ugi-go-clock = Il manque { $word } : c’est la pendule du joueur au trait.
error-ugi-game-over = La partie est finie ; il n’y a pas de coup à trouver.
error-ugi-query = « { $name } » ne peut pas être demandé ; ce qui peut l’être : { $names }.
error-ugi-died = Le processus qui réfléchit est mort ; un nouveau démarre à la prochaine commande.

## D’autres moteurs comme joueurs

match-failed = { $name } a perdu { $count ->
        [one] une partie
       *[other] { $count } parties
    } sans jouer jusqu’au bout. { $count ->
        [one] La raison :
       *[other] La première fois :
    } { $reason }
error-engine-at-table = « { $name } » : les moteurs jouent dans fourfold match et sur un serveur, pas à la table.
error-engine-command = « { $command } » ne se lit pas comme la commande d’un moteur ; écrivez-la comme pour un shell : ugi:"./moteur --vite".
error-engine-missing = « { $command } » ne peut pas être lancé : { $note }.
error-engine-option = « { $command } » n’a pas d’option « { $note } », dont cette partie a besoin.
error-engine-died = « { $command } » s’est arrêté de lui-même, avec l’état { $note }.
error-engine-late = « { $command } » n’a pas répondu à temps à « { $note } ».
error-engine-nonsense = « { $command } » a répondu « { $note } », ce qui n’est pas un coup.
error-engine-illegal = « { $command } » a joué « { $note } », ce qui n’est pas légal.

## Le flux : ce qui ne va pas dans une demande

error-request-id = La valeur de { $key } doit être un texte ou un nombre entier.
error-request-id-used = L’identifiant { $id } appartient à une demande qui n’a pas encore de réponse.
error-request-time = La valeur de time doit être un nombre de secondes de 0 à { $high }.
error-request-priority = La valeur de priority doit être un nombre entier de { $low } à { $high }.
error-request-action = Il n’y a pas d’action « { $action } » ; la seule est cancel.
error-request-cancelled = La demande a été annulée.
error-request-died = Le processus qui travaillait à cette demande est mort.
