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
