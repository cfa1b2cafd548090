## Learning

study-learn = เรียนรู้
study-learn-about = เลือกเกม ได้ลองทำทุกอย่างเอง และไม่มีอะไรผิดพลาดได้
study-learn-game = เรียนรู้ { $game }
study-other-games = เกมอื่น
study-rules = กติกาการเล่น
study-analyse = วิเคราะห์
study-play = เล่น
study-review = ทบทวนเกม
study-overview = ภาพรวม
study-title-puzzles = { $game }: ปริศนา
study-title-analyse = { $game }: การวิเคราะห์
study-lesson = กติกาการเล่น ทีละขั้น
study-lesson-about = งานเล็ก ๆ บนกระดาน { $count } ข้อ
study-lesson-progress = ทำแล้ว { $done } จาก { $count } ขั้น
study-first-game = เล่นเกมแรก
study-first-game-about = พบกับ { $name } ผู้เล่นคอมพิวเตอร์ที่ใจดีที่สุด ขอคำใบ้ได้ทุกเมื่อ

study-steps = ขั้น
study-step = ขั้นที่ { $number } จาก { $count }
study-next = ถัดไป
study-again = ลองอีกครั้ง
study-lesson-else = เล่นแบบนั้นได้ แต่ไม่ใช่สิ่งที่โจทย์ขอ ดูอีกทีแล้วลองใหม่
study-lesson-allowed = นั่นเป็นตาเดินที่ถูกกติกา ลองตาที่โจทย์ขอ เพื่อดูว่าทำไมจึงไม่อนุญาต
study-lesson-skip = ข้ามขั้นนี้
study-lesson-hint = ทำเครื่องหมายไว้แล้วว่าตาเดินที่ถูกอยู่ตรงไหน
study-lesson-hint-piece = หยิบหมากนี้: { $piece } แล้ววางตรงที่ทำเครื่องหมายไว้
study-to-puzzles = ไปที่ปริศนา

## Puzzles

study-puzzles = ปริศนา
study-puzzles-about = รูปหมาก { $count } แบบ แต่ละแบบมีตาเดินที่ถูกเพียงตาเดียว
study-puzzles-solved = แก้แล้ว { $done } จาก { $count }
study-puzzle-rated = ปริศนา เรตติ้ง { NUMBER($rating, useGrouping: 0) }
study-puzzle-of-day = ปริศนาประจำวัน
study-puzzle-task = { $turns ->
        [1] { seat-name }เดินและชนะทันที
       *[other] { seat-name }เดินและชนะใน { $turns } รอบ
    }
study-puzzle-block = ตาของ{ seat-name }: หาตาเดินเดียวที่ไม่แพ้ทันที
study-puzzle-hold = ตาของ{ seat-name }: หาตาเดินเดียวที่ไม่แพ้
study-puzzle-yes = ถูกต้อง!
study-puzzle-right = ถูกต้อง! { seat-name }ทำเท่าที่ทำได้ ถึงตาคุณอีกครั้ง
study-puzzle-solved-theme = แก้ได้แล้ว! ข้อนี้เป็นเรื่อง: { $theme }
study-puzzle-done-all = แก้ครบทุกข้อแล้ว เก่งมาก!
study-puzzle-answered = { $distance ->
        [0] แบบนั้น{ seat-name }จะเดิน { $move } และชนะ
        [1] แบบนั้น{ seat-name }จะเดิน { $move } และชนะทันที
       *[other] แบบนั้น{ seat-name }จะเดิน { $move } และชนะใน { $distance } ตา
    }
study-puzzle-not-enough = ยังบังคับชนะไม่ได้: { seat-name }ตอบ { $move } แล้วชนะไม่ทัน
study-puzzle-wrong = ไม่ใช่ตานี้
study-puzzle-not-at-once = ตานี้ยังไม่ชนะทันที มีตาอื่นที่ชนะ
study-puzzle-solution = แสดงตาเดิน
study-puzzle-shown = ตาเดินคือ { $move } ช่องถูกทำเครื่องหมายไว้ ลองเดินแล้วดูว่าเป็นอย่างไรต่อ
study-puzzle-next = ปริศนาถัดไป
study-puzzle-rating = เรตติ้งของคุณ
study-puzzle-streak = วันติดต่อกัน
study-puzzle-solved = แก้แล้ว
study-puzzle-share = { $done } จาก { $count }
study-puzzle-due = วันนี้มีข้อที่เคยพลาดเมื่อหลายวันก่อนกลับมา { $count } ข้อ
study-puzzle-midnight = ปริศนาประจำวันข้อใหม่มาตอนเที่ยงคืน ข้อมูลทั้งหมดนี้เก็บไว้ในเบราว์เซอร์นี้เท่านั้น
study-theme-any = ข้อที่เหมาะกับคุณ
study-theme-win-in-one = ชนะในหนึ่งตา
study-theme-win-in-two = ชนะในสองตา
study-theme-win-in-three = ชนะในสามตา
study-theme-long-way = หนทางยาวไกล
study-theme-two-threats = ขู่สองทางพร้อมกัน
study-theme-block = สกัด
study-theme-only-move = ตาเดินเดียวเท่านั้น
study-theme-send-home = ส่งหมากกลับเข้ามือ
study-theme-no-undo = กลเม็ดห้ามผลักกลับ

