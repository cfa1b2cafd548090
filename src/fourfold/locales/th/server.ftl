## Starting and stopping

server-ready = Fourfold อยู่ที่ { $address } (หยุดด้วย Ctrl-C)
error-address-taken = เซิร์ฟเวอร์รับการเชื่อมต่อที่ { $address } ไม่ได้: { $why }

## When nothing can be done

error-not-found = ไม่มีอะไรที่ที่อยู่นี้
error-internal = เกิดข้อผิดพลาดในเซิร์ฟเวอร์ บันทึกไว้แล้ว ไม่มีอะไรเปลี่ยนแปลง
error-storage-unavailable = ตอนนี้เข้าถึงข้อมูลเกมไม่ได้ ไม่มีอะไรเปลี่ยนแปลง โปรดลองอีกครั้ง
error-storage-unsure = เข้าถึงข้อมูลเกมไม่ได้ในขณะที่กำลังบันทึกพอดี ไม่ทราบว่าบันทึกแล้วหรือไม่ โปรดสั่งแบบเดิมอีกครั้ง ระบบจะทำเพียงครั้งเดียว
error-server-leaving = เซิร์ฟเวอร์กำลังจะเริ่มใหม่ ไม่มีอะไรเปลี่ยนแปลง โปรดลองอีกครั้ง

## Who is calling

error-token-missing = ที่นี่ยังไม่รู้จักคุณ สร้างหรือเข้าร่วมเกมก่อน หรือส่งโทเค็น
error-token-unknown = ไม่รู้จักโทเค็นนี้
error-origin-foreign = หน้าของเว็บไซต์อื่นขอสิ่งนี้ จึงถูกปฏิเสธ
error-key-unknown = กุญแจนี้ไม่ตรงกับที่นั่งใดของเกมนี้
error-too-many-commands = หนึ่งการเชื่อมต่อส่งได้ไม่เกิน { $limit } ข้อความต่อนาที
error-needs-server = ชวนคนอื่นได้เฉพาะเมื่อมีเซิร์ฟเวอร์

## Making and joining matches

error-match-unknown = ไม่พบเกมนี้
error-not-your-match = เกมนี้ไม่ใช่ของคุณ
error-delete-while-playing = เกมนี้ยังเล่นกับคนอื่นอยู่ ต้องยอมแพ้ก่อน
error-too-many-kept = เก็บได้ไม่เกิน { $limit } เกม
error-match-full = ที่นั่งของเกมนี้เต็มแล้ว
error-too-many-events = เกมนี้มีเหตุการณ์ครบ { $limit } ครั้งแล้ว จากนี้ทำได้แค่เดินหมาก
error-match-busy = มีหลายอย่างเกิดขึ้นพร้อมกันในเกมนี้ โปรดลองอีกครั้ง
error-position-over = ในรูปหมากนี้เกมจบแล้ว ต้องเริ่มจากรูปหมากที่ยังเล่นต่อได้
error-seat-taken = ที่นั่งนี้มีคนแล้ว
error-engine-unknown = ที่นี่ไม่มีเอนจินชื่อ “{ $name }”
error-engine-game = เอนจิน “{ $name }” ไม่เล่นเกมนี้

## Commands in a match

error-stale = มีสิ่งอื่นเกิดขึ้นก่อน ดูเกมตามที่เป็นอยู่ตอนนี้
error-not-your-seat = ที่นั่งนี้ไม่ใช่ของคุณ
error-not-your-turn = ยังไม่ถึงตาของคุณ
error-seat-left = ที่นั่งนี้ยอมแพ้แล้ว หรือหมดเวลาแล้ว
error-match-waiting = เกมยังไม่เริ่ม ยังมีที่นั่งว่าง
error-match-aborted = เกมนี้ถูกยกเลิก
error-draw-offered-already = คุณเสนอเสมอไปแล้ว
error-no-draws = เกมนี้ไม่มีการเสมอ ต้องมีผู้ชนะทุกครั้ง
error-draw-not-offered = ไม่มีใครเสนอเสมอ
error-takebacks-off = เกมนี้ย้อนตาเดินไม่ได้ ซึ่งกำหนดไว้ตั้งแต่ตอนสร้าง
error-takeback-asked-already = มีคนขอย้อนตาเดินไปแล้ว
error-takeback-not-asked = ไม่มีใครขอย้อนตาเดิน
error-takeback-not-yours = คุณไม่ใช่ผู้ที่ต้องยินยอม
error-nothing-of-yours-to-take-back = คุณยังไม่ได้เดิน จึงไม่มีอะไรให้ย้อน
error-rematch-wanted-already = คุณขอแข่งใหม่ไปแล้ว คนอื่นยังไม่ตอบ
error-rematch-made-already = สร้างเกมแข่งใหม่ไปแล้ว
error-too-late-to-abort = ยกเลิกเกมได้เฉพาะก่อนตาเดินที่สอง

