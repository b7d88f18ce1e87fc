import CoreGraphics

extension LaidOutLine {
    /// Widens the spaces until the line is `room` wide. Words become separate runs.
    ///
    /// - Parameter measure: Returns the width of text in a style.
    mutating func stretch(to room: CGFloat, measure: (Int, String) -> CGFloat) {
        var words = runs.flatMap(\.words)
        for index in words.indices { words[index].width = measure(words[index].style, words[index].text) }
        let spaces = words.count { $0.text.last == " " }
        let extra = (room - words.reduce(0) { $0 + $1.width }) / CGFloat(max(spaces, 1))
        guard spaces > 0, extra > 0 else { return }
        var x: CGFloat = 0
        for index in words.indices {
            words[index].x = x
            x += words[index].width + (words[index].text.last == " " ? extra : 0)
        }
        runs = words
        width = room
    }
}

extension LaidOutRun {
    /// The words with the space after each, in visual order from left to right.
    fileprivate var words: [LaidOutRun] {
        var words: [Substring] = []
        var rest = text[...]
        while let space = rest.firstIndex(of: " ") {
            words.append(rest[...space])
            rest = rest[rest.index(after: space)...]
        }
        if !rest.isEmpty { words.append(rest) }
        return (isRightToLeft ? words.reversed() : words).map { word in
            var part = self
            part.text = String(word)
            return part
        }
    }
}