## What a position is worth

study-short-win = ช{ $distance }
study-short-loss = พ{ $distance }
study-short-draw = ส
study-short-good = +
study-short-even = =
study-short-bad = −
study-legend = { $win } คือชนะ { $loss } คือแพ้ { $draw } คือเสมอ ตัวเลขนับตาเดินของทั้งสองฝ่ายจนจบ ขอบเส้นประคือการประเมิน: { study-short-good } ดี { study-short-even } สูสี { study-short-bad } ไม่ดี
study-value-win = { $distance ->
        [0] ชนะ
        [1] ชนะทันที
       *[other] ชนะใน { $distance } ตา
    }
study-value-loss = { $distance ->
        [0] แพ้
        [1] แพ้ทันที
       *[other] แพ้ใน { $distance } ตา
    }
study-value-draw = เสมอ
study-looks-good = ดูดี
study-looks-even = ดูสูสี
study-looks-bad = ดูไม่ดี
study-verdict-win = { $distance ->
        [0] ตาของ{ seat-name } ชนะ
        [1] ตาของ{ seat-name } ชนะทันที
       *[other] ตาของ{ seat-name } ชนะใน { $distance } ตา
    }
study-verdict-loss = { $distance ->
        [0] ตาของ{ seat-name } แพ้
        [1] ตาของ{ seat-name } แพ้ทันที
       *[other] ตาของ{ seat-name } แพ้ใน { $distance } ตา
    }
study-verdict-draw = ไม่มีใครบังคับชนะได้
study-verdict-won = { seat-name }ชนะแล้ว
study-verdict-drawn = เกมเสมอ
study-verdict-looks-good = ตาของ{ seat-name } ดูดี
study-verdict-looks-even = ตาของ{ seat-name } ดูสูสี
study-verdict-looks-bad = ตาของ{ seat-name } ดูไม่ดี
study-proved = พิสูจน์แล้ว นับตาเดินของทั้งสองฝ่าย
study-deepening = ยังเป็นเพียงการประเมิน กำลังคิดต่อ…
study-estimate = เป็นเพียงการประเมิน ยังไม่ได้พิสูจน์
study-thinking = กำลังคิด…

## Analysis

study-moves = ตาเดินและค่าของตาเดิน
study-more = อีก { $count } ตาเดิน
study-fewer = เฉพาะที่ดีที่สุด
study-values = ค่า
study-best-line = เดินตาที่ดีที่สุด
study-stop = หยุด
study-set-up = จัดหมาก
study-set-up-about = เลือกหมาก แล้ววางในที่ที่ต้องการ
study-set-up-done = วิเคราะห์เลย
study-tools = สิ่งที่จะวาง
study-take-away = เอาออก
study-mover = ถึงตา:
study-clear = ล้างกระดาน
study-possible = ตำแหน่งนี้เล่นได้
study-paste = วางเกม
study-paste-about = เกมที่บันทึกไว้ หรือตำแหน่งเป็นข้อความ
study-paste-read = อ่าน
study-prune = ลืมตาเดินนี้
study-draw-about = ใช้ปุ่มขวาของเมาส์วาดลูกศรและวงกลมได้
study-share = ส่งต่อ
study-link = ลิงก์ของตำแหน่งนี้
study-position = ตำแหน่งเป็นข้อความ
study-from-start = จากจุดเริ่มต้น

## Review

