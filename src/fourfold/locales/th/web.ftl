## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet และ Exago
web-description = Quantik, Qomet และ Exago: เล่นกับคนและกับคอมพิวเตอร์หลายระดับ
web-skip = ข้ามไปที่เนื้อหา
web-home = Fourfold เกมทั้งหมด
web-nav = หน้า
web-nav-learn = เรียนรู้
web-nav-lobby = ล็อบบี้
web-nav-mine = เกมของฉัน
web-close = ปิด
web-loading = กำลังโหลด…
web-try-again = ลองอีกครั้ง
web-to-games = เกมทั้งหมด
web-number = { $number }
web-no = ไม่ กลับไป
web-cancel = ยกเลิก

## Settings

web-preferences = การตั้งค่า
web-preferences-note = เก็บไว้ในเบราว์เซอร์นี้เท่านั้น ไม่มีบัญชี ไม่มีการติดตาม
web-language = ภาษา
web-theme = ธีม
web-theme-auto = ตามอุปกรณ์
web-theme-light = สว่าง
web-theme-dark = มืด
web-board = กระดาน
web-board-wood = ไม้
web-board-felt = ผ้าสักหลาด
web-board-distinct = สำหรับทุกการมองเห็นสี
web-board-contrast = คอนทราสต์สูง
web-size = ขนาดกระดาน
web-size-usual = ตามพื้นที่จอ
web-size-small = เล็ก
web-size-large = ใหญ่
web-fingers = ช่องเล็ก
web-fingers-zoom = แตะครั้งแรกเพื่อขยาย
web-fingers-confirm = ถามก่อนเดิน
web-fingers-plain = เดินทันที
web-motion = การเคลื่อนไหว
web-motion-auto = ตามอุปกรณ์
web-motion-on = หมากค่อย ๆ เลื่อน
web-motion-off = ไม่เคลื่อนไหว
web-sound = เสียง
web-your-name = ชื่อของคุณ
web-name-optional = ตามใจชอบ หรือเว้นว่าง

## First screen

web-home-title = เล่นเกมไหนดี
web-home-about = เลือกกระดาน แล้วเลือกว่าจะเล่นกับใคร
web-home-running = เล่นต่อ
web-home-lobby = พบคนอื่นในล็อบบี้
web-home-open = เปิดเกมที่บันทึกไว้
web-home-beyond = ปริศนาและการวิเคราะห์
web-home-daily = ปริศนาประจำวัน
web-home-daily-about = ทุกคนได้ข้อเดียวกัน ข้อใหม่มาตอนเที่ยงคืน
web-home-streak = แก้ได้ติดต่อกัน { $days } วัน
web-home-solved = แก้แล้ว
web-home-analyse = การวิเคราะห์
web-home-analyse-about = รูปหมากใดก็ได้ พร้อมค่าของทุกตาเดิน

## Before a match

web-how-to-play = วิธีเล่น
web-how-many = เล่นกี่คน
web-with-people = เล่นกับคน
web-with-computer = เล่นกับคอมพิวเตอร์
web-with-engines = เล่นกับเอนจินอื่น
web-beside = คนข้าง ๆ
web-beside-about = ผลัดกันเล่นบนหน้าจอนี้
web-link = เพื่อน ผ่านลิงก์
web-link-about = ส่งลิงก์หรือแสดงรหัสให้สแกน
web-anyone = ใครก็ได้
web-anyone-about = รอฝ่ายตรงข้ามในล็อบบี้
web-level = ระดับ { $level }
web-level-choice = { $level } · { $name }
web-who-plays = ใครเล่น
web-player = ผู้เล่น { $number }
web-you = คุณ
web-show-in-lobby = แสดงเกมนี้ในล็อบบี้ เพื่อให้ใครก็เข้าร่วมได้
web-start = เริ่ม
web-invite = เชิญ
web-more-options = ตัวเลือกและนาฬิกา
web-value-on = ใช่
web-value-off = ไม่ใช่
web-begins = ใครเดินก่อน
web-begins-drawn = จับสลาก
web-begins-me = ฉัน
web-begins-others = คนอื่น
web-takebacks = ขอย้อนตาเดินได้ ถ้าคนอื่นยินยอม
web-help-wanted = ให้ดูคำใบ้และค่าของตาเดินได้ สำหรับทุกคนที่เล่นผ่านลิงก์
web-help-on = ในเกมนี้ทุกคนดูคำใบ้และค่าของตาเดินได้
web-help-off = ในเกมนี้ไม่มีใครได้คำใบ้
web-clock = แต่ละคนมีเวลาคิดเท่าใด
web-clock-none = ไม่มีนาฬิกา
web-clock-increment = นาทีสำหรับทั้งเกม
web-clock-days = วันสำหรับแต่ละตาเดิน
web-clock-base = จำนวนนาทีที่ผู้เล่นแต่ละคนมีตอนเริ่ม
web-clock-more = จำนวนวินาทีที่เพิ่มหลังแต่ละตาเดิน
web-clock-each = จำนวนวันที่ผู้เล่นแต่ละคนมีต่อหนึ่งตาเดิน
web-clock-days-text = ตาละ { $days } วัน
web-clock-minutes-text = { $minutes } นาที
web-clock-increment-text = { $minutes } นาที + ตาละ { $seconds } วินาที
web-clock-left = เหลือ { $time }

