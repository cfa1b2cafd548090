# Ce que les noyaux rapides disent à l’utilisateur.

fast-compiling = Préparation des règles rapides pour cet ordinateur. Cela dure quelques secondes et n’arrive qu’une fois.