study-review-about = วางเกมที่บันทึกไว้ ทุกตาเดินจะถูกตรวจอีกครั้ง และเห็นว่าชนะหรือแพ้ตรงไหน
study-review-start = ทบทวน
study-review-title = ทบทวน { $game }
study-review-running = การแข่งขันนี้ยังเล่นอยู่ ทบทวนได้เมื่อจบแล้ว
study-review-move = ตาเดินที่ { $number }: { $name } เดิน { $move }
study-review-end = เกมจบลงแบบนี้
study-review-better = ตาที่ดีกว่าคือ { $move }: { $worth }
study-review-win-loss = พลาด: เปลี่ยนชนะเป็นแพ้
study-review-win-draw = พลาด: ทิ้งชัยชนะ
study-review-draw-loss = พลาด: แพ้ทั้งที่รักษาเสมอได้
study-review-doubtful = น่าจะพลาด (ประเมิน)
study-review-fine = ดูใช้ได้ (ประเมิน)
study-review-kept = ดีไม่แพ้ตาอื่น: { $worth }
study-review-no-choice = ไม่ต่างกัน ทุกตาเดินมีค่าเท่ากัน
study-review-decisive = ตานี้ตัดสินเกม
study-accuracy-exact = การตัดสินใจที่ถูกในจุดสำคัญ: { $right } จาก { $choices } ความแม่นยำ: { $percent } เป็นค่าแน่นอน
study-accuracy-estimate = ความแม่นยำประมาณ { $percent } เป็นการประเมิน เพราะพิสูจน์ไม่ได้ทุกตาเดิน
study-accuracy-none = ไม่มีการตัดสินใจที่สำคัญ ไม่ว่าเดินอะไร ทุกตาเดินมีค่าเท่ากัน
study-mistakes = ข้อผิดพลาด
study-review-wrong = ตาเดินที่ { $number }: { $move } พลาด
study-mistakes-none = ไม่พบ
study-mistakes-looking = กำลังตรวจทุกตาเดิน…
study-analyse-here = วิเคราะห์ตำแหน่งนี้
study-to-match = ไปที่การแข่งขัน
study-graph-wins = { seat-name }ชนะ
study-graph-move = ตาเดิน
study-graph-exact = พิสูจน์แล้ว
study-graph-estimate = ประเมิน

## Rule pages: what the examples show

study-rules-of = กติกาการเล่น { $game }
study-rules-short = โดยย่อ
study-rules-examples = ตัวอย่าง
study-rules-show = แสดง
study-rules-again = อีกครั้ง
study-rules-why = ทำไมไม่ได้
study-rules-not-allowed = ไม่อนุญาต
study-rules-print = พิมพ์ในแผ่นเดียว
study-rules-options = ตัวเลือก
study-rules-usual = ปกติ: { $value }
study-rules-decisions = สิ่งที่กล่องไม่ได้บอก เราตัดสินแบบนี้

study-rules-quantik-row = ทรงกรวยทำให้แถวแนวนอนครบทั้งสี่รูปทรง ผู้วางชิ้นสุดท้ายชนะ แม้ชิ้นหนึ่งจะเป็นของฝ่ายตรงข้าม
study-rules-quantik-column = แถวแนวตั้งก็นับเหมือนกัน ตรงนี้ฝ่ายสีเข้มชนะด้วยหมากสามชิ้นของฝ่ายสีอ่อน
study-rules-quantik-region = แดนสองคูณสองทั้งสี่แดนก็เช่นกัน
study-rules-quantik-forbidden = ทรงกลมของฝ่ายสีอ่อนในแถวแนวนอนบนสุด กันทรงกลมของฝ่ายสีเข้มจากแถวแนวนอน แถวแนวตั้ง และแดนนั้น
study-rules-quantik-own = หมากของตนเองไม่ขวางทาง ทรงกลมชิ้นที่สองในแถวแนวตั้งเดียวกันวางได้
study-rules-quantik-no-move = หลังลูกบาศก์นี้ ฝ่ายสีอ่อนไม่มีช่องให้วางหมาก ผู้ที่เดินไม่ได้แพ้

study-rules-qomet-square = ดาวสีเดียวกันสี่ดวงบนมุมของสี่เหลี่ยมจัตุรัสชนะ นี่คือวงในของสี่เหลี่ยมใหญ่สามวง
study-rules-qomet-centre = สี่เหลี่ยมจัตุรัสอีก 12 รูปมีมุมหนึ่งอยู่ตรงกลาง ดาวที่อยู่ระหว่างไม่มีผล
study-rules-qomet-diamond = ไม่ใช่สี่เหลี่ยมจัตุรัส เพราะด้านไม่อยู่ตามเส้นของกระดาน
study-rules-qomet-step = ดาวเดินหนึ่งก้าวตามเส้นไปยังจุดว่าง
study-rules-qomet-push = ดาวที่ขวางถูกผลักต่อไปหนึ่งก้าวตามเส้นเดิม ไม่ว่าเป็นของใคร
study-rules-qomet-blocked = ดาวสองดวงเรียงกันผลักไม่ได้ หลังดวงแรกต้องมีที่ว่าง
study-rules-qomet-corner = การผลักไม่เลี้ยวมุม และมีเพียงดาวบนสี่เหลี่ยมวงนอกที่ออกจากกระดานได้
study-rules-qomet-push-off = ดาวบนสี่เหลี่ยมวงนอกที่ถูกผลักเลยปลายเส้นกลับเข้ามือเจ้าของ
study-rules-qomet-withdraw = นำดาวของตนจากสี่เหลี่ยมวงนอกกลับเข้ามือได้
study-rules-qomet-undo = ฝ่ายสีเข้มเพิ่งผลักดาวนี้ ไม่อนุญาตให้ผลักกลับตรง ๆ เป็นเวลาหนึ่งรอบ
study-rules-qomet-gift = การผลักของฝ่ายสีอ่อนเองทำให้สี่เหลี่ยมจัตุรัสของฝ่ายสีเข้มครบ ฝ่ายสีเข้มชนะ