## Waiting for others

web-invite-title = เชิญ { $count } คน
web-invite-about = ส่งลิงก์ หรือให้สแกนรหัส เกมเริ่มทันทีที่ทุกคนมาครบ
web-invite-lobby = เกมอยู่ในล็อบบี้แล้ว จะส่งลิงก์หรือแสดงรหัสด้วยก็ได้
web-invite-link = ลิงก์ของเกมนี้
web-waiting = กำลังรอ…
web-qr = ลิงก์ในรูปแบบรหัสสำหรับสแกน
web-copy = คัดลอก
web-copied = คัดลอกแล้ว
web-share = แบ่งปัน
web-rules = กติกา
web-rules-of = กติกาการเล่น { $game }
web-rules-examples = พร้อมตัวอย่าง ในหน้าแยก
web-join-title = { $named ->
        [yes] { $name } เชิญคุณเล่น { $game }
       *[no] คุณได้รับเชิญให้เล่น { $game }
    }
web-join = เข้าร่วม
web-open-seat = ที่นั่งว่าง
web-numbered = { $name } { $number }
web-somebody = ใครบางคน
web-beside-you = คนข้าง ๆ คุณ

## The match

web-turn = { $who ->
        [you] ตาของคุณ
       *[other] ตาของ { $name }
    }
web-thinking = { $name } กำลังคิด…
web-over = เกมจบแล้ว
web-seat-you = คุณ
web-seat-away = ไม่อยู่
web-left-resigned = ยอมแพ้
web-left-time = หมดเวลา
web-left-failed = เล่นต่อไม่ได้
web-seat-engine = เอนจิน
web-winner = ผู้ชนะ
web-moves = ตาเดิน
web-no-moves = ยังไม่มีตาเดิน
web-move-played = ตาเดินที่ { $number }: { $name } เดิน { $move }
web-meanwhile = { $name } เดิน { $move } แล้ว
web-back-to-match = กลับไปที่เกม
web-replay-first = ไปจุดเริ่มต้น
web-replay-previous = ย้อนหนึ่งตา
web-replay-next = ไปข้างหน้าหนึ่งตา
web-replay-latest = ไปตาล่าสุด
web-in-words = รูปหมากและตาเดินเป็นข้อความ
web-type-move = พิมพ์ตาเดิน
web-play-move = เดิน
web-watching = มีผู้ชม { $count } คน
web-away = ตอนนี้ { $name } ไม่อยู่
web-offline = ขาดการเชื่อมต่อ กำลังลองใหม่…
web-offline-unsent = ขาดการเชื่อมต่อ ตาเดินของคุณเก็บไว้แล้ว และจะส่งทันทีที่เชื่อมต่อได้

## What can be done in a match