## What the server refuses to protect itself

error-busy = ตอนนี้กำลังคิดรูปหมากมากเกินไป โปรดลองอีกครั้งในอีกสักครู่
error-thinking-failed = คอมพิวเตอร์คิดรูปหมากนี้ไม่ได้ โปรดลองอีกครั้ง
error-too-many-requests = { $kind ->
        [matches] หนึ่งที่อยู่สร้างเกมได้ไม่เกิน { $limit } เกมต่อนาที โปรดลองอีกครั้งใน { $seconds } วินาที
        [matches-day] หนึ่งที่อยู่สร้างเกมได้ไม่เกิน { $limit } เกมต่อวัน โปรดลองอีกครั้งใน { $seconds } วินาที
        [players-day] หนึ่งที่อยู่มีผู้เล่นได้ไม่เกิน { $limit } คนต่อวัน โปรดลองอีกครั้งใน { $seconds } วินาที
        [analyses] หนึ่งที่อยู่ให้คิดรูปหมากได้ไม่เกิน { $limit } แบบต่อนาที โปรดลองอีกครั้งใน { $seconds } วินาที
        [computing] เซิร์ฟเวอร์คำนวณให้หนึ่งที่อยู่ได้ไม่เกิน { $limit } วินาทีต่อนาที โปรดลองอีกครั้งใน { $seconds } วินาที
        [commands-day] หนึ่งที่อยู่ส่งตาเดินและคำสั่งอื่นได้ไม่เกิน { $limit } ครั้งต่อวัน โปรดลองอีกครั้งใน { $seconds } วินาที
        [megabytes-day] หนึ่งที่อยู่ส่งได้ไม่เกิน { $limit } เมกะไบต์ต่อวัน โปรดลองอีกครั้งใน { $seconds } วินาที
       *[requests] หนึ่งที่อยู่ส่งคำขอได้ไม่เกิน { $limit } ครั้งต่อนาที โปรดลองอีกครั้งใน { $seconds } วินาที
    }
error-too-much-thinking = { $kind ->
        [address] คอมพิวเตอร์คิดให้หนึ่งที่อยู่ได้ไม่เกิน { $limit } วินาทีต่อวัน โปรดลองอีกครั้งใน { $seconds } วินาที
       *[all] คอมพิวเตอร์บนเซิร์ฟเวอร์นี้คิดได้ไม่เกิน { $limit } วินาทีต่อวัน โปรดลองอีกครั้งใน { $seconds } วินาที
    }
error-too-many-at-once = ตอบคำขอของหนึ่งที่อยู่พร้อมกันได้ไม่เกิน { $limit } คำขอ
error-too-many-sockets = หนึ่งที่อยู่เปิดการเชื่อมต่อสดได้ไม่เกิน { $limit } รายการ
error-too-many-matches-here = เซิร์ฟเวอร์นี้เก็บได้ไม่เกิน { $limit } เกม สร้างเกมใหม่ได้เมื่อเกมเก่าถูกลบไป
error-too-much-kept-here = เซิร์ฟเวอร์นี้เก็บเกมได้ไม่เกิน { $limit } เมกะไบต์ สร้างเกมใหม่ได้เมื่อเกมเก่าถูกลบไป
