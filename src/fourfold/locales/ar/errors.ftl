## Games and options

error-game-unknown = لا توجد لعبة اسمها «{ $name }»؛ الألعاب هي: { $names }.
error-option-unknown = { $keys ->
        [none] لا يوجد هنا خيار «{ $key }»؛ الخيارات هي: –.
       *[other] لا يوجد هنا خيار «{ $key }»؛ الخيارات هي: { $keys }.
    }
error-option-choice = لا يمكن أن يكون الخيار { $key } «{ $value }»؛ بل واحد من: { $values }.
error-option-number = لا يمكن أن يكون الخيار { $key } «{ $value }»؛ بل عدد صحيح من { $low } إلى { $high }.
error-option-type = يجب أن يكون الخيار { $key } كلمة أو عددًا صحيحًا.
error-option-pair = «{ $pair }» ليس خيارًا؛ اكتب key=value.
error-option-twice = الخيار { $key } مذكور مرتين.

## Positions

error-field-count = عدد أجزاء الوضعية هنا { $expected }، بين كل جزأين مسافة واحدة، لا { $found }.
error-row-count = عدد صفوف اللوحة { $expected }، بينها «/»، لا { $found }.
error-row-length = عدد خانات الصف { $row } هو { $expected }، لا { $found }.
error-letter-unknown = في الصف { $row } «{ $letter }»؛ والجائز فيه: { $letters }.
error-mover-unknown = لا يمكن أن يكون الدور على «{ $letter }»؛ بل على واحد من: { $letters }.
error-over-before-last-move = كانت اللعبة قد انتهت قبل أن يلعب { seat-name } آخر مرة: كان على اللوحة فوز.

## Moves

error-game-over = انتهت اللعبة: لم يعد يمكن لعب «{ $move }».
error-move-unreadable = «{ $move }» ليست حركة؛ الحركات تُكتب هكذا: { $example }.
error-picks-no-turn = هذه ليست حركة. اختر قطعة يمكنها أن تذهب إلى مكان ما، ثم خانة لها.
error-picks-group = عدة مجموعات هي الأكبر: أشر إلى المجموعة التي تبقى.
error-picks-over = انتهت المباراة.
error-space-unknown = لا توجد خانة { $space } على هذه اللوحة.
error-space-taken = الخانة { $space } مشغولة.
error-hand-empty = لم يبق في احتياطي { seat-name } شيء يضعه.

## Matches

error-player-count = عدد المقاعد { $seats }، لا { $found }.
error-player-name = لا يمكن أن يكون «{ $name }» اسمًا: من 1 إلى { $limit } من المحارف المرئية، بلا مسافات حولها.
error-settled-away-from-board = أنهى اللاعبون هذه المباراة، ولم تنته على اللوحة؛ لا يمكن التراجع عن شيء.
error-nothing-to-take-back =
    { $played ->
        [0] لم تُلعب أي حركة بعد، فلا تراجع.
        [one] لُعبت حركة واحدة فقط؛ لا يمكن التراجع عن { $count }.
        [two] لُعبت حركتان فقط؛ لا يمكن التراجع عن { $count }.
        [few] لُعبت { $played } حركات فقط؛ لا يمكن التراجع عن { $count }.
        [many] لُعبت { $played } حركة فقط؛ لا يمكن التراجع عن { $count }.
       *[other] لُعبت { $played } حركة فقط؛ لا يمكن التراجع عن { $count }.
    }
error-seat-cannot-resign = لا يمكن أن يستسلم المقعد { $seat }: لا وجود له أو استسلم من قبل.
error-match-goes-on = لم تنته المباراة بعد.
error-match-over = انتهت المباراة.

## Records

error-record-start = لا يمكن أن يبدأ السجل: { $reason }
error-record-move = السطر { $line }: { $reason }
error-record-tag-unreadable = السطر { $line }: «{ $text }» ليس وسمًا؛ الوسوم تُكتب هكذا: [Game "quantik"].
error-record-tag-twice = السطر { $line }: الوسم { $tag } مكرر هنا.
error-record-tag-unknown = السطر { $line }: لا يوجد وسم { $tag } في سجل كهذا.
error-record-tag-missing = ينقص السجل الوسم { $tag }.
error-record-rules = السطر { $line }: السجل يتبع النسخة { $found } من القوانين؛ وهذا البرنامج يعرف النسخة { $expected }.
error-record-date = السطر { $line }: «{ $text }» ليس تاريخًا؛ اكتبه مثل 2026-11-15، أو ? إذا لم يكن معروفًا.
error-record-number = السطر { $line }: المتوقع هنا «{ $expected }»، لا «{ $found }».
error-record-number-alone = السطر { $line }: لا حركة بعد الرقم الأخير.
error-record-resigned = السطر { $line }: «{ $text }» لا يوافق الحركات؛ الاستسلام يُكتب «seat 2 after 14»، بالترتيب.
error-record-result = السطر { $line }: النتيجة تقول «{ $said }»، لكن الحركات تقول «{ $found }».