study-rules-exago-touch = แผ่นหกเหลี่ยมใหม่ทุกแผ่นต้องติดกับแผ่นบนกระดาน
study-rules-exago-line = เส้นตรงต่อเนื่องชนะ ห้าแผ่นเมื่อเล่นสองคน สี่แผ่นเมื่อมากกว่านั้น
study-rules-exago-relocate = เมื่อไม่มีแผ่นในมือ ยกแผ่นของตนหนึ่งแผ่นไปวางในที่ที่ติดกับแผ่นอื่น
study-rules-exago-cut-off = ยกแผ่นนี้แล้วอีกสองแผ่นขาดออก กลับไปหาเจ้าของ ซึ่งต้องวางใหม่ก่อนจึงจะย้ายได้
study-rules-exago-choose = เหลือสองกลุ่มเท่ากัน ผู้เดินเลือกว่ากลุ่มใดอยู่ต่อ
study-rules-exago-must-block = เมื่อเล่นสามคนขึ้นไปต้องสกัดการขู่ ฝ่ายสีแดงขู่ชนะที่ d5 ฝ่ายสีน้ำเงินจึงเล่นที่อื่นไม่ได้
study-rules-exago-block = ตานี้หยุดการขู่ จึงเล่นได้

## Decisions

study-decision-quantik-both = ถ้าหมากชิ้นสุดท้ายทำให้เส้นครบและฝ่ายตรงข้ามเดินไม่ได้ด้วย นับว่าชนะด้วยเส้น
study-decision-quantik-start = ผู้เริ่มได้จากการจับสลาก เกมถัดไปผู้เล่นสลับกัน
study-decision-qomet-corner = ดาวที่มุมวงนอกถูกผลักออกตามด้านนอกได้ด้วย ตัวเลือก “corner_exit” ห้ามได้
study-decision-qomet-diamond = จุดกลางด้านทั้งสี่ของสี่เหลี่ยมไม่ใช่สี่เหลี่ยมจัตุรัส
study-decision-qomet-repetition = เมื่อตำแหน่งเดิม ผู้ถึงตาคนเดิม และตาต้องห้ามเดิมเกิดขึ้นเป็นครั้งที่สาม เกมเสมอ ค่าในการวิเคราะห์ไม่นับข้อนี้ ที่ใดไม่มีใครบังคับชนะได้ก็บอกว่าเสมอ
study-decision-qomet-both = ถ้าตาเดินหนึ่งทำให้ทั้งสองฝ่ายได้สี่เหลี่ยมจัตุรัส ฝ่ายที่ไม่ได้เดินชนะ
study-decision-exago-groups = จากหลายกลุ่ม กลุ่มที่ใหญ่ที่สุดกลุ่มเดียวอยู่ต่อ แม้มีมากกว่าสองกลุ่ม
study-decision-exago-own = ถ้าแผ่นของตนกลับเข้ามือ ยังต้องวางแผ่นที่ยกทันที แผ่นอื่นวางในรอบต่อไป
study-decision-exago-duty = เมื่อเล่นสามคนขึ้นไป การสกัดเป็นหน้าที่ทุกครั้งที่ทำได้ แม้มีคนขู่เพียงคนเดียว
study-decision-exago-first = ถ้ามีหลายคนขู่ ให้ดูคนที่ถึงตาก่อน
study-decision-exago-relocated = การขู่ชนะด้วยการย้ายแผ่นนับเหมือนการขู่อื่น
study-decision-exago-stuck = ผู้ที่ทำอะไรไม่ได้ให้ผ่าน ถ้าไม่มีใครเดินได้ เกมเสมอ

## Help while playing

study-help = ช่วยเหลือ
study-review-this = ทบทวนเกมนี้
study-hint = คำใบ้
study-hint-more = แสดงตาเดิน
study-hint-place = วางหมากใหม่
study-hint-piece = ดูหมากนี้: { $piece }
study-hint-move = ลอง { $move }: { $worth }
study-threats = อะไรคุกคามอยู่
study-threats-none = ตอนนี้ไม่มี ไม่ว่าเดินอะไร ไม่มีใครชนะในตาถัดไป
study-threats-some = ระวัง: { seat-name }จะเดิน { $move } และชนะ
study-show-values = แสดงค่า
