## Help

cli-help-usage = วิธีใช้:
cli-help-command-piece = คำสั่ง
cli-help-options-piece = [ตัวเลือก]
cli-help-language-piece = ภาษา
cli-help-commands = คำสั่ง
cli-help-arguments = อาร์กิวเมนต์
cli-help-options = ตัวเลือก

cli-help-fourfold = เกมกระดานที่กติกาแม่นยำ: เล่น { $games } ในเทอร์มินัล หรือให้โปรแกรมอื่นถามกติกา
cli-help-play = เล่นในเทอร์มินัล กับคนที่แป้นพิมพ์นี้หรือกับคอมพิวเตอร์
cli-help-games = แสดงรายการเกม หรือตัวเลือกของเกมหนึ่ง
cli-help-rules = ตอบ JSON แต่ละบรรทัดจากอินพุตมาตรฐานด้วย JSON หนึ่งบรรทัด: รูปหมาก ตาเดินที่ถูกกติกา ผล
cli-help-perft = นับลำดับตาเดินที่ถูกกติกาตามความยาวที่กำหนด
cli-help-analyze = บอกค่าของรูปหมากและทุกตาเดิน พิสูจน์เมื่อทำได้
cli-help-match = ให้ผู้เล่นคอมพิวเตอร์แข่งกันและให้เรตติ้ง
cli-help-solve = หาค่าของทุกรูปหมากในเกม หยุดได้ และทำต่อเมื่อเรียกอีกครั้ง
cli-help-verify = ตรวจตารางค่าด้วยโปรแกรมที่ไม่ได้สร้างตารางนั้น
cli-help-tables = บอกว่าที่นี่มีตารางค่าใดบ้าง และดาวน์โหลด สร้าง ตรวจ บีบอัด หรือลบตาราง
cli-help-serve = ให้บริการเว็บแอปและ API เมื่อเรียก fourfold ในเทอร์มินัลโดยไม่มีคำสั่ง ก็ทำสิ่งนี้และเปิดในเบราว์เซอร์
cli-help-backup = บันทึกเกมทั้งหมดของเซิร์ฟเวอร์ แม้ขณะทำงาน
cli-help-engine = เล่นเป็นเอนจินให้โปรแกรมอื่น ซึ่งสั่งผ่าน Universal Game Interface
cli-help-pipe = วิเคราะห์รูปหมากจาก JSON แต่ละบรรทัดในอินพุตมาตรฐาน หลายรูปหมากพร้อมกัน แต่ละรูปหมากมี id
cli-help-puzzles = หาปริศนา: รูปหมากที่มีตาเดินที่ถูกเพียงตาเดียว ทุกข้อพิสูจน์และให้เรตติ้งแล้ว พิมพ์เป็น JSON
cli-help-bench = วัดความเร็วของทุกอย่าง เทียบกับกติกาแบบธรรมดาและไลบรารีอื่น

cli-help-version = พิมพ์รุ่น
cli-help-lang = ใช้ภาษาหนึ่งใน { $languages }
cli-help-help = พิมพ์ความช่วยเหลือนี้
cli-help-game = หนึ่งใน { $games } ใส่ตัวเลือกได้: exago?players=3&size=5
cli-help-option = ตัวเลือกของเกม เช่น size=5 ใส่ได้หลายครั้ง
cli-help-position = เริ่มจากรูปหมากนี้แทนรูปหมากปกติ
cli-help-players = ใครเล่น คั่นด้วยจุลภาค level1 ถึง level10 เป็นผู้เล่นคอมพิวเตอร์ เช่นเดียวกับ random, greedy และ montecarlo ส่วน ? คือคนที่ไม่มีชื่อ
cli-help-in-order = จัดที่นั่งตามลำดับที่ให้แทนการจับสลาก
cli-help-load = เล่นเกมที่บันทึกไว้ต่อ
cli-help-seed = ให้การสุ่มออกเหมือนเดิมทุกครั้ง
cli-help-ascii = วาดด้วยอักขระธรรมดาเท่านั้น
cli-help-no-color = วาดโดยไม่ใช้สี
cli-help-level = เล่นกับคอมพิวเตอร์ระดับนี้ ตั้งแต่ 1 (อ่อน) ถึง 10 (เก่งที่สุด)
cli-help-time-move = ผู้เล่นคอมพิวเตอร์คิดต่อตาเดินนานเท่าใด ปกติ 2
cli-help-time = คิดนานเท่าใด ปกติ 2 ถ้าเป็น 0 จะบอกเฉพาะสิ่งที่รู้ทันที
cli-help-json = ตอบด้วย JSON หนึ่งบรรทัด