web-actions = สิ่งที่ทำได้
web-takeback = ขอย้อน
web-takeback-asked = คุณขอย้อนตาเดินแล้ว
web-takeback-wish = { $name } ขอย้อนตาเดิน
web-allow = อนุญาต
web-decline = ปฏิเสธ
web-agree = ตกลง
web-draw = เสมอ
web-draw-sure = เสนอเสมอหรือไม่
web-draw-about = ถ้าทุกคนตกลง จะไม่มีใครชนะและไม่มีใครแพ้
web-draw-yes = เสนอเสมอ
web-draw-asked = คุณเสนอเสมอแล้ว
web-draw-wish = { $name } เสนอเสมอ
web-resign = ยอมแพ้
web-resign-sure = ยอมแพ้หรือไม่
web-resign-about = ผู้ที่ยอมแพ้จะแพ้เกมนี้ ถ้าเล่นสามคนขึ้นไป คอมพิวเตอร์จะเล่นแทนที่นั่งนั้น
web-resign-yes = ยอมแพ้
web-abort = ยกเลิกเกม
web-abort-sure = ยกเลิกเกมหรือไม่
web-abort-about = เพิ่งเริ่มเล่นเท่านั้น เกมนี้จะไม่นับผลให้ใคร
web-abort-yes = ยกเลิกเกม
web-flip = หมุนกระดาน
web-again = เล่นอีกครั้ง
web-rematch-asked = กำลังรอคนอื่น…
web-rematch-wish = { $name } อยากเล่นอีกครั้ง
web-to-rematch = ไปเกมถัดไป
web-other-match = เกมอื่น
web-share-watch = ผู้ที่มีลิงก์นี้รับชมได้
web-device = เล่นต่อบนอุปกรณ์อื่น
web-device-link = เฉพาะคุณเท่านั้น: ผู้ที่เปิดลิงก์นี้จะเล่นแทนคุณ
web-device-revoke = ยกเลิกลิงก์ส่วนตัว
web-device-revoked = ยกเลิกแล้ว ไม่มีใครอื่นเล่นแทนคุณได้อีก
web-record-save = บันทึกเกม
web-record-copy = คัดลอกเกม

## What happened, read out

web-event-joined = { $name } เข้าร่วมแล้ว
web-event-started = เกมเริ่มแล้ว
web-event-resigned = { $who ->
        [you] คุณยอมแพ้
       *[other] { $name } ยอมแพ้
    }
web-event-time = { $who ->
        [you] เวลาของคุณหมดแล้ว
       *[other] เวลาของ { $name } หมดแล้ว
    }
web-event-failed = { $name } เล่นต่อไม่ได้: { $reason ->
        [engine-illegal] เดิน { $note } ซึ่งไม่อนุญาต
        [engine-late] ไม่ตอบภายในเวลา
        [engine-died] โปรแกรมหยุดทำงาน
        [engine-unknown] ที่นี่ไม่รู้จักเอนจินนี้แล้ว
       *[other] โปรแกรมทำงานไม่ถูกต้อง
    }
web-event-draw-offered = { $who ->
        [you] คุณเสนอเสมอ
       *[other] { $name } เสนอเสมอ
    }
web-event-draw-accepted = { $who ->
        [you] คุณตกลงเสมอ
       *[other] { $name } ตกลงเสมอ
    }
web-event-draw-declined = { $who ->
        [you] คุณปฏิเสธการเสมอ
       *[other] { $name } ปฏิเสธการเสมอ
    }
web-event-takeback-asked = { $who ->
        [you] คุณขอย้อนตาเดิน
       *[other] { $name } ขอย้อนตาเดิน
    }
web-event-takeback-declined = { $who ->
        [you] คุณปฏิเสธการย้อนตาเดิน
       *[other] { $name } ปฏิเสธการย้อนตาเดิน
    }
web-event-taken-back = ย้อนตาเดินแล้ว
web-event-rematch-wanted = { $who ->
        [you] คุณอยากเล่นอีกครั้ง
       *[other] { $name } อยากเล่นอีกครั้ง
    }
web-event-aborted = เกมถูกยกเลิก

## The end

web-ending = ผล
web-won = { $who ->
        [you] คุณชนะ!
       *[other] { $name } ชนะ
    }
web-drawn = เสมอ
web-why = จบเพราะ: { $reason }
web-why-failed = จบเพราะ: เอนจินเล่นต่อไม่ได้
web-why-where = ดูได้ตรงนี้: { $spaces }
web-aborted = ยกเลิกแล้ว
web-aborted-why = เกมนี้ถูกยกเลิกก่อนเริ่มจริง

## Finding matches

