import CoreGraphics

/// Text in lines: the breaks, the frames of the lines, and the size.
///
///     let layout = TextLayout("Hello world", font: TextFont(size: 17), maximumWidth: 60)
///     layout.lines.map(\.text)        // ["Hello", "world"]
///     layout.size                     // not rounded; a label rounds it up to pixels
///
/// Spaces at which a line breaks hang over its edge and don't count. Spaces that end a paragraph are part of ``size``,
/// as on iOS, but move nothing. A newline at the end begins an empty line. Pairs of characters are kerned; there are no
/// ligatures.
///
/// - Complexity: O(characters).
package struct TextLayout: Sendable, Hashable {
    package let lines: [LaidOutLine]
    /// The width of the widest line, and the height of all lines, in points.
    package let size: CGSize
    /// Whether a part of the text isn't shown.
    package let isTruncated: Bool

    /// - Parameters:
    ///   - maximumWidth: The width of the box in which lines break and are aligned; infinite for no limit.
    ///   - maximumLineCount: The maximum number of lines; 0 for no limit.
    package init(
        _ text: String, font: TextFont, maximumWidth: CGFloat = .infinity, maximumLineCount: Int = 0,
        breakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .left
    ) {
        var piece = StyledText(text, font: font)
        piece.paragraph.alignment = alignment
        self.init(
            [piece], maximumWidth: maximumWidth, maximumLineCount: maximumLineCount, breakMode: breakMode)
    }

    /// Lays out text in several styles. A line is as high as its highest letters need, and all letters share one
    /// baseline.
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
    /// Returns where a line begins in its box, which its indents make narrower.
    fileprivate func x(of line: BrokenLine, width: CGFloat, in boxWidth: CGFloat) -> CGFloat {
        let begin = begin(of: line)
        let room = room(in: boxWidth, isFirstLine: line.isFirstOfParagraph)
        // Indents count from the side where reading begins.
        let left = alignment == .right ? boxWidth - begin - room : begin
        return left + (room - width) * CGFloat(alignment.leadingShare)
    }
}

extension StyledText {
    /// Returns the width of another text in this style, including spaces at its end.
    fileprivate func width(of other: String) -> CGFloat {
        guard letterSpacing != 0 || !isKerned else { return font.width(of: other) }
        var piece = self
        piece.text = other
        return TextUnit.points(TextCluster.clusters(of: [piece]).reduce(0) { $0 + $1.advance + $1.kerning })
    }
}

extension TextFont {
    /// Returns the width of text on its own line, including spaces at its end.
    package func width(of text: String) -> CGFloat {
        let measures = measures
        if let width = measures.widthOfPlainLine(text) { return width }
        let clusters = TextCluster.clusters(of: [StyledText(text, font: self)])
        return TextUnit.points(clusters.reduce(0) { $0 + $1.advance + $1.kerning })
    }

    /// Returns a line for ASCII text without a newline, without an allocation; nil for other text.
    package func plainLine(_ text: String) -> PlainLine? {
        let measures = measures
        guard let advance = measures.advanceOfPlainLine(text) else { return nil }
        return PlainLine(advance: advance, height: measures.vertical.lineHeight)
    }
}

/// The size of text on its own line.
package struct PlainLine: Sendable, Hashable {
    let advance: Int
    let height: CGFloat

    /// Returns nil if the text doesn't fit.
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
