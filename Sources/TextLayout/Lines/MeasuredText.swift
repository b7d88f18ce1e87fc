import CoreGraphics

/// Text with measured characters, which can be broken into lines any number of times.
package struct MeasuredText: Sendable {
    package let pieces: [StyledText]
    /// The whole text.
    let text: String
    let clusters: [TextCluster]

    package init(_ pieces: [StyledText]) {
        self.pieces = pieces
        text = pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
        clusters = TextCluster.clusters(of: pieces)
    }

    /// Returns the size of the text in lines that are at most `maximumWidth` wide.
    ///
    /// - Parameter maximumLineCount: The maximum number of lines; 0 for no limit.
    package func size(
        maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0, breakMode: LineBreakMode = .byWordWrapping
    ) -> CGSize {
        BrokenText(self, BrokenText.Limits(width: maximumWidth, lineCount: maximumLineCount, breakMode: breakMode)).size
    }

    /// Returns the style at an index; at the end of the text, the style of the last character.
    func style(at index: Int) -> Int {
        Int((index < clusters.count ? clusters[index] : clusters.last)?.style ?? 0)
    }

    func paragraph(of line: BrokenLine) -> ParagraphMetrics { paragraph(startingAt: line.paragraphStart) }

    func paragraph(startingAt index: Int) -> ParagraphMetrics {
        let style = style(at: index)
        return pieces.indices.contains(style) ? pieces[style].paragraph : ParagraphMetrics()
    }

    /// Returns the range without the spaces at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }

    /// Returns the width, without the kerning between the last character and the next.
    func advance(of range: Range<Int>) -> Int {
        guard let last = range.last else { return 0 }
        var advance = -clusters[last].kerning
        for index in range { advance += clusters[index].advance + clusters[index].kerning }
        return advance
    }

    /// Returns the offset of a cluster in the UTF-8 of the text.
    func offset(of index: Int) -> Int { index < clusters.count ? clusters[index].start : text.utf8.count }

    /// Returns the text with spaces instead of newlines, which only a line for several lines of text can contain.
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
    /// Returns the line's indent.
    func begin(of line: BrokenLine) -> CGFloat { line.isFirstOfParagraph ? firstIndent : indent }
}
