## Games and options

error-game-unknown = ไม่มีเกมชื่อ “{ $name }” เกมที่มีคือ { $names }
error-option-unknown = { $keys ->
        [none] ที่นี่ไม่มีตัวเลือก “{ $key }” ตัวเลือกที่มีคือ: –
       *[other] ที่นี่ไม่มีตัวเลือก “{ $key }” ตัวเลือกที่มีคือ: { $keys }
    }
error-option-choice = ตัวเลือก { $key } เป็น “{ $value }” ไม่ได้ ต้องเป็นหนึ่งใน { $values }
error-option-number = ตัวเลือก { $key } เป็น “{ $value }” ไม่ได้ ต้องเป็นจำนวนเต็มตั้งแต่ { $low } ถึง { $high }
error-option-type = ตัวเลือก { $key } ต้องเป็นคำหรือจำนวนเต็ม
error-option-pair = “{ $pair }” ไม่ใช่ตัวเลือก เขียนเป็น key=value
error-option-twice = ตัวเลือก { $key } ถูกใส่สองครั้ง

## Positions

error-field-count = รูปหมากที่นี่มี { $expected } ส่วน คั่นด้วยเว้นวรรคหนึ่งครั้ง ไม่ใช่ { $found } ส่วน
error-row-count = กระดานมี { $expected } แถว คั่นด้วย “/” ไม่ใช่ { $found } แถว
error-row-length = แถวที่ { $row } มี { $expected } ช่อง ไม่ใช่ { $found } ช่อง
error-letter-unknown = แถวที่ { $row } มี “{ $letter }” ใช้ได้เฉพาะ { $letters }
error-mover-unknown = “{ $letter }” เป็นผู้ถึงตาไม่ได้ ต้องเป็นหนึ่งใน { $letters }
error-over-before-last-move = เกมจบไปก่อนตาล่าสุดของ{ seat-name } เพราะมีผู้ชนะบนกระดานอยู่แล้ว

## Moves

error-game-over = เกมจบแล้ว เดิน “{ $move }” ไม่ได้อีก
error-move-unreadable = “{ $move }” ไม่ใช่ตาเดิน ตาเดินเขียนแบบนี้: { $example }
error-picks-no-turn = นั่นไม่ใช่ตาเดิน เลือกหมากที่เดินได้ แล้วเลือกช่องให้หมากนั้น
error-picks-group = มีหลายกลุ่มใหญ่ที่สุดเท่ากัน ชี้กลุ่มที่จะอยู่ต่อ
error-picks-over = เกมจบแล้ว
error-space-unknown = ไม่มีช่อง { $space } บนกระดานนี้
error-space-taken = ช่อง { $space } ไม่ว่าง
error-hand-empty = { seat-name }ไม่มีหมากในมือให้วางแล้ว

## Matches

error-player-count = มี { $seats } ที่นั่ง ไม่ใช่ { $found } ที่นั่ง
error-player-name = “{ $name }” เป็นชื่อไม่ได้ ต้องเป็นอักขระที่พิมพ์ได้ 1 ถึง { $limit } ตัว ไม่มีเว้นวรรคหน้าหลัง
error-settled-away-from-board = เกมนี้ผู้เล่นเป็นผู้ยุติ ไม่ได้จบบนกระดาน จึงย้อนตาเดินไม่ได้
error-nothing-to-take-back =
    { $played ->
        [0] ยังไม่มีตาเดิน จึงไม่มีอะไรให้ย้อน
       *[other] เพิ่งเดินไป { $played } ตา จะย้อน { $count } ตาไม่ได้
    }
error-seat-cannot-resign = ที่นั่ง { $seat } ยอมแพ้ไม่ได้ เพราะไม่มีที่นั่งนี้หรือยอมแพ้ไปแล้ว
error-match-goes-on = เกมยังไม่จบ
error-match-over = เกมจบแล้ว

## Records

error-record-start = บันทึกนี้เริ่มไม่ได้: { $reason }
error-record-move = บรรทัด { $line }: { $reason }
error-record-tag-unreadable = บรรทัด { $line }: “{ $text }” ไม่ใช่แท็ก แท็กเขียนแบบนี้: [Game "quantik"]
error-record-tag-twice = บรรทัด { $line }: แท็ก { $tag } ปรากฏเป็นครั้งที่สอง
error-record-tag-unknown = บรรทัด { $line }: ไม่มีแท็ก { $tag } ในบันทึกแบบนี้
error-record-tag-missing = บันทึกไม่มีแท็ก { $tag }
error-record-rules = บรรทัด { $line }: บันทึกนี้ใช้กติการุ่น { $found } โปรแกรมนี้รู้จักรุ่น { $expected }
error-record-date = บรรทัด { $line }: “{ $text }” ไม่ใช่วันที่ เขียนแบบ 2026-11-15 หรือ ? เมื่อไม่ทราบ
error-record-number = บรรทัด { $line }: ตรงนี้ควรเป็น “{ $expected }” ไม่ใช่ “{ $found }”
error-record-number-alone = บรรทัด { $line }: ไม่มีตาเดินหลังหมายเลขสุดท้าย
error-record-resigned = บรรทัด { $line }: “{ $text }” ไม่ตรงกับตาเดิน การยอมแพ้เขียนแบบ “seat 2 after 14” ตามลำดับ
error-record-result = บรรทัด { $line }: ผลระบุว่า “{ $said }” แต่ตาเดินระบุว่า “{ $found }”
