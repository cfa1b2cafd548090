seat-name =
    { $seat ->
        [light] ฝ่ายสีอ่อน
        [dark] ฝ่ายสีเข้ม
        [red] ฝ่ายสีแดง
        [blue] ฝ่ายสีน้ำเงิน
        [yellow] ฝ่ายสีเหลือง
        [green] ฝ่ายสีเขียว
        [purple] ฝ่ายสีม่วง
       *[orange] ฝ่ายสีส้ม
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = มีผู้ยอมแพ้
reason-time = หมดเวลา
reason-agreement = ตกลงกัน
reason-length = เกมยาวถึงขีดจำกัดแล้ว
reason-repetition = รูปหมากเดิมเกิดขึ้นเป็นครั้งที่สาม
