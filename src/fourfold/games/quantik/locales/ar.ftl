quantik-name = Quantik
quantik-tagline = أربعة أشكال مختلفة على خط واحد، أيًّا كان من وضعها.
quantik-rules =
    لاعبان، الفاتح والداكن، لكل منهما ثماني قطع: كرتان (A) وأسطوانتان (B) ومكعبان (C) ومخروطان (D). في اللوحة 16 خانة؛ صفوفها الأربعة وأعمدتها الأربعة ومناطقها الأربع 2×2 تُسمّى كلها خطوطًا.

    في دورك: ضع إحدى قطعك في خانة فارغة. لا يمكنك وضع شكل في صف أو عمود أو منطقة إذا كان لخصمك فيها الشكل نفسه. أما قطعك أنت فلا تمنعك أبدًا.

    تفوز فورًا حين تُكمل قطعتك خطًا يضم الأشكال الأربعة كلها، أيًّا كان أصحابها. وتفوز أيضًا حين يأتي دور خصمك ولا يستطيع اللعب. لا يوجد تعادل.

    اكتب الحركة شكلًا ثم خانة: Bc2 تضع أسطوانة على c2.
quantik-reason-line = خط يضم الأشكال الأربعة كلها
quantik-reason-no-move = لم تبق للخصم حركة مسموحة

quantik-the-shape =
    { $shape ->
        [sphere] كرة
        [cylinder] أسطوانة
        [cube] مكعب
       *[cone] مخروط
    }
quantik-opposing-shape =
    { $shape ->
        [sphere] كرة الخصم
        [cylinder] أسطوانة الخصم
        [cube] مكعب الخصم
       *[cone] مخروط الخصم
    }

error-too-many-pieces = لدى { seat-name } على اللوحة قطع من شكل واحد أكثر من الحد ({ $limit }): { quantik-the-shape }.
error-turns-do-not-alternate = عدد القطع على اللوحة: الفاتح { $first }، والداكن { $second }؛ يجب أن يكون للفاتح مثل ما للداكن أو قطعة زيادة.
error-shapes-clash = { $line ->
        [row] على { $space } و { $other } الشكل نفسه ({ quantik-the-shape }) لكلا اللاعبين في صف واحد؛ وما كان يمكن وضع الثاني منهما.
        [column] على { $space } و { $other } الشكل نفسه ({ quantik-the-shape }) لكلا اللاعبين في عمود واحد؛ وما كان يمكن وضع الثاني منهما.
       *[region] على { $space } و { $other } الشكل نفسه ({ quantik-the-shape }) لكلا اللاعبين في منطقة واحدة؛ وما كان يمكن وضع الثاني منهما.
    }
error-shape-used-up = { $shape ->
        [sphere] كرتاك كلتاهما على اللوحة.
        [cylinder] أسطوانتاك كلتاهما على اللوحة.
        [cube] مكعباك كلاهما على اللوحة.
       *[cone] مخروطاك كلاهما على اللوحة.
    }
error-shape-forbidden = { $line ->
        [row] ممنوع: في هذا الصف { quantik-opposing-shape } على { $space }.
        [column] ممنوع: في هذا العمود { quantik-opposing-shape } على { $space }.
       *[region] ممنوع: في هذه المنطقة { quantik-opposing-shape } على { $space }.
    }

## The board

board-piece-sphere = { $colour ->
        [light] كرة فاتحة
       *[dark] كرة داكنة
    }
board-piece-cylinder = { $colour ->
        [light] أسطوانة فاتحة
       *[dark] أسطوانة داكنة
    }
board-piece-cube = { $colour ->
        [light] مكعب فاتح
       *[dark] مكعب داكن
    }
board-piece-cone = { $colour ->
        [light] مخروط فاتح
       *[dark] مخروط داكن
    }

board-place-sphere = { seat-name } يضع كرة على { $space }
board-place-cylinder = { seat-name } يضع أسطوانة على { $space }
board-place-cube = { seat-name } يضع مكعبًا على { $space }
board-place-cone = { seat-name } يضع مخروطًا على { $space }

## How a match ended

web-why-quantik-line = صف أو عمود أو منطقة تضم الآن الأشكال الأربعة كلها، ومن وضع آخرها هو الفائز.
web-why-quantik-no-move = { $reader ->
        [winner] لم يبق لخصمك مكان يضع فيه قطعة.
        [loser] لم يبق لك مكان تضع فيه قطعة.
       *[none] لم يبق للاعب الآخر مكان يضع فيه قطعة.
    }

## Lessons: what each step asks for, and what is said when it is done

