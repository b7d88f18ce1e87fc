/// What a reader sees as one character. Never split.
struct TextCluster {
    enum Kind: UInt8 {
        case letter
        /// May hang over the edge. A line may end after it.
        case space
        /// A line may end after it.
        case hyphen
        /// A line may end before and after it.
        case ideograph
        /// Must not begin a line: closing brackets, full stops and similar characters of East Asian text.
        case closing
        /// Must not end a line: opening brackets of East Asian text.
        case opening
        case newline
    }

    /// The offset in the UTF-8 of the whole text.
    var start: Int
    /// The width in ``TextUnit``s, as all widths.
    var advance: Int
    /// What to add to the width if the next character is on the same line.
    var kerning = 0
    var kind: Kind
    /// The index of the piece that contains the cluster.
    var style: Int32 = 0
}

extension TextCluster {
    /// Returns the clusters of all pieces, in order.
    static func clusters(of pieces: [StyledText]) -> [TextCluster] {
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(pieces.reduce(0) { $0 + $1.text.utf8.count })
        var start = 0
        for (style, piece) in pieces.enumerated() {
            append(piece, style: Int32(style), start: start, to: &clusters)
            start += piece.text.utf8.count
        }
        return clusters
    }

    private static func append(_ piece: StyledText, style: Int32, start: Int, to clusters: inout [TextCluster]) {
        let count = clusters.count
        guard !appendASCII(piece, style: style, start: start, to: &clusters) else { return }
        clusters.removeSubrange(count...)
        appendCharacters(piece, style: style, start: start, to: &clusters)
    }

    /// Returns false at a character that isn't ASCII, or at a carriage return: only the slow path treats it and a line
    /// feed as one.
    private static func appendASCII(
        _ piece: StyledText, style: Int32, start: Int, to clusters: inout [TextCluster]
    ) -> Bool {
        let measures = piece.font.measures
        let advances = measures.asciiAdvances
        let kerning = piece.isKerned ? measures.asciiKerning : .none
        let spacing = TextUnit.units(Double(piece.letterSpacing))
        var text = piece.text
        return text.withUTF8 { bytes in
            for index in bytes.indices {
                let byte = bytes[index]
                guard byte < 0x80, byte != 0x0D else { return false }
                let next = index + 1 < bytes.count ? bytes[index + 1] & 0x7F : 0
                clusters.append(
                    TextCluster(
                        start: start + index, advance: advances[Int(byte)] + spacing, kerning: kerning[byte, next],
                        kind: Kind(ascii: byte), style: style))
            }
            return true
        }
    }

    private static func appendCharacters(
        _ piece: StyledText, style: Int32, start: Int, to clusters: inout [TextCluster]
    ) {
        let measures = piece.font.measures
        let spacing = TextUnit.units(Double(piece.letterSpacing))
        var start = start
        var last: Character?
        var joining = LetterJoining(measures)
        for character in piece.text {
            if piece.isKerned, let last {
                clusters[clusters.count - 1].kerning = measures.kerning(between: last, and: character)
            }
            let (advance, change) = joining.append(character)
            if change != 0 { clusters[clusters.count - 1].kerning += change }
            clusters.append(
                TextCluster(start: start, advance: advance + spacing, kind: Kind(character), style: style))
            start += character.utf8.count
            last = character
        }
    }

    /// Returns whether a line may end between two neighbours.
    static func mayBreak(between left: TextCluster, and right: TextCluster) -> Bool {
        switch (left.kind, right.kind) {
        case (_, .space), (_, .closing), (.opening, _): false
        case (.space, _), (.hyphen, _), (.ideograph, _), (.closing, _), (_, .ideograph), (_, .opening): true
        default: false
        }
    }
}

extension TextCluster.Kind {
    @inline(__always)
    fileprivate init(ascii byte: UInt8) {
        self =
            switch byte {
            case 0x20, 0x09: .space
            case 0x2D: .hyphen
            case 0x0A...0x0D: .newline
            default: .letter
            }
    }

    fileprivate init(_ character: Character) {
        if character.isNewline {
            self = .newline
        } else if let byte = character.asciiValue {
            self.init(ascii: byte)
        } else {
            self =
                switch character {
                case "\u{00A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}": .letter
                case "\u{200B}", "\u{3000}": .space
                case "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{00AD}": .hyphen
                case "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "・", "ー": .closing
                case "（", "「", "『", "【", "〈", "《": .opening
                default:
                    if character.isWhitespace {
                        .space
                    } else {
                        character.unicodeScalars.contains(where: \.isWide) ? .ideograph : .letter
                    }
                }
        }
    }
}
