## Learning

study-learn = เรียนรู้
study-learn-about = เลือกเกม แล้วลองเองทุกอย่าง ผิดก็ไม่เป็นไร
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
study-lesson-about = โจทย์สั้น ๆ บนกระดาน { $count } ข้อ
study-lesson-progress = ทำแล้ว { $done } จาก { $count } ขั้น
study-first-game = เล่นเกมแรก
study-first-game-about = เล่นกับ { $name } ผู้เล่นคอมพิวเตอร์ที่ใจดีที่สุด ขอคำใบ้ได้ทุกเมื่อ

study-steps = ขั้น
study-step = ขั้นที่ { $number } จาก { $count }
study-next = ถัดไป
study-again = ลองอีกครั้ง
study-lesson-else = เล่นแบบนั้นได้ แต่ไม่ใช่สิ่งที่โจทย์ให้ทำ ดูอีกทีแล้วลองใหม่
study-lesson-allowed = นั่นเป็นตาเดินที่ถูกกติกา ลองตาที่โจทย์ให้ทำ เพื่อดูว่าทำไมจึงไม่อนุญาต
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
        [1] ตาของ{ seat-name }: ชนะทันที
       *[other] ตาของ{ seat-name }: ชนะในรอบของตน { $turns } รอบ
    }
study-puzzle-block = ตาของ{ seat-name }: หาตาเดินเดียวที่ไม่แพ้ทันที
study-puzzle-hold = ตาของ{ seat-name }: หาตาเดินเดียวที่ไม่แพ้
study-puzzle-yes = ถูกต้อง!
study-puzzle-right = ถูกต้อง! { seat-name }แก้เท่าที่ทำได้ ถึงตาของคุณอีกครั้ง
study-puzzle-solved-theme = แก้ได้แล้ว! ข้อนี้เป็นเรื่อง: { $theme }
study-puzzle-done-all = แก้ครบทุกข้อแล้ว เก่งมาก!
study-puzzle-answered = { $distance ->
        [0] ถ้าเดินแบบนั้น { seat-name }จะเดิน { $move } และชนะ
        [1] ถ้าเดินแบบนั้น { seat-name }จะเดิน { $move } และชนะทันที
       *[other] ถ้าเดินแบบนั้น { seat-name }จะเดิน { $move } และชนะใน { $distance } ตา
    }
study-puzzle-not-enough = แบบนั้นยังบังคับชนะไม่ได้: { seat-name }ตอบด้วย { $move } แล้วจะชนะไม่ทัน
study-puzzle-wrong = ไม่ใช่ตานี้
study-puzzle-not-at-once = ตานี้ยังไม่ชนะทันที มีตาอื่นที่ชนะ
study-puzzle-solution = แสดงตาเดิน
study-puzzle-shown = ตาเดินคือ { $move } ทำเครื่องหมายไว้บนกระดานแล้ว ลองเดินแล้วดูว่าเป็นอย่างไรต่อ
study-puzzle-next = ปริศนาถัดไป
study-puzzle-rating = เรตติ้งของคุณ
study-puzzle-streak = วันติดต่อกัน
study-puzzle-solved = แก้แล้ว
study-puzzle-share = { $done } จาก { $count }
study-puzzle-due = วันนี้มีข้อที่เคยพลาดเมื่อหลายวันก่อนกลับมา { $count } ข้อ
study-puzzle-midnight = ปริศนาประจำวันข้อใหม่มาตอนเที่ยงคืน ข้อมูลทั้งหมดนี้เก็บไว้ในเบราว์เซอร์นี้เท่านั้น
study-theme-any = ข้อที่เหมาะกับคุณ
study-theme-win-in-one = ชนะในหนึ่งรอบ
study-theme-win-in-two = ชนะในสองรอบ
study-theme-win-in-three = ชนะในสามรอบ
study-theme-long-way = หนทางยาวไกล
study-theme-two-threats = ขู่สองทางพร้อมกัน
study-theme-block = สกัด
study-theme-only-move = ตาเดินเดียวเท่านั้น
study-theme-send-home = ส่งหมากกลับเข้ามือ

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
        [0] ถึงตา{ seat-name } ซึ่งจะชนะ
        [1] ถึงตา{ seat-name } ซึ่งจะชนะทันที
       *[other] ถึงตา{ seat-name } ซึ่งจะชนะใน { $distance } ตา
    }
study-verdict-loss = { $distance ->
        [0] ถึงตา{ seat-name } ซึ่งจะแพ้
        [1] ถึงตา{ seat-name } ซึ่งจะแพ้ทันที
       *[other] ถึงตา{ seat-name } ซึ่งจะแพ้ใน { $distance } ตา
    }