learn-quantik-board = هذه هي اللوحة: ست عشرة خانة. صفوفها الأربعة وأعمدتها الأربعة ومناطقها الأربع، اثنتان في اثنتين، هي خطوط هذه اللعبة. إحدى المناطق معلَّمة.
learn-quantik-place = لديك ثماني قطع: كرتان وأسطوانتان ومكعبان ومخروطان. في كل دور توضع قطعة واحدة في خانة فارغة. خذ أي قطعة وضعها حيث تشاء.
learn-quantik-place-done = ستبقى هناك. في Quantik لا تتحرك أي قطعة ولا تغادر اللوحة أبدًا.
learn-quantik-row = من يكمل خطًا يضم الأشكال الأربعة يفوز. ينقص الصف العلوي شكل واحد: ضعه هناك.
learn-quantik-row-done = كرة وأسطوانة ومكعب ومخروط في صف واحد: لقد فزت.
learn-quantik-region = المناطق تُحسب مثل الصفوف والأعمدة. أكمل المنطقة التي في أعلى اليمين.
learn-quantik-region-done = أربعة أشكال في منطقة واحدة: لقد فزت.
learn-quantik-anyones = لا يهم لمن تكون القطع. تلعب هنا بالداكن. ثلاث من قطع الفاتح في عمود واحد: استفد منها.
learn-quantik-anyones-done = القطعة الأخيرة وحدها كان يجب أن تكون لك. فانتبه لما تتركه لخصمك.
learn-quantik-forbidden-row = والآن الشيء الوحيد الممنوع. للفاتح كرة في الصف العلوي. أنت تلعب بالداكن: جرّب أن تضع كرة في الصف نفسه، على a4.
learn-quantik-forbidden-row-done = لا يمكنك وضع شكل في صف أو عمود أو منطقة إذا كان لخصمك فيها الشكل نفسه.
learn-quantik-forbidden-region = وهذا يسري على المناطق أيضًا. أسطوانة الداكن على d3. أنت تلعب بالفاتح: جرّب أن تضع أسطوانة على c4.
learn-quantik-forbidden-region-done = كل قطعة تضعها تغلق صفًا وعمودًا ومنطقة أمام الشكل نفسه لخصمك.
learn-quantik-own = قطعك أنت لا تمنعك من شيء. ضع كرتك الثانية على خط واحد مع الأولى.
learn-quantik-own-done = كرتان لك على خط واحد أمر مسموح. خصمك وحده لا يضع كرة هناك.
learn-quantik-two-each = لديك اثنان من كل شكل لا أكثر. كرتاك كلتاهما على اللوحة: جرّب أن تضع ثالثة على d2.
learn-quantik-two-each-done = إذا وُضع الاثنان فقد انتهى ذلك الشكل. ترى دائمًا في احتياطيك ما بقي لك.
learn-quantik-careful = كل حركة هنا تقريبًا تتيح للفاتح الفوز فورًا. أنت تلعب بالداكن: جِد الحركة الوحيدة التي لا تترك للفاتح خطًا يكمله.
learn-quantik-careful-done = أحسنت الملاحظة. الخط الذي فيه ثلاثة أشكال مختلفة هدية، إلا إذا كان وضع الرابع هناك ممنوعًا.
learn-quantik-no-move = هناك طريق ثان للفوز: من جاء دوره ولا يستطيع اللعب يخسر. أنت تلعب بالداكن: خذ من الفاتح حركته الأخيرة.
learn-quantik-no-move-done = ما زالت لدى الفاتح قطع، لكن لا توجد خانة يُسمح له بأن يضعها فيها.
learn-quantik-ahead = لا أحد يستطيع الفوز هنا فورًا، لكنك تلعب بالداكن وتستطيع فرض الفوز: بعد حركتك، ومهما فعل الفاتح، تكمل خطًا.
learn-quantik-ahead-done = هكذا يكون الفوز في Quantik: لا تترك لخصمك إلا حركات تساعدك. والآن العب مباراة.

## The rule page: what the examples show

study-rules-quantik-row = المخروط يكمل صفًا بالأشكال الأربعة. يفوز من يضع القطعة الأخيرة، وإن كانت إحدى القطع الأخرى للخصم.
study-rules-quantik-column = الأعمدة تُحسب كذلك. هنا يفوز الداكن بثلاث قطع للفاتح.
study-rules-quantik-region = وكذلك المناطق الأربع، اثنتان في اثنتين.
study-rules-quantik-forbidden = كرة الفاتح في الصف العلوي تمنع كرات الداكن من ذلك الصف ومن عمودها ومن منطقتها.
study-rules-quantik-own = قطعتك أنت لا تعيقك أبدًا: كرة ثانية في العمود نفسه مسموحة.
study-rules-quantik-no-move = بعد هذا المكعب لا تبقى للفاتح خانة يضع فيها إحدى قطعه. من لا يستطيع اللعب يخسر.

## The rule page: what the printed rules leave open

study-decision-quantik-both = إذا أكملت القطعة الأخيرة خطًا وتركت الخصم أيضًا بلا حركة، حُسب الفوز بالخط.
study-decision-quantik-start = من يبدأ يُحدَّد بالقرعة؛ وفي المباراة التالية يتبادل اللاعبان المكان.
