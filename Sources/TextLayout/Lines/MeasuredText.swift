import CoreGraphics

/// Text whose characters have been measured, once, to be broken into lines as often as anybody asks.
package struct MeasuredText: Sendable {
    package let pieces: [StyledText]
    /// All of it.
    let text: String
    let clusters: [TextCluster]

    package init(_ pieces: [StyledText]) {
        self.pieces = pieces
        text = pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
        clusters = TextCluster.clusters(of: pieces)
    }

    /// How large the text is in lines that are no wider than `maximumWidth`.
    ///
    /// - Parameter maximumLineCount: 0 for any.
    package func size(
        maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0, breakMode: LineBreakMode = .byWordWrapping
    ) -> CGSize {
        BrokenText(self, BrokenText.Limits(width: maximumWidth, lineCount: maximumLineCount, breakMode: breakMode)).size
    }

    /// At the end of the text: that of the last character.
    func style(at index: Int) -> Int {
        Int((index < clusters.count ? clusters[index] : clusters.last)?.style ?? 0)
    }

    func paragraph(of line: BrokenLine) -> ParagraphMetrics { paragraph(startingAt: line.paragraphStart) }

    func paragraph(startingAt index: Int) -> ParagraphMetrics {
        let style = style(at: index)
        return pieces.indices.contains(style) ? pieces[style].paragraph : ParagraphMetrics()
    }

    /// Without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }

    /// What is kerned between the last character and the one after it does not count.
    func advance(of range: Range<Int>) -> Int {
        guard let last = range.last else { return 0 }
        var advance = -clusters[last].kerning
        for index in range { advance += clusters[index].advance + clusters[index].kerning }
        return advance
    }

    /// Where a cluster begins in the UTF-8 of the text.
    func offset(of index: Int) -> Int { index < clusters.count ? clusters[index].start : text.utf8.count }

    /// Newlines become spaces: only a line that stands for several can hold one.
    func string(_ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: offset(of: range.lowerBound))
        let end = utf8.index(start, offsetBy: offset(of: range.upperBound) - offset(of: range.lowerBound))
        let piece = text[start..<end]
        guard clusters[range].contains(where: { $0.kind == .newline }) else { return String(piece) }
        return String(piece.map { $0.isNewline ? " " : $0 })
    }
}

extension ParagraphMetrics {
    /// How far in a line begins.
    func begin(of line: BrokenLine) -> CGFloat { line.isFirstOfParagraph ? firstIndent : indent }
}
