board-label = แผ่นกระดาน
board-pass = ผ่าน
board-choose-group = เลือกกลุ่มที่จะอยู่ต่อ

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

board-move-step = { seat-name }เดินหมากจาก { $start } ไป { $end }
board-move-push = { seat-name }ผลักจาก { $start } ไป { $end }
board-move-pass = { seat-name }ขอผ่าน

board-then = { $before } แล้ว{ $after }
board-then-home = แผ่นหกเหลี่ยม { $count } แผ่นกลับเข้ามือเจ้าของ

## Small spaces

board-confirm = เดินตานี้หรือไม่
board-confirm-yes = เดิน
board-confirm-no = กลับ
board-whole = แสดงทั้งกระดาน