## Games and their options

cli-games-more = fourfold games GAME แสดงตัวเลือกของเกม fourfold play GAME เล่นเกมนั้น
cli-seats-exactly = ผู้เล่น { $count } คน
cli-seats-range = ผู้เล่น { $low }–{ $high } คน
cli-options-none = เกมนี้ไม่มีตัวเลือก
cli-options-in-force = ตัวเลือกในเกมนี้:
cli-values-choice = หนึ่งใน { $values }
cli-values-number = ตั้งแต่ { $low } ถึง { $high }
cli-values-numbers = ตั้งแต่ { $low } ถึง { $high } สำหรับทุกคน หรือแต่ละที่นั่งคั่นด้วยจุลภาค
cli-default = ปกติ { $value }
cli-default-depends = ปกติที่นี่ { $value } ขึ้นกับตัวเลือกข้างบน

## Questions before the first move

cli-ask-game = เกมไหน?
cli-ask-players = ผู้เล่นกี่คน { $low } ถึง { $high }? [{ $low }]
cli-ask-opponents = ใครเล่น?
cli-ask-level = ให้เก่งแค่ไหน?
cli-against-people = คนเล่นกันเอง ใช้แป้นพิมพ์นี้ร่วมกัน
cli-against-level = คุณกับคอมพิวเตอร์ เลือกความเก่งได้
cli-against-random = คุณกับคอมพิวเตอร์ที่เดินสุ่ม
cli-ask-number = หมายเลข [{ $default }]:
cli-ask-again = โปรดพิมพ์ตัวเลขตั้งแต่ { $low } ถึง { $high }

## Players

cli-player-random = สุ่ม
cli-player-level1 = { level-name-1 } ระดับ 1
cli-player-level2 = { level-name-2 } ระดับ 2
cli-player-level3 = { level-name-3 } ระดับ 3
cli-player-level4 = { level-name-4 } ระดับ 4
cli-player-level5 = { level-name-5 } ระดับ 5
cli-player-level6 = { level-name-6 } ระดับ 6
cli-player-level7 = { level-name-7 } ระดับ 7
cli-player-level8 = { level-name-8 } ระดับ 8
cli-player-level9 = { level-name-9 } ระดับ 9
cli-player-level10 = { level-name-10 } ระดับ 10
cli-player-greedy = จอมโลภ
cli-player-montecarlo = มอนติคาร์โล
cli-name = { $name } ({ $colour })
cli-you = คุณ
cli-somebody = คนเล่น
cli-seat = { $colour }: { $name }
cli-seats-drawn = จับสลากแล้ว: { $seats }
cli-seats-given = { $seats }

## The game

cli-title = { $game } ตาเดินที่ { $number }
cli-title-end = { $count ->
        [0] { $game } ยังไม่ได้เดิน
       *[other] { $game } หลังเดิน { $count } ตา
    }
cli-game-options = { $game } ({ $options })
cli-your-turn = { $name } ถึงตาของคุณแล้ว
cli-hint = พิมพ์ตาเดินเช่น { $example } พิมพ์ “{ $moves }” เพื่อดูทั้งหมด หรือ “{ $help }”
cli-hint-help = พิมพ์ “{ $help }” เพื่อดูว่าทำอะไรได้บ้าง
cli-computer-plays = { $name } เดิน { $move }
cli-thinking = { $name } กำลังคิด…
cli-won = { $name } ชนะ: { $reason }
cli-drawn = เสมอ: { $reason }

## Commands: the words to type, with commas between; what follows them; what they do

