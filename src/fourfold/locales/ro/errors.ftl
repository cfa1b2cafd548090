## Games and options

error-game-unknown = Nu există un joc numit „{ $name }”; jocurile sunt { $names }.
error-option-unknown = { $keys ->
        [none] Aici nu există opțiunea „{ $key }”; opțiunile sunt: –.
       *[other] Aici nu există opțiunea „{ $key }”; opțiunile sunt: { $keys }.
    }
error-option-choice = Opțiunea { $key } nu poate fi „{ $value }”; este una dintre { $values }.
error-option-number = Opțiunea { $key } nu poate fi „{ $value }”; este un număr întreg de la { $low } la { $high }.
error-option-type = Opțiunea { $key } trebuie să fie un cuvânt sau un număr întreg.
error-option-pair = „{ $pair }” nu este o opțiune; scrieți cheie=valoare.
error-option-twice = Opțiunea { $key } este dată de două ori.

## Positions

error-field-count = Numărul de părți ale unei poziții, cu câte un spațiu între ele, este aici { $expected }, nu { $found }.
error-row-count = Numărul de rânduri ale tablei, cu „/” între ele, este { $expected }, nu { $found }.
error-row-length = Numărul de spații de pe rândul { $row } este { $expected }, nu { $found }.
error-letter-unknown = Rândul { $row } conține „{ $letter }”; poate conține { $letters }.
error-mover-unknown = „{ $letter }” nu poate fi la mutare; este una dintre { $letters }.
error-over-before-last-move = Jocul se încheiase înainte ca { seat-name } să mute ultima dată: pe tablă era deja o victorie.

## Moves

error-game-over = Jocul s-a încheiat: „{ $move }” nu se mai poate juca.
error-move-unreadable = „{ $move }” nu este o mutare; mutările arată ca { $example }.
error-picks-no-turn = Aceasta nu este o mutare. Alegeți o piesă care poate merge undeva, apoi un spațiu pentru ea.
error-picks-group = Mai multe grupuri sunt deopotrivă cele mai mari: arătați-l pe cel care rămâne.
error-picks-over = Partida s-a încheiat.
error-space-unknown = Pe această tablă nu există spațiul { $space }.
error-space-taken = Spațiul { $space } este ocupat.
error-hand-empty = { seat-name } nu mai are nimic în rezervă de plasat.

## Matches

error-player-count = Numărul de locuri este { $seats }, nu { $found }.
error-player-name = „{ $name }” nu poate fi un nume: numărul de caractere imprimabile este de la 1 la { $limit }, fără spații în jur.
error-settled-away-from-board = Această partidă a fost încheiată de jucători, nu pe tablă; nimic nu se poate lua înapoi.
error-nothing-to-take-back =
    { $played ->
        [0] Încă nu s-a jucat nicio mutare, deci niciuna nu se poate lua înapoi.
        [one] S-a jucat doar o mutare; { $count } nu se pot lua înapoi.
        [few] S-au jucat doar { $played } mutări; { $count } nu se pot lua înapoi.
       *[other] S-au jucat doar { $played } de mutări; { $count } nu se pot lua înapoi.
    }
error-seat-cannot-resign = Jucătorul de pe locul { $seat } nu poate abandona: nu există un astfel de loc sau a abandonat deja.
error-match-goes-on = Partida nu s-a încheiat încă.
error-match-over = Partida s-a încheiat.

## Records

error-record-start = Partida salvată nu poate începe: { $reason }
error-record-move = Linia { $line }: { $reason }
error-record-tag-unreadable = Linia { $line }: „{ $text }” nu este o etichetă; etichetele arată ca [Game "quantik"].
error-record-tag-twice = Linia { $line }: eticheta { $tag } apare aici a doua oară.
error-record-tag-unknown = Linia { $line }: într-o astfel de partidă salvată nu există eticheta { $tag }.
error-record-tag-missing = Partidei salvate îi lipsește eticheta { $tag }.
error-record-rules = Linia { $line }: partida salvată urmează versiunea { $found } a regulilor; acest program cunoaște versiunea { $expected }.
error-record-date = Linia { $line }: „{ $text }” nu este o dată; scrieți-o ca 2026-11-15, sau ? când nu se știe.
error-record-number = Linia { $line }: aici se aștepta „{ $expected }”, nu „{ $found }”.
error-record-number-alone = Linia { $line }: după ultimul număr nu urmează nicio mutare.
error-record-resigned = Linia { $line }: „{ $text }” nu se potrivește cu mutările; abandonurile arată ca „seat 2 after 14”, în ordine.
error-record-result = Linia { $line }: rezultatul spune „{ $said }”, dar mutările spun „{ $found }”.
