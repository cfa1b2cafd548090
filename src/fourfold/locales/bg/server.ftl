## Starting and stopping

server-ready = Fourfold е на { $address } (спри го с Ctrl-C)
error-address-taken = Сървърът не може да слуша на { $address }: { $why }.

## When nothing can be done

error-not-found = На този адрес няма нищо.
error-internal = Нещо се обърка в сървъра. Отбелязано е; нищо не е променено.
error-storage-unavailable = В момента партиите са недостъпни. Нищо не е променено; опитай отново.
error-storage-unsure = Партиите станаха недостъпни точно докато това се запазваше. Не е известно дали е запазено; поискай същото пак и ще се изпълни веднъж.
error-server-leaving = Сървърът всеки момент ще се рестартира. Нищо не е променено; опитай отново.

## Who is calling

error-token-missing = Тук още не те познават. Първо създай партия или се включи в някоя, или изпрати токен.
error-token-unknown = Този токен не е познат.
error-origin-foreign = Това го поиска страница от друг сайт, затова е отказано.
error-key-unknown = Този ключ не пасва на никое място в тази партия.
error-too-many-commands = По една връзка могат да идват най-много { $limit } съобщения в минута.
error-needs-server = Други хора могат да се канят само там, където има сървър.

## Making and joining matches

error-match-unknown = Няма такава партия.
error-not-your-match = Тази партия не е твоя.
error-delete-while-playing = Тази партия още се играе с други; първо се предай.
error-too-many-kept = Можеш да пазиш най-много { $limit } партии.
error-match-full = Всички места в тази партия са заети.
error-too-many-events = В тази партия вече има { $limit } събития; отсега нататък се играят само ходове.
error-match-busy = В тази партия се случват твърде много неща наведнъж; опитай отново.
error-position-over = В тази позиция играта е свършила; партия започва там, където може да се продължи.
error-seat-taken = Това място е заето.
error-engine-unknown = Тук няма програма „{ $name }“.
error-engine-game = Програмата „{ $name }“ не играе тази игра.

## Commands in a match

error-stale = Междувременно се случи нещо друго; погледни партията, каквато е сега.
error-not-your-seat = Това място не е твое.
error-not-your-turn = Не си на ход.
error-seat-left = Играчът на това място се е предал или времето му е изтекло.
error-match-waiting = Партията още не е започнала: има свободно място.
error-match-aborted = Тази партия е прекратена.
error-draw-offered-already = Вече предложи реми.
error-no-draws = В тази игра няма реми: винаги някой печели.
error-draw-not-offered = Никой не предлага реми.
error-takebacks-off = В тази партия ходове не се отменят; така беше решено при създаването ѝ.
error-takeback-asked-already = Някой вече поиска отмяна на ход.
error-takeback-not-asked = Никой не иска отмяна на ход.
error-takeback-not-yours = Не се чака твоето съгласие.
error-nothing-of-yours-to-take-back = Още нямаш изигран ход, затова няма какво да се отмени.
error-rematch-wanted-already = Вече поиска реванш; другите още не са отговорили.
error-rematch-made-already = Реваншът вече е създаден.
error-too-late-to-abort = Партия може да се прекрати само преди втория ход.

## What the server refuses to protect itself

error-busy = В момента се обмислят твърде много позиции; опитай отново скоро.
error-thinking-failed = Компютърът не можа да обмисли това; опитай отново.
error-too-many-requests = { $kind ->
        [matches] От един адрес могат да се създават най-много { $limit } партии в минута; опитай отново след { $seconds } с.
        [matches-day] От един адрес могат да се създават най-много { $limit } партии на ден; опитай отново след { $seconds } с.
        [players-day] От един адрес могат да дойдат най-много { $limit } играчи на ден; опитай отново след { $seconds } с.
        [analyses] За един адрес могат да се обмислят най-много { $limit } позиции в минута; опитай отново след { $seconds } с.
        [computing] За един адрес сървърът прави изчисления най-много { $limit } с в минута; опитай отново след { $seconds } с.
        [commands-day] От един адрес могат да дойдат най-много { $limit } хода и други команди на ден; опитай отново след { $seconds } с.
        [megabytes-day] От един адрес могат да дойдат най-много { $limit } мегабайта на ден; опитай отново след { $seconds } с.
       *[requests] От един адрес могат да дойдат най-много { $limit } заявки в минута; опитай отново след { $seconds } с.
    }
error-too-much-thinking = { $kind ->
        [address] За един адрес компютърът мисли най-много { $limit } с на ден; опитай отново след { $seconds } с.
       *[all] На този сървър компютърът мисли най-много { $limit } с на ден; опитай отново след { $seconds } с.
    }
error-too-many-at-once = На един адрес се отговаря на най-много { $limit } заявки едновременно.
error-too-many-sockets = От един адрес могат да са отворени най-много { $limit } живи връзки.
error-too-many-matches-here = Този сървър пази най-много { $limit } партии; нови могат да се създават, когато старите си отидат.
error-too-much-kept-here = Този сървър пази най-много { $limit } мегабайта партии; нови могат да се създават, когато старите си отидат.