study-verdict-draw = ไม่มีใครบังคับชนะได้
study-verdict-won = { seat-name }ชนะแล้ว
study-verdict-drawn = เกมเสมอ
study-verdict-looks-good = ถึงตา{ seat-name } ซึ่งดูได้เปรียบ
study-verdict-looks-even = ดูสูสี ถึงตา{ seat-name }
study-verdict-looks-bad = ถึงตา{ seat-name } ซึ่งดูเสียเปรียบ
study-proved = พิสูจน์แล้ว นับตาเดินของทั้งสองฝ่าย
study-best-open = ยังพิสูจน์ไม่ได้ว่าตาเดินใดดีที่สุด
study-deepening = ยังเป็นเพียงการประเมิน กำลังคิดต่อ…
study-estimate = เป็นเพียงการประเมิน ยังไม่ได้พิสูจน์
study-estimate-share = เป็นเพียงการประเมิน ในการเล่นระดับสูง ฝ่ายที่ถึงตาเดินในรูปหมากแบบนี้ได้ { $percent } ของคะแนน ถ้าเสมอ ทุกคนแบ่งหนึ่งคะแนนเท่า ๆ กัน
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
study-possible = เล่นต่อจากรูปหมากนี้ได้
study-paste = วางข้อความเกม
study-paste-about = เกมที่บันทึกไว้ รายการตาเดิน รูปหมากเป็นข้อความ หรือที่อยู่ของเกมหรือการวิเคราะห์
study-paste-read = อ่าน
study-paste-unknown = ข้อความนี้ไม่ใช่เกมที่บันทึกไว้ รายการตาเดิน รูปหมาก หรือที่อยู่ของเกมที่นี่
study-paste-elsewhere = ที่อยู่นี้เป็นของเว็บไซต์อื่น: { $site }
study-prune = ลบตาเดินนี้
study-draw-about = ใช้ปุ่มขวาของเมาส์วาดลูกศรและวงกลมได้
study-share = ส่งต่อ
study-link = ลิงก์ของรูปหมากนี้
study-position = รูปหมากเป็นข้อความ
study-from-start = ตั้งแต่ต้น

## Review

study-review-about = วางข้อความของเกมที่บันทึกไว้ รายการตาเดิน หรือที่อยู่ของเกม ทุกตาเดินจะถูกตรวจอีกครั้ง แล้วคุณจะเห็นว่าชนะหรือแพ้กันตรงไหน
study-review-start = ทบทวน
study-review-title = ทบทวน { $game }
study-review-running = เกมนี้ยังเล่นกันอยู่ ทบทวนได้เมื่อจบแล้ว
study-review-end = เกมจบลงแบบนี้
study-review-better = ตาที่ดีกว่าคือ { $move }: { $worth }
study-review-win-loss = พลาด: จากชนะกลายเป็นแพ้
study-review-win-draw = พลาด: ปล่อยชัยชนะหลุดมือ
study-review-draw-loss = พลาด: แพ้ทั้งที่ประคองให้เสมอได้
study-review-doubtful = น่าจะพลาด (การประเมิน)
study-review-fine = ดูใช้ได้ (การประเมิน)
study-review-kept = ดีเท่ากับตาอื่น: { $worth }
study-review-no-choice = ไม่ต่างกัน ทุกตาเดินมีค่าเท่ากัน
study-review-decisive = ตานี้ตัดสินเกม
study-accuracy-exact = ตัดสินใจถูกในจุดสำคัญ { $right } จาก { $choices } ครั้ง ความแม่นยำ: { $percent } เป็นค่าที่แน่นอน
study-accuracy-estimate = ความแม่นยำประมาณ { $percent } เป็นเพียงการประเมิน เพราะพิสูจน์ไม่ได้ทุกตาเดิน
study-accuracy-none = ไม่มีการตัดสินใจใดที่มีผล ไม่ว่าเดินอะไร ทุกตาเดินมีค่าเท่ากัน
study-mistakes = ตาที่พลาด
study-mistakes-none = ไม่พบ
study-mistakes-looking = กำลังตรวจทุกตาเดิน…
study-analyse-here = วิเคราะห์รูปหมากนี้
study-to-match = ไปที่เกม
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
study-rules-print = พิมพ์ลงกระดาษแผ่นเดียว
study-rules-options = ตัวเลือก
study-rules-usual = ปกติ: { $value }
study-rules-decisions = เรื่องที่กติกาในกล่องไม่ได้บอก เราตัดสินแบบนี้

## Help while playing

study-help = ช่วยเหลือ
study-review-this = ทบทวนเกมนี้
study-hint = คำใบ้
study-hint-more = แสดงตาเดิน
study-hint-place = วางหมากใหม่
study-hint-piece = ดูหมากนี้: { $piece }
study-hint-move = ลอง { $move }: { $worth }
study-threats = มีอะไรขู่อยู่บ้าง
study-threats-none = ตอนนี้ไม่มี
study-threats-some = ระวัง: { seat-name }จะเดิน { $move } เพื่อชนะทันที
study-threats-later = ไม่มีใครชนะได้ในตาถัดไป แต่{ seat-name }ต้องการเดิน { $move } ซึ่งจะทำให้ชนะใน { $distance } ตา ไม่ว่าคุณจะทำอะไรก็ตาม
study-show-values = แสดงค่า
