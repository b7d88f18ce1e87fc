import UIKit

extension TextSpecimen {
    /// Specimens of the world's scripts, and of two directions on one line.
    static var scripts: [TextSpecimen] {
        [
            TextSpecimen("Latin", "Łódź, naïve façade, Ærø"),
            TextSpecimen("Greek", "Καλημέρα, κόσμε"),
            TextSpecimen("Cyrillic", "Съешь ещё булок"),
            TextSpecimen("Hebrew", "שנת 2026 טובה"),
            TextSpecimen("Arabic", "صفحة 42 من الكتاب"),
            TextSpecimen("Mixed directions", "She said שלום 3 times"),
            TextSpecimen("Devanagari", "नमस्ते दुनिया"),
            TextSpecimen("Thai", "สวัสดีชาวโลก"),
            TextSpecimen("Chinese", "敏捷的棕色狐狸。"),
            TextSpecimen("Japanese", "いろは、カタカナ、漢字"),
            TextSpecimen("Korean", "다람쥐 헌 쳇바퀴"),
            TextSpecimen("Emoji", "👩‍👩‍👧 👍🏽 🇯🇵 ❤️ 😀"),
            TextSpecimen("Combining marks", "Cafe\u{301} man\u{303}ana a\u{323}\u{308}"),
        ]
    }
}
