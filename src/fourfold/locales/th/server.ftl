## Starting and stopping

server-ready = Fourfold อยู่ที่ { $address } (หยุดด้วย Ctrl-C)
error-address-taken = เซิร์ฟเวอร์รับการเชื่อมต่อที่ { $address } ไม่ได้: { $why }

## When nothing can be done

error-not-found = ไม่มีอะไรที่ที่อยู่นี้
error-internal = เกิดข้อผิดพลาดในเซิร์ฟเวอร์ บันทึกไว้แล้ว ไม่มีอะไรเปลี่ยนแปลง
error-storage-unavailable = ตอนนี้เข้าถึงการแข่งขันไม่ได้ ไม่มีอะไรเปลี่ยนแปลง โปรดลองอีกครั้ง
error-storage-unsure = เข้าถึงการแข่งขันไม่ได้ในขณะที่กำลังบันทึกพอดี ไม่ทราบว่าบันทึกแล้วหรือไม่ ขอสิ่งเดิมอีกครั้ง แล้วจะทำเพียงครั้งเดียว
error-server-leaving = เซิร์ฟเวอร์กำลังจะเริ่มใหม่ ไม่มีอะไรเปลี่ยนแปลง โปรดลองอีกครั้ง

## Who is calling

error-token-missing = ยังไม่เป็นที่รู้จักที่นี่ สร้างหรือเข้าร่วมการแข่งขันก่อน หรือส่งโทเค็น
error-token-unknown = ไม่รู้จักโทเค็นนี้
error-origin-foreign = หน้าของเว็บไซต์อื่นขอสิ่งนี้ จึงถูกปฏิเสธ
error-key-unknown = กุญแจนี้ไม่ตรงกับที่นั่งใดของการแข่งขันนี้
error-too-many-commands = หนึ่งการเชื่อมต่อส่งได้ไม่เกิน { $limit } ข้อความต่อนาที

## Making and joining matches

error-match-unknown = ไม่มีการแข่งขันนี้
error-not-your-match = การแข่งขันนี้ไม่ใช่ของคุณ
error-delete-while-playing = การแข่งขันนี้ยังเล่นกับคนอื่นอยู่ ยอมแพ้ก่อน
error-too-many-kept = เก็บการแข่งขันได้ไม่เกิน { $limit } รายการ
error-match-full = ที่นั่งของการแข่งขันนี้เต็มแล้ว
error-too-many-events = การแข่งขันนี้มีเหตุการณ์ครบ { $limit } ครั้งแล้ว จากนี้เล่นได้เฉพาะตาเดิน
error-match-busy = มีหลายอย่างเกิดขึ้นพร้อมกันในการแข่งขันนี้ โปรดลองอีกครั้ง
error-position-over = เกมจบแล้วในตำแหน่งนี้ การแข่งขันเริ่มจากจุดที่ยังเล่นต่อได้
error-seat-taken = ที่นั่งนี้ไม่ว่าง
error-engine-unknown = ที่นี่ไม่มีเอนจินชื่อ “{ $name }”
error-engine-game = เอนจิน “{ $name }” ไม่เล่นเกมนี้

## Commands in a match

error-stale = มีสิ่งอื่นเกิดขึ้นก่อน ดูการแข่งขันตามที่เป็นอยู่ตอนนี้
error-not-your-seat = ที่นั่งนี้ไม่ใช่ของคุณ
error-not-your-turn = ยังไม่ถึงตาของคุณ
error-seat-left = ที่นั่งนี้ยอมแพ้แล้ว หรือหมดเวลาแล้ว
error-match-waiting = การแข่งขันยังไม่เริ่ม ยังมีที่นั่งว่าง
error-match-aborted = การแข่งขันนี้ถูกยกเลิก
error-draw-offered-already = เสนอเสมอไปแล้ว
error-draw-not-offered = ไม่มีใครเสนอเสมอ
error-takebacks-off = การแข่งขันนี้คืนตาเดินไม่ได้ กำหนดไว้ตั้งแต่ตอนสร้าง
error-takeback-asked-already = มีคนขอคืนตาเดินแล้ว
error-takeback-not-asked = ไม่มีใครขอคืนตาเดิน
error-takeback-not-yours = คุณไม่ใช่ผู้ที่ต้องยินยอม
error-nothing-of-yours-to-take-back = คุณยังไม่ได้เดิน จึงไม่มีอะไรให้คืน
error-rematch-wanted-already = ขอแข่งใหม่ไปแล้ว คนอื่นยังไม่ตอบ
error-rematch-made-already = สร้างการแข่งใหม่แล้ว
error-too-late-to-abort = ยกเลิกการแข่งขันได้เฉพาะก่อนตาเดินที่สอง

## What the server refuses to protect itself

error-busy = ตอนนี้กำลังคิดหลายตำแหน่งเกินไป โปรดลองอีกครั้งในไม่ช้า
error-thinking-failed = คอมพิวเตอร์คิดเรื่องนี้ไม่ได้ โปรดลองอีกครั้ง
error-too-many-requests = { $kind ->
        [matches] หนึ่งที่อยู่สร้างการแข่งขันได้ไม่เกิน { $limit } รายการต่อนาที ลองอีกครั้งใน { $seconds } วินาที
        [matches-day] หนึ่งที่อยู่สร้างการแข่งขันได้ไม่เกิน { $limit } รายการต่อวัน ลองอีกครั้งใน { $seconds } วินาที
        [players-day] หนึ่งที่อยู่มีผู้เล่นได้ไม่เกิน { $limit } คนต่อวัน ลองอีกครั้งใน { $seconds } วินาที
        [analyses] หนึ่งที่อยู่ให้คิดได้ไม่เกิน { $limit } ตำแหน่งต่อนาที ลองอีกครั้งใน { $seconds } วินาที
        [commands-day] หนึ่งที่อยู่ส่งตาเดินและคำสั่งอื่นได้ไม่เกิน { $limit } ครั้งต่อวัน ลองอีกครั้งใน { $seconds } วินาที
        [megabytes-day] หนึ่งที่อยู่ส่งได้ไม่เกิน { $limit } เมกะไบต์ต่อวัน ลองอีกครั้งใน { $seconds } วินาที
       *[requests] หนึ่งที่อยู่ส่งคำขอได้ไม่เกิน { $limit } ครั้งต่อนาที ลองอีกครั้งใน { $seconds } วินาที
    }
error-too-many-at-once = ตอบคำขอของหนึ่งที่อยู่พร้อมกันได้ไม่เกิน { $limit } ครั้ง
error-too-many-sockets = หนึ่งที่อยู่เปิดการเชื่อมต่อสดได้ไม่เกิน { $limit } ครั้ง
error-too-many-matches-here = เซิร์ฟเวอร์นี้เก็บการแข่งขันได้ไม่เกิน { $limit } รายการ สร้างใหม่ได้เมื่อรายการเก่าหมดไป
error-too-much-kept-here = เซิร์ฟเวอร์นี้เก็บการแข่งขันได้ไม่เกิน { $limit } เมกะไบต์ สร้างใหม่ได้เมื่อรายการเก่าหมดไป
