/// What a reader takes for one character: never split.
struct TextCluster {
    enum Kind: UInt8 {
        case letter
        /// May hang over the edge, and a line may end after it.
        case space
        /// A line may end after it.
        case hyphen
        /// A line may end before and after it.
        case ideograph
        /// Must not begin a line: closing brackets, full stops and the like of East Asian text.
        case closing
        /// Must not end a line: opening brackets of East Asian text.
        case opening
        case newline
    }

    /// Where it begins in the UTF-8 of all text.
    var start: Int
    var advance: Int
    var kind: Kind
    /// Which piece of the text it belongs to.
    var style: Int32 = 0
}

extension TextCluster {
    static func clusters(of text: String, advances: FontAdvances) -> [TextCluster] {
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(text.utf8.count)
        // The fast path. A carriage return is left to the other one, which knows that it is one with the line feed.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for (start, byte) in text.utf8.enumerated() {
                clusters.append(
                    TextCluster(start: start, advance: advances.advance(ofASCII: byte), kind: Kind(ascii: byte)))
            }
            return clusters
        }
        var start = 0
        for character in text {
            clusters.append(
                TextCluster(start: start, advance: advances.advance(of: character), kind: Kind(character)))
            start += character.utf8.count
        }
        return clusters
    }

    /// Whether a line may end between two neighbours.
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