cli-word-help = ช่วยเหลือ, ?
cli-word-moves = ตาเดิน
cli-word-hint = คำใบ้
cli-word-analyze = วิเคราะห์
cli-word-undo = ย้อน
cli-word-save = บันทึก
cli-word-load = เปิด
cli-word-resign = ยอมแพ้
cli-word-draw = เสมอ
cli-word-rules = กติกา
cli-word-record = ประวัติ
cli-word-rematch = แข่งใหม่
cli-word-quit = ออก

cli-argument-moves = [ขึ้นต้น]
cli-argument-save = ไฟล์
cli-argument-load = ไฟล์

cli-about-help = แสดงรายการนี้
cli-about-moves = แสดงตาเดินที่ถูกกติกา หรือที่ขึ้นต้นแบบนี้
cli-about-hint = ให้คอมพิวเตอร์บอกตาเดินที่ดี
cli-about-analyze = บอกค่าของรูปหมากและทุกตาเดิน
cli-about-undo = ย้อนตาเดินล่าสุดที่คนเดิน
cli-about-save = เขียนเกมลงไฟล์
cli-about-load = เล่นเกมจากไฟล์ต่อ
cli-about-resign = ยอมแพ้
cli-about-draw = เสนอเสมอ
cli-about-rules = แสดงกติกาของเกมนี้
cli-about-record = แสดงเกมจนถึงตอนนี้เป็นข้อความ
cli-about-rematch = เล่นอีกครั้งเมื่อจบเกม
cli-about-quit = ออกจากเกม

cli-help-move = พิมพ์ตาเดินหรือหมายเลขในรายการเพื่อเดิน กด Enter อย่างเดียวเพื่อแสดงกระดานอีกครั้ง
cli-moves-count = ตาเดินที่ถูกกติกา { $count } ตา
cli-moves-none = ไม่มีตาเดินที่ถูกกติกาขึ้นต้นด้วย “{ $start }”
cli-taken-back = ย้อนตาเดินไป { $count } ตาแล้ว
cli-saved = บันทึกเป็น “{ $file }” แล้ว
cli-not-saved = ไม่ได้บันทึก
cli-replace = มีไฟล์ “{ $file }” อยู่แล้ว จะแทนที่หรือไม่?
cli-load-anyway = เกมนี้ยังไม่ได้บันทึก จะออกเลยหรือไม่?
cli-quit-save = เกมนี้ยังไม่ได้บันทึก พิมพ์ชื่อไฟล์เพื่อบันทึก หรือ Enter เพื่อออก:
cli-resign-sure = { $name } จะยอมแพ้หรือไม่?
cli-resigned = { $name } ยอมแพ้แล้ว จากนี้คอมพิวเตอร์เล่นแทนที่นั่งนั้น
cli-draw-sure = { $name } จะตกลงเสมอหรือไม่?
cli-draw-refused = { $name } เล่นต่อ
cli-unsaved = เกมนี้ยังไม่จบ ถ้าจะเล่นต่อภายหลัง ใส่บรรทัดเหล่านี้ในไฟล์แล้วพิมพ์: fourfold play --load FILE
cli-yes-or-no = [y/N]
cli-yes = y, yes, ใช่

## Analysis

analyze-position-win = { $plies ->
        [0] ถึงตา { $name } ซึ่งจะชนะ
        [1] ถึงตา { $name } ซึ่งจะชนะทันที
       *[other] ถึงตา { $name } ซึ่งจะชนะหลังจาก { $plies } ตา นับทั้งสองฝ่าย
    }
analyze-position-loss = { $plies ->
        [0] ถึงตา { $name } ซึ่งจะแพ้
        [1] ถึงตา { $name } ซึ่งจะแพ้ทันที
       *[other] ถึงตา { $name } ซึ่งจะแพ้หลังจาก { $plies } ตา นับทั้งสองฝ่าย
    }
