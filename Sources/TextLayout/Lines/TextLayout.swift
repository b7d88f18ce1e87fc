import CoreGraphics

/// Text in lines: where it breaks, how large it is.
///
///     let layout = TextLayout("Hello world", font: TextFont(size: 17), maximumWidth: 60)
///     layout.lines.map(\.text)        // ["Hello", "world"]
///     layout.size                     // not rounded; a label rounds it up to pixels
///
/// Spaces at which a line breaks hang over its edge and count for nothing; those that end a paragraph are part of
/// ``size``, as on iOS, and move nothing. A newline at the end begins an empty line.
/// Pairs of characters are kerned; there are no ligatures.
///
/// - Complexity: O(characters).
package struct TextLayout: Sendable, Hashable {
    package let lines: [LaidOutLine]
    /// Width of the widest line, height of all.
    package let size: CGSize
    /// Whether something of the text is not shown.
    package let isTruncated: Bool

    /// - Parameters:
    ///   - maximumWidth: of the box in which lines break and are aligned; infinite for as wide as it gets.
    ///   - maximumLineCount: 0 for any.
    package init(
        _ text: String, font: TextFont, maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0,
        breakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .left
    ) {
        var piece = StyledText(text, font: font)
        piece.paragraph.alignment = alignment
        self.init(
            [piece], maximumWidth: maximumWidth, maximumLineCount: maximumLineCount, breakMode: breakMode)
    }

    /// Text of several styles. A line is as high as its highest letters need, and all stand on one baseline.
    package init(
        _ pieces: [StyledText], maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0,
        breakMode: LineBreakMode = .byWordWrapping
    ) {
        self.init(
            MeasuredText(pieces), maximumWidth: maximumWidth, maximumLineCount: maximumLineCount, breakMode: breakMode)
    }

    package init(
        _ text: MeasuredText, maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0,
        breakMode: LineBreakMode = .byWordWrapping
    ) {
        let limits = BrokenText.Limits(width: maximumWidth, lineCount: maximumLineCount, breakMode: breakMode)
        self.init(BrokenText(text, limits))
    }

    package init(_ broken: BrokenText) {
        let text = broken.text
        let maximumWidth = broken.limits.width
        let widest = broken.widest
        isTruncated = broken.isTruncated
        let boxWidth = maximumWidth.isFinite ? maximumWidth : widest
        var lineRuns = LineRuns(text)
        var placer = LinePlacer(text)
        lines = broken.lines.map { line in
            let paragraph = text.paragraph(of: line)
            var laidOut = LaidOutLine(
                runs: Self.placed(lineRuns.runs(of: line)), x: 0, baseline: placer.place(line, in: paragraph),
                width: TextUnit.points(line.advance))
            if paragraph.isJustified, maximumWidth.isFinite, !line.isLastOfParagraph {
                laidOut.stretch(to: paragraph.room(in: boxWidth, isFirstLine: line.isFirstOfParagraph)) {
                    text.pieces[$0].width(of: $1)
                }
            }
            laidOut.x = paragraph.x(of: line, width: laidOut.width, in: boxWidth)
            return laidOut
        }
        size = CGSize(width: widest, height: placer.height)
    }

    private static func placed(_ runs: [LineRuns.Run]) -> [LaidOutRun] {
        var before = 0
        return runs.map { run in
            defer { before += run.advance }
            return LaidOutRun(
                text: run.text, isRightToLeft: run.isRightToLeft, style: run.style, x: TextUnit.points(before),
                width: TextUnit.points(run.advance))
        }
    }
}

extension ParagraphMetrics {
    /// Where a line begins in its box, which its indents make narrower.
    fileprivate func x(of line: BrokenLine, width: CGFloat, in boxWidth: CGFloat) -> CGFloat {
        let begin = begin(of: line)
        let room = room(in: boxWidth, isFirstLine: line.isFirstOfParagraph)
        // Indents are counted from the side where the paragraph is read from.
        let left = alignment == .right ? boxWidth - begin - room : begin
        return left + (room - width) * CGFloat(alignment.leadingShare)
    }
}

extension StyledText {
    /// How wide another text is in this style, spaces at its end included.
    fileprivate func width(of other: String) -> CGFloat {
        guard letterSpacing != 0 || !isKerned else { return font.width(of: other) }
        var piece = self
        piece.text = other
        return TextUnit.points(TextCluster.clusters(of: [piece]).reduce(0) { $0 + $1.advance + $1.kerning })
    }
}

extension TextFont {
    /// How wide text is on a line of its own, spaces at its end included.
    package func width(of text: String) -> CGFloat {
        let measures = measures
        if let width = measures.widthOfPlainLine(text) { return width }
        let clusters = TextCluster.clusters(of: [StyledText(text, font: self)])
        return TextUnit.points(clusters.reduce(0) { $0 + $1.advance + $1.kerning })
    }

    /// A line of its own, where that is told quickly: of ASCII without a newline; nil for other text. Nothing is allocated.
    package func plainLine(_ text: String) -> PlainLine? {
        let measures = measures
        guard let advance = measures.advanceOfPlainLine(text) else { return nil }
        return PlainLine(advance: advance, height: measures.vertical.lineHeight)
    }
}

/// How large text is on a line of its own.
package struct PlainLine: Sendable, Hashable {
    let advance: Int
    let height: CGFloat

    /// nil where it doesn't fit.
    package func size(fitting width: CGFloat) -> CGSize? {
        guard advance <= TextUnit.units(Double(width)) else { return nil }
        return CGSize(width: TextUnit.points(advance), height: height)
    }
}

extension FontMeasures {
    func widthOfPlainLine(_ text: String) -> CGFloat? { advanceOfPlainLine(text).map(TextUnit.points) }

    func advanceOfPlainLine(_ text: String) -> Int? {
        var text = text
        let (advances, kerning) = (asciiAdvances, asciiKerning)
        return text.withUTF8 { bytes -> Int? in
            var advance = 0
            var last: UInt8 = 0
            for byte in bytes {
                guard byte < 0x7F, byte >= 0x20 else { return nil }
                advance += advances[Int(byte)] + kerning[last, byte]
                last = byte
            }
            return advance
        }
    }
}
