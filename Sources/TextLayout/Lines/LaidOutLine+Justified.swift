import CoreGraphics

extension LaidOutLine {
    /// Makes the line `room` wide by wider spaces: words become runs of their own.
    ///
    /// - Parameter measure: how wide text is in a style.
    mutating func stretch(to room: CGFloat, measure: (Int, String) -> CGFloat) {
        let spaces = runs.reduce(0) { $0 + $1.text.reduce(0) { $0 + ($1 == " " ? 1 : 0) } }
        let extra = spaces > 0 ? (room - width) / CGFloat(spaces) : 0
        guard extra > 0 else { return }
        var stretched: [LaidOutRun] = []
        var x: CGFloat = 0
        for run in runs {
            for word in run.words {
                var part = run
                part.text = String(word)
                part.x = x
                part.width = word.count == run.text.count ? run.width : measure(run.style, part.text)
                stretched.append(part)
                x += part.width + (word.last == " " ? extra : 0)
            }
        }
        runs = stretched
        width = room
    }
}

extension LaidOutRun {
    /// Each with the space behind it, from left to right as they are seen.
    fileprivate var words: [Substring] {
        var words: [Substring] = []
        var rest = text[...]
        while let space = rest.firstIndex(of: " ") {
            words.append(rest[...space])
            rest = rest[rest.index(after: space)...]
        }
        if !rest.isEmpty { words.append(rest) }
        return isRightToLeft ? words.reversed() : words
    }
}