analyze-position-draw = ถึงตา { $name } ไม่มีใครบังคับชนะได้
analyze-position-unknown = ถึงตา { $name } ยังพิสูจน์ไม่ได้ว่าใครจะชนะ ถ้ามีเวลามากขึ้นอาจช่วยได้
analyze-best-open = ยังพิสูจน์ไม่ได้ว่าตาเดินใดดีที่สุด ถ้ามีเวลามากขึ้นอาจช่วยได้
analyze-move = ตาเดิน
analyze-value = ค่า
analyze-plies = ตาเดินจนจบ
analyze-proof = ความแน่นอน
analyze-value-win = ชนะ
analyze-value-loss = แพ้
analyze-value-draw = เสมอ
analyze-value-unknown = ไม่ทราบ
analyze-guess-good = ดูดี
analyze-guess-fair = ดูพอใช้
analyze-guess-even = ดูสูสี
analyze-guess-poor = ดูด้อย
analyze-guess-bad = ดูไม่ดี
analyze-exact = พิสูจน์แล้ว
analyze-estimate = ประเมิน
analyze-more = และตาเดินอีก { $count } ตา

## What can go wrong

cli-output-failed = เขียนผลลัพธ์ไม่ได้: { $why }

error-usage-command = ไม่มีคำสั่ง “{ $name }” คำสั่งที่มีคือ { $names }
error-usage-extra = มีอาร์กิวเมนต์เกินหนึ่งตัว: “{ $argument }”
error-usage-missing = ขาดอาร์กิวเมนต์ { $argument }
error-usage-option = ที่นี่ไม่มีตัวเลือก { $option } ดูรายการด้วย --help
error-usage-negative = ตรงนี้ใช้จำนวนลบไม่ได้
error-usage-value-missing = ตัวเลือก { $option } ต้องมีค่า
error-usage-no-value = ตัวเลือก { $option } ไม่รับค่า
error-usage-other = { $message }
error-extra-missing = ต้องใช้แพ็กเกจ { $package } ซึ่งไม่มีในการติดตั้งแบบธรรมดา ติดตั้งด้วย: pip install "fourfold[{ $extra }]"
error-language-unknown = ที่นี่ไม่มีภาษา “{ $name }” ภาษาที่มีคือ { $names }
error-number-here = { $name } เป็น “{ $value }” ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ { $low } ถึง { $high }
error-game-missing = เกมไหน? ระบุหนึ่งใน { $names }
error-load-alone = เกมที่บันทึกไว้มีเกม ตัวเลือก รูปหมาก และผู้เล่นอยู่แล้ว ไม่ต้องใส่เมื่อใช้ --load
error-level-or-players = ใช้ --level หรือ --players อย่างใดอย่างหนึ่ง ใส่ระดับไว้ในรายชื่อผู้เล่นได้ เช่น Ann,level3
error-level-unknown = ไม่มีผู้เล่น “{ $name }” ระดับมีตั้งแต่ { $low } ถึง { $high }
error-time-here = เวลาเป็น “{ $value }” ไม่ได้ ต้องเป็นจำนวนวินาทีตั้งแต่ 0 ถึง { $high }
error-path-here = “{ $path }” เป็นชื่อไฟล์หรือโฟลเดอร์ไม่ได้

error-move-number = มีตาเดินที่ถูกกติกา { $count } ตา แต่ไม่มีหมายเลขนั้น
error-nobody-to-take-back = คุณยังไม่ได้เดิน จึงไม่มีอะไรให้ย้อน
error-draw-with-computer = คอมพิวเตอร์ไม่รับข้อเสนอเสมอ
error-file-missing = ไฟล์ไหน? พิมพ์ { $usage }

error-file-unreadable = อ่าน “{ $file }” ไม่ได้: { $why ->
        [missing] ไม่มีไฟล์นี้
        [folder] เป็นโฟลเดอร์
        [forbidden] ไม่มีสิทธิ์อ่าน
       *[other] { $system }
    }
error-file-unwritable = เขียน “{ $file }” ไม่ได้: { $why ->
        [missing] ไม่มีโฟลเดอร์นี้
        [folder] สิ่งที่ไม่ใช่ไฟล์ธรรมดาใช้ชื่อนี้อยู่
        [forbidden] ไม่มีสิทธิ์เขียนที่นั่น
       *[other] { $system }
    }
error-file-too-long = “{ $file }” ไม่ใช่บันทึกเกม ยาวเกิน { $limit } ไบต์
error-file-not-text = “{ $file }” ไม่ใช่บันทึกเกม บรรทัด { $line } ไม่ใช่ข้อความ UTF-8