web-lobby = ล็อบบี้
web-lobby-waiting = กำลังหาเพื่อนเล่น
web-lobby-nobody = ตอนนี้ไม่มีใครรออยู่ เริ่มเกมแล้วเลือก “{ web-anyone }”
web-lobby-begin = เริ่มเกม
web-lobby-running = กำลังเล่นอยู่
web-lobby-quiet = ตอนนี้ไม่มีเกมสาธารณะที่กำลังเล่นอยู่
web-mine = เกมของฉัน
web-mine-none = คุณยังไม่เคยเล่นในเบราว์เซอร์นี้
web-mine-lacks = ติดต่อเซิร์ฟเวอร์ไม่ได้ เกมที่เก็บไว้บนเซิร์ฟเวอร์จึงไม่แสดงที่นี่
web-mine-filter = เกมที่จะแสดง
web-mine-all = ทั้งหมด
web-mine-running = กำลังเล่น
web-mine-ended = จบแล้ว
web-mine-more = แสดงเกมเก่ากว่า
web-mine-kept-about = เกมที่จบแล้วจะหายไปเมื่อผ่านไปนาน เกมที่มีดาวจะอยู่ต่อ
web-mine-keep = เก็บเกมนี้ไว้
web-mine-delete = ลบเกมนี้
web-delete-sure = ลบเกมนี้หรือไม่?
web-delete-about = ลบแล้วนำกลับมาไม่ได้ เกมที่เล่นกับคนอื่นจะหายไปจากรายการของคุณเท่านั้น
web-delete-yes = ลบ
web-list-waiting = รอผู้เล่น
web-list-your-turn = ตาของคุณ
web-list-playing = { $ply ->
        [0] กำลังจะเริ่ม
       *[other] เดินแล้ว { $ply } ตา
    }

## Saved games

web-open = เปิดเกมที่บันทึกไว้
web-open-about = เกมที่จบแล้วจะแสดงตั้งแต่ตาแรก เกมที่ยังไม่จบเล่นต่อได้
web-open-file = เลือกไฟล์
web-open-text = หรือวางข้อความของเกม หรือที่อยู่ของเกม
web-open-with = เล่นต่อกับ
web-open-look = ดูเกม
web-open-go-on = เล่นต่อ
web-open-too-long = ยาวเกินกว่าจะเป็นเกมที่บันทึกไว้

## What can go wrong, and what to do next

