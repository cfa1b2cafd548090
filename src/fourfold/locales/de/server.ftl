## Starting and stopping

server-ready = Fourfold ist unter { $address } zu finden (beenden mit Ctrl-C)
error-address-taken = Der Server kann { $address } nicht öffnen: { $why }.

## When nothing can be done

error-not-found = Unter dieser Adresse gibt es nichts.
error-internal = Im Server ist etwas schiefgegangen. Es wurde vermerkt; nichts wurde verändert.
error-storage-unavailable = Die Partien sind gerade nicht erreichbar. Nichts wurde verändert; bitte versuche es noch einmal.
error-storage-unsure = Die Partien waren auf einmal nicht mehr erreichbar, gerade als dies gespeichert wurde. Ob es noch geklappt hat, ist nicht bekannt; sende dasselbe noch einmal, es wird nur einmal ausgeführt.
error-server-leaving = Der Server startet gleich neu. Nichts wurde verändert; bitte versuche es noch einmal.

## Who is calling

error-token-missing = Du bist hier noch nicht bekannt. Beginne eine Partie, tritt einer bei oder sende ein Token.
error-token-unknown = Dieses Token ist nicht bekannt.
error-origin-foreign = Eine Seite einer anderen Website hat darum gebeten, deshalb wird es abgelehnt.
error-key-unknown = Dieser Schlüssel passt zu keinem Platz dieser Partie.
error-too-many-commands = Über eine Verbindung können höchstens { $limit } Nachrichten pro Minute kommen.

## Making and joining matches

error-needs-server = Andere einladen kannst du nur dort, wo es einen Server gibt.
error-match-unknown = Diese Partie gibt es nicht.
error-not-your-match = Diese Partie gehört nicht dir.
error-delete-while-playing = Diese Partie wird noch mit anderen gespielt; gib zuerst auf.
error-too-many-kept = Du kannst höchstens { $limit } Partien behalten.
error-match-full = Alle Plätze dieser Partie sind besetzt.
error-too-many-events = In dieser Partie ist schon { $limit }-mal etwas geschehen; von jetzt an werden nur noch Züge angenommen.
error-match-busy = In dieser Partie geschieht gerade zu viel auf einmal; bitte versuche es noch einmal.
error-position-over = In dieser Stellung ist das Spiel zu Ende; eine Partie beginnt, wo es weitergeht.
error-seat-taken = Dieser Platz ist besetzt.
error-engine-unknown = Hier gibt es kein Programm namens „{ $name }“.
error-engine-game = Das Programm „{ $name }“ spielt dieses Spiel nicht.

## Commands in a match

error-stale = Etwas anderes ist zuerst geschehen; sieh dir die Partie an, wie sie jetzt ist.
error-not-your-seat = Dieser Platz gehört nicht dir.
error-not-your-turn = Du bist nicht am Zug.
error-seat-left = Auf diesem Platz wurde aufgegeben, oder die Zeit ist abgelaufen.
error-match-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-match-aborted = Diese Partie wurde abgesagt.
error-draw-offered-already = Du hast schon Remis angeboten.
error-no-draws = Dieses Spiel kennt kein Unentschieden: Irgendjemand gewinnt immer.
error-draw-not-offered = Niemand bietet Remis an.
error-takebacks-off = In dieser Partie wird nichts zurückgenommen; so wurde es zu Beginn vereinbart.
error-takeback-asked-already = Es wurde schon um Zurücknahme gebeten.
error-takeback-not-asked = Niemand bittet um Zurücknahme.
error-takeback-not-yours = Nicht du musst zustimmen.
error-nothing-of-yours-to-take-back = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
error-rematch-wanted-already = Du möchtest schon eine Revanche; die anderen haben noch nicht geantwortet.
error-rematch-made-already = Die Revanche gibt es schon.
error-too-late-to-abort = Eine Partie lässt sich nur vor dem zweiten Zug absagen.

## What the server refuses to protect itself

error-busy = Gerade wird über zu viele Stellungen nachgedacht; bitte versuche es gleich noch einmal.
error-thinking-failed = Der Computer konnte darüber nicht nachdenken; bitte versuche es noch einmal.
error-too-many-requests = { $kind ->
        [matches] Von einer Adresse aus lassen sich höchstens { $limit } Partien pro Minute beginnen; bitte versuche es in { $seconds } s noch einmal.
        [matches-day] Von einer Adresse aus lassen sich höchstens { $limit } Partien pro Tag beginnen; bitte versuche es in { $seconds } s noch einmal.
        [players-day] Von einer Adresse aus können höchstens { $limit } Personen pro Tag dazukommen; bitte versuche es in { $seconds } s noch einmal.
        [analyses] Für eine Adresse wird über höchstens { $limit } Stellungen pro Minute nachgedacht; bitte versuche es in { $seconds } s noch einmal.
        [computing] Für eine Adresse rechnet der Server höchstens { $limit } s pro Minute; bitte versuche es in { $seconds } s noch einmal.
        [commands-day] Von einer Adresse können höchstens { $limit } Züge und andere Befehle pro Tag kommen; bitte versuche es in { $seconds } s noch einmal.
        [megabytes-day] Von einer Adresse können höchstens { $limit } Megabyte pro Tag kommen; bitte versuche es in { $seconds } s noch einmal.
       *[requests] Von einer Adresse können höchstens { $limit } Anfragen pro Minute kommen; bitte versuche es in { $seconds } s noch einmal.
    }
error-too-much-thinking = { $kind ->
        [address] Für eine Adresse denkt der Computer höchstens { $limit } s pro Tag nach; bitte versuche es in { $seconds } s noch einmal.
       *[all] Auf diesem Server denkt der Computer höchstens { $limit } s pro Tag nach; bitte versuche es in { $seconds } s noch einmal.
    }
error-too-many-at-once = Höchstens { $limit } Anfragen einer Adresse werden gleichzeitig beantwortet.
error-too-many-sockets = Von einer Adresse können höchstens { $limit } Verbindungen gleichzeitig offen sein.
error-too-many-matches-here = Dieser Server bewahrt höchstens { $limit } Partien auf; neue lassen sich beginnen, wenn alte verschwunden sind.
error-too-much-kept-here = Dieser Server bewahrt höchstens { $limit } Megabyte an Partien auf; neue lassen sich beginnen, wenn alte verschwunden sind.
