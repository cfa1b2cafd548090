# Ce qui peut ne pas aller avec les fichiers de tables.

error-table-missing = Il n’y a pas de table { $file }.
error-table-foreign = { $file } n’est pas une table faite par Fourfold.
error-table-format = { $file } est dans un format que ce programme ne connaît pas ; une autre version de Fourfold l’a fait.
error-table-truncated = { $file } est incomplet : il a { $found } octets sur { $expected }. Il faut le récupérer de nouveau ou le refaire.
error-table-damaged = { $file } est abîmé : sa somme de contrôle ne correspond pas. Il faut le récupérer de nouveau ou le refaire.
error-table-other = { $file } contient « { $found } », mais il faut ici « { $expected } ». Indiquez un autre fichier ou dossier.
error-table-outdated = { $file } a été fait pour la version { $found } des règles ; ce programme connaît la version { $expected }. Il faut le refaire.
error-table-unreadable = On ne peut pas lire { $file } : { $reason }.
error-table-unwritable = On ne peut pas écrire { $file } : { $reason }.
error-table-disk-full = Le disque est plein : il faut { $megabytes } Mo pour { $file }. Faites de la place sur ce disque et recommencez : le calcul reprendra où il en était ; pour y renoncer, supprimez le dossier { $folder }.
error-table-unreachable = { $file } ne répond pas : { $reason }.
error-table-no-ranges = { $file } ne peut pas être lu par parties : son serveur ne répond pas aux requêtes d’intervalles, ou a autre chose à cette adresse. Téléchargez le fichier autrement et nommez-le par son chemin, ou faites activer ces requêtes.
error-table-changed = { $file } n’est plus le fichier qu’il était à son ouverture.

# Ce qui manque à un solveur.

error-solve-disk = Il faut { $needed } Go de disque pour { $folder }, et il y en a { $found } Go.
error-solve-memory = Il faut { $needed } Go de mémoire, et il y en a { $found } Go.
error-solve-too-long = Un gain prend plus de temps que les { $longest } coups qu’une table peut contenir.

error-solve-extras = L’option { $option } est pour { $games }.

## Tables

solve-done = La table est { $file }.
solve-stopped = Arrêt. Ce qui a été trouvé est dans { $folder } ; la même commande reprend à cet endroit.
verify-checking = Vérification
verify-result = { $file } : { $checked } affirmations vérifiées sur { $classes }, { $faults ->
        [0] tout est juste
        [one] une faute trouvée
       *[other] { $faults } fautes trouvées
    }.
cli-help-folder = Où va la table, avec tout ce qui mène à elle. D’habitude JEU-solution.
cli-help-threads = Combien de fils travaillent. D’habitude un par cœur.
cli-help-table = La table à vérifier. D’habitude celle qui vient avec le programme.
cli-help-sample = Combien d’affirmations sont vérifiées, tirées au sort. D’habitude 1000.
cli-help-all = Tout vérifier, si long que ce soit.
cli-help-verify-jobs = Combien de processus se partagent le travail, à Quantik.
error-solve-unknown = Il n’y a pas de table pour { $name } ; il y en a une pour { $names }.

# Les tables à disposition, et comment il en vient d’autres.

cli-help-tables-fetch = Récupérer une solution compressée à une adresse. Peut être arrêté, et reprend au prochain appel.
cli-help-tables-address = Où elle est : http://… ou https://…
cli-help-tables-pack = Compresser la solution d’un dossier en un petit fichier utilisable tel quel, aussi depuis un serveur web.
cli-help-tables-folder = Le dossier que `build` a laissé.
cli-help-tables-file = Le fichier à écrire. Par défaut, il porte le nom du dossier, avec .packed à la fin.
cli-help-tables-remove = Supprimer une table récupérée.
cli-help-tables-name = Le nom de son fichier.
tables-read = Lue en entier : ses sommes de contrôle correspondent.
# $command est à taper tel quel.
tables-unread = L’en-tête et la taille correspondent ; le reste n’a pas été lu. Pour vérifier : { $command }
tables-unread-address = L’en-tête et la taille correspondent ; le reste est vérifié à mesure qu’il sert. Pour tout avoir, vérifié : { $command }
tables-size = { NUMBER($megabytes, maximumFractionDigits: 2) } Mo
tables-unfinished = { $file } n’est pas encore entier. Récupérez-le à nouveau et le reste viendra, ou supprimez-le.
tables-asking = Demande à { $file }. Un serveur qui ne dit rien pendant { $seconds } secondes est abandonné.
tables-fetching = Récupération de { $file }
tables-checking = Vérification de { $file }
tables-fetched = La table est { $file }. Elle sert dès maintenant.
tables-stopped = Arrêté. La même commande reprend d’ici.
tables-removed = { $file } est supprimé.
error-tables-address = { $address } n’est pas une adresse ; une adresse commence par http:// ou https://.
error-table-not-mine = Parmi les tables récupérées, il n’y a pas de { $file } ; elles sont dans { $folder }.
error-table-no-packing = La table de { $game } est assez petite telle quelle.