web-problem-unexpected = เกิดข้อผิดพลาด
web-problem-unexpected-next = อ่านคำตอบของเซิร์ฟเวอร์ไม่เข้าใจ โปรดลองอีกครั้ง
web-problem-server = เซิร์ฟเวอร์มีปัญหา
web-problem-server-next = โปรดลองอีกครั้งในอีกสักครู่ สิ่งที่คุณเล่นไว้ไม่สูญหาย
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = ไม่มีการเชื่อมต่อ
web-problem-offline-next = ติดต่อเซิร์ฟเวอร์ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
web-problem-slow = เซิร์ฟเวอร์ช้า
web-problem-slow-next = ไม่มีคำตอบภายในเวลา โปรดลองอีกครั้ง
web-problem-page = ไม่มีอะไรที่นี่
web-problem-page-next = ที่อยู่นี้ไม่นำไปที่ใด ลิงก์อาจขาดตัวอักษร
web-problem-unloaded = โหลดหน้านี้ไม่ได้
web-problem-unloaded-next = การเชื่อมต่ออาจขาด หรือมีรุ่นใหม่กว่า โหลดหน้านี้อีกครั้ง
web-problem-game = ไม่มีเกมชื่อนี้
web-problem-game-next = ลิงก์อาจขาดตัวอักษร เลือกเกมที่มีอยู่แทน
web-problem-match = ไม่พบเกมนี้
web-problem-match-next = ลิงก์อาจขาดตัวอักษร หรือเกมนั้นเก่าเกินไปและถูกลบออกแล้ว { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = เกมนี้ไม่ได้อยู่ในเบราว์เซอร์นี้
web-problem-match-elsewhere-next = เกมรอบโต๊ะเดียวกันและเกมกับคอมพิวเตอร์จะอยู่ในเบราว์เซอร์ที่ใช้เล่น เลือก “{ web-share }” ที่นั่น แล้วลิงก์ที่มีทั้งเกมอยู่ในนั้นจะเปิดที่ไหนก็ได้
web-problem-match-damaged = อ่านเกมนี้ไม่ได้
web-problem-match-damaged-next = แยกเก็บไว้ต่างหากแล้ว โดยข้อความยังคงเดิม ดูได้ที่ “{ web-mine }”
web-problem-aborted = เกมนี้ถูกยกเลิก
web-problem-aborted-next = เกมนี้จบลงก่อนเริ่ม คุณเริ่มเกมใหม่ได้
web-problem-match-full-next = ที่นั่งเต็มแล้ว คุณรับชมเกมนี้ หรือเริ่มเกมของตนเองได้
web-problem-stale-next = รูปหมากเปลี่ยนไปก่อนแล้ว ตาเดินของคุณจึงไม่ได้เล่น
web-problem-key-unknown = ลิงก์นี้ใช้ไม่ได้
web-problem-key-unknown-next = ลิงก์ส่วนตัวถูกใช้ไปแล้วหรือไม่ถูกต้อง สร้างลิงก์ใหม่ได้จากอุปกรณ์ที่คุณเล่นอยู่ ด้วย “{ web-share }”

## Without a server, without a connection

web-unplugged = เมื่อไม่มีการเชื่อมต่อ
web-unplugged-about = ดาวน์โหลด Fourfold ทั้งหมดครั้งเดียว แล้วใช้ได้โดยไม่ต้องเชื่อมต่อ: เกมรอบโต๊ะเดียวกันและเกมกับคอมพิวเตอร์ บทเรียน ปริศนา กติกา การวิเคราะห์ และการทบทวน แต่ถ้าจะพบคนอื่นยังต้องเชื่อมต่อ
web-unplugged-make = เก็บไว้เล่นออฟไลน์
web-unplugged-size = ต้องดาวน์โหลด { $megabytes } MB
web-unplugged-fetching = กำลังดาวน์โหลด: { $percent }%
web-unplugged-ready = ทุกอย่างพร้อมแล้ว Fourfold ใช้ได้โดยไม่ต้องเชื่อมต่อ และคอมพิวเตอร์คิดในเบราว์เซอร์นี้
web-unplugged-failed = ดาวน์โหลดได้ไม่ครบ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง
web-unplugged-full = เบราว์เซอร์นี้ไม่มีที่ว่างแล้ว ดาวน์โหลดได้ไม่ครบ
web-starting = กำลังจัดโต๊ะ…
web-problem-python = เบราว์เซอร์นี้เล่นด้วยตัวเองไม่ได้
web-problem-python-next = Fourfold ต้องใช้บางอย่างที่เบราว์เซอร์นี้ไม่มีหรือปิดอยู่: โปรเซสเบื้องหลัง, WebAssembly หรือการคลายไฟล์บีบอัด ลองใช้เบราว์เซอร์ที่ใหม่กว่า
web-problem-unfetched = ยังไม่ได้ดาวน์โหลด
web-problem-unfetched-next = สิ่งที่ต้องใช้ที่นี่ยังไม่ได้ดาวน์โหลด และตอนนี้ไม่มีการเชื่อมต่อ เชื่อมต่อสักครั้ง แล้วเลือก “{ web-unplugged-make }” ในการตั้งค่าเพื่อดาวน์โหลดทั้งหมด
web-storage-full = เบราว์เซอร์นี้ไม่มีที่ว่างแล้ว เกมจะอยู่เฉพาะขณะที่หน้านี้เปิดอยู่ บันทึกเกมที่คุณอยากเก็บไว้
web-storage-forbidden = เบราว์เซอร์นี้ไม่เก็บข้อมูลใดๆ เกมจะอยู่เฉพาะขณะที่หน้านี้เปิดอยู่ บันทึกเกมที่คุณอยากเก็บไว้
web-damaged = อ่านเกมที่บันทึกไว้ไม่ได้ { $count } เกม แยกเก็บไว้ต่างหากแล้ว โดยข้อความยังคงเดิม
web-damaged-save = บันทึกข้อความ
web-damaged-copy = คัดลอกข้อความ
web-damaged-remove = ทิ้ง
web-damaged-sure = ทิ้งเกมนี้หรือไม่?
web-damaged-about = ทิ้งแล้วนำข้อความกลับมาไม่ได้ ถ้าไม่แน่ใจ บันทึกหรือคัดลอกไว้ก่อน
web-damaged-yes = { web-damaged-remove }
web-share-whole = ลิงก์ที่มีทั้งเกมอยู่ในนั้น
web-share-here = เกมนี้เก็บไว้ในเบราว์เซอร์นี้เท่านั้น ผู้ที่ได้รับลิงก์หรือเกมที่บันทึกไว้จะดูและเล่นต่อได้
web-alone = Fourfold ที่นี่ทำงานโดยไม่มีเซิร์ฟเวอร์ จึงพบคนอื่นที่นี่ไม่ได้
web-alone-elsewhere = พบคนอื่นได้ที่ { $server }
