board-label = แผ่นกระดาน
board-pass = ผ่าน
board-choose-group = เลือกกลุ่มที่จะอยู่ต่อ

board-piece-sphere = { $colour ->
        [light] ทรงกลมสีอ่อน
       *[dark] ทรงกลมสีเข้ม
    }
board-piece-cylinder = { $colour ->
        [light] ทรงกระบอกสีอ่อน
       *[dark] ทรงกระบอกสีเข้ม
    }
board-piece-cube = { $colour ->
        [light] ลูกบาศก์สีอ่อน
       *[dark] ลูกบาศก์สีเข้ม
    }
board-piece-cone = { $colour ->
        [light] ทรงกรวยสีอ่อน
       *[dark] ทรงกรวยสีเข้ม
    }
board-piece-star = { $colour ->
        [light] ดาวสีอ่อน
       *[dark] ดาวสีเข้ม
    }
board-piece-tile = { $colour ->
        [red] แผ่นหกเหลี่ยมสีแดง
        [blue] แผ่นหกเหลี่ยมสีน้ำเงิน
        [yellow] แผ่นหกเหลี่ยมสีเหลือง
        [green] แผ่นหกเหลี่ยมสีเขียว
        [purple] แผ่นหกเหลี่ยมสีม่วง
       *[orange] แผ่นหกเหลี่ยมสีส้ม
    }

board-empty = ว่าง
board-selected = เลือกอยู่
board-group = กลุ่ม { $number }
board-target = เลือกได้
board-last = ตาเดินล่าสุด
board-winning = ส่วนที่ทำให้ชนะ

board-space-holds = { $space } { $piece }
board-space-empty = { $space } ว่าง
board-empty-run = { $first } ถึง { $last } ว่าง

board-hand = หมากในมือของ{ seat-name }
board-hand-holds = หมากในมือของ{ seat-name }: { $stock }
board-hand-empty = { seat-name }ไม่มีหมากในมือ
board-stock = { $piece } × { $count }
board-slot = { $piece } ในมือ { $count }

board-chosen = เลือก: { $what } ไปต่อได้ { $count } ทาง
board-put-back = ยกเลิกการเลือกแล้ว

board-place-sphere = { seat-name }วางทรงกลมที่ { $space }
board-place-cylinder = { seat-name }วางทรงกระบอกที่ { $space }
board-place-cube = { seat-name }วางลูกบาศก์ที่ { $space }
board-place-cone = { seat-name }วางทรงกรวยที่ { $space }
board-place-star = { seat-name }วางดาวที่ { $space }
board-place-tile = { seat-name }วางแผ่นหกเหลี่ยมที่ { $space }
board-move-step = { seat-name }เดินหมากจาก { $start } ไป { $end }
board-move-push = { seat-name }ผลักจาก { $start } ไป { $end }
board-back-star = { seat-name }นำดาวที่ { $space } กลับเข้ามือ
board-move-pass = { seat-name }ขอผ่าน

board-then = { $before } แล้ว{ $after }
board-to-star = { $colour ->
        [light] ดาวสีอ่อนไปที่ { $space }
       *[dark] ดาวสีเข้มไปที่ { $space }
    }
board-off-star = { $colour ->
        [light] ดาวสีอ่อนออกจากกระดาน
       *[dark] ดาวสีเข้มออกจากกระดาน
    }
board-then-home = แผ่นหกเหลี่ยม { $count } แผ่นกลับเข้ามือเจ้าของ

## Small spaces

board-confirm = เดินตานี้หรือไม่
board-confirm-yes = เดิน
board-confirm-no = กลับ
board-whole = แสดงทั้งกระดาน
