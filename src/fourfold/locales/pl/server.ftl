## Starting and stopping

server-ready = Fourfold działa pod adresem { $address } (zatrzymanie: Ctrl-C)
error-address-taken = Serwer nie może nasłuchiwać na { $address }: { $why }.

## When nothing can be done

error-not-found = Pod tym adresem nic nie ma.
error-internal = Coś poszło nie tak na serwerze. Zostało to zapisane; nic się nie zmieniło.
error-storage-unavailable = Partie są teraz niedostępne. Nic się nie zmieniło; spróbuj jeszcze raz.
error-storage-unsure = Partie przestały być dostępne w chwili, gdy to zapisywano. Nie wiadomo, czy się udało; poproś o to samo jeszcze raz, a zostanie zrobione tylko raz.
error-server-leaving = Serwer zaraz uruchomi się ponownie. Nic się nie zmieniło; spróbuj jeszcze raz.

## Who is calling

error-token-missing = Jeszcze cię tu nie znamy. Najpierw utwórz partię lub dołącz do niej albo wyślij token.
error-token-unknown = Ten token nie jest znany.
error-origin-foreign = Poprosiła o to strona innej witryny, więc odmawiamy.
error-key-unknown = Ten klucz nie pasuje do żadnego miejsca w tej partii.
error-too-many-commands = Przez jedno połączenie może przyjść najwyżej { $limit } wiadomości na minutę.

## Making and joining matches

error-needs-server = Innych można zaprosić tylko tam, gdzie jest serwer.
error-match-unknown = Nie ma takiej partii.
error-not-your-match = To nie twoja partia.
error-delete-while-playing = Ta partia z innymi jeszcze trwa; najpierw się poddaj.
error-too-many-kept = Możesz zachować najwyżej tyle partii: { $limit }.
error-match-full = Wszystkie miejsca w tej partii są zajęte.
error-too-many-events = Zdarzeń w tej partii było już { $limit }; od teraz można tylko wykonywać ruchy.
error-match-busy = W tej partii dzieje się zbyt wiele naraz; spróbuj jeszcze raz.
error-position-over = W tej pozycji gra jest skończona; partia zaczyna się tam, gdzie gra trwa.
error-seat-taken = To miejsce jest zajęte.
error-engine-unknown = Nie ma tu programu o nazwie „{ $name }”.
error-engine-game = Program „{ $name }” nie gra w tę grę.

## Commands in a match

error-stale = Najpierw wydarzyło się coś innego; spójrz na partię taką, jaka jest teraz.
error-not-your-seat = To nie twoje miejsce.
error-not-your-turn = To nie twoja kolej.
error-seat-left = Na tym miejscu się poddano albo skończył się czas.
error-match-waiting = Partia jeszcze się nie zaczęła: któreś miejsce jest wolne.
error-match-aborted = Ta partia została odwołana.
error-draw-offered-already = Twoja propozycja remisu już czeka na odpowiedź.
error-no-draws = Ta gra nie zna remisu: zawsze ktoś wygrywa.
error-draw-not-offered = Nikt nie proponuje remisu.
error-takebacks-off = W tej partii niczego się nie cofa; tak ustalono na początku.
error-takeback-asked-already = Ktoś już poprosił o cofnięcie ruchu.
error-takeback-not-asked = Nikt nie prosi o cofnięcie ruchu.
error-takeback-not-yours = To nie ty masz wyrazić zgodę.
error-nothing-of-yours-to-take-back = Nie masz jeszcze żadnego ruchu, więc nie ma czego cofać.
error-rematch-wanted-already = Twoja prośba o rewanż już czeka; inni jeszcze nie odpowiedzieli.
error-rematch-made-already = Rewanż już istnieje.
error-too-late-to-abort = Partię można odwołać tylko przed drugim ruchem.

## What the server refuses to protect itself

error-busy = Teraz trwa myślenie nad zbyt wieloma pozycjami; spróbuj za chwilę.
error-thinking-failed = Komputerowi nie udało się nad tym pomyśleć; spróbuj jeszcze raz.
error-too-many-requests = { $kind ->
        [matches] Z jednego adresu można utworzyć na minutę najwyżej tyle partii: { $limit }; spróbuj za { $seconds } s.
        [matches-day] Z jednego adresu można utworzyć na dobę najwyżej tyle partii: { $limit }; spróbuj za { $seconds } s.
        [players-day] Z jednego adresu może przyjść na dobę najwyżej tylu graczy: { $limit }; spróbuj za { $seconds } s.
        [analyses] Dla jednego adresu można przemyśleć na minutę najwyżej tyle pozycji: { $limit }; spróbuj za { $seconds } s.
        [computing] Dla jednego adresu serwer prowadzi obliczenia najwyżej przez { $limit } s na minutę; spróbuj za { $seconds } s.
        [commands-day] Z jednego adresu może przyjść na dobę najwyżej tyle ruchów i innych poleceń: { $limit }; spróbuj za { $seconds } s.
        [megabytes-day] Z jednego adresu może przyjść na dobę najwyżej tyle megabajtów: { $limit }; spróbuj za { $seconds } s.
       *[requests] Z jednego adresu może przyjść na minutę najwyżej tyle zapytań: { $limit }; spróbuj za { $seconds } s.
    }
error-too-much-thinking = { $kind ->
        [address] Dla jednego adresu komputer myśli najwyżej { $limit } s na dobę; spróbuj za { $seconds } s.
       *[all] Na tym serwerze komputer myśli najwyżej { $limit } s na dobę; spróbuj za { $seconds } s.
    }
error-too-many-at-once = Naraz odpowiadamy najwyżej na tyle zapytań z jednego adresu: { $limit }.
error-too-many-sockets = Z jednego adresu może być otwartych najwyżej tyle połączeń: { $limit }.
error-too-many-matches-here = Ten serwer przechowuje najwyżej tyle partii: { $limit }; nowe będzie można tworzyć, gdy znikną stare.
error-too-much-kept-here = Ten serwer przechowuje najwyżej tyle megabajtów partii: { $limit }; nowe będzie można tworzyć, gdy znikną stare.
