/// The role of a character in the direction of text, with Unicode's names.
///
/// The raw values are the letters in `BidiClasses`.
enum BidiClass: Unicode.Scalar {
    case leftToRight = "L"
    case rightToLeft = "R"
    case arabicLetter = "A"

    case europeanNumber = "E"
    case arabicNumber = "N"
    /// Plus and minus.
    case europeanSeparator = "P"
    /// A sign next to a number: %, $, °.
    case europeanTerminator = "T"
    /// A character inside a number: comma, colon.
    case commonSeparator = "C"

    case nonspacingMark = "M"
    /// An invisible character that the rules ignore.
    case boundaryNeutral = "Z"

    case paragraphSeparator = "B"
    /// A tab.
    case segmentSeparator = "S"
    case whiteSpace = "W"
    case otherNeutral = "O"

    case leftToRightEmbedding = "G"
    case leftToRightOverride = "H"
    case rightToLeftEmbedding = "I"
    case rightToLeftOverride = "J"
    case popDirectionalFormat = "K"

    case leftToRightIsolate = "U"
    case rightToLeftIsolate = "V"
    case firstStrongIsolate = "X"
    case popDirectionalIsolate = "Y"
}

extension BidiClass {
    /// Whether the class may raise the level in a text that reads from left to right.
    var mayRaiseLevels: Bool {
        switch self {
        case .rightToLeft, .arabicLetter, .arabicNumber, .leftToRightEmbedding, .leftToRightOverride,
            .rightToLeftEmbedding, .rightToLeftOverride, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
            true
        default: false
        }
    }

    var opensIsolate: Bool {
        switch self {
        case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: true
        default: false
        }
    }

    /// Whether the later rules ignore the character (X9).
    var isIgnored: Bool {
        switch self {
        case .boundaryNeutral, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat:
            true
        default: false
        }
    }

    /// Whether the character takes the paragraph's direction at the end of a line (L1).
    var isSpaceAtEnd: Bool { self == .whiteSpace || opensIsolate || self == .popDirectionalIsolate }

    /// Whether the character takes its direction from its neighbours, after W6.
    var isNeutral: Bool {
        switch self {
        case .otherNeutral, .whiteSpace, .segmentSeparator, .paragraphSeparator: true
        default: opensIsolate || self == .popDirectionalIsolate
        }
    }

    /// Left to right, right to left, or nil. Numbers count as right to left, as in N0 and N1.
    var direction: BidiClass? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// The natural direction of text on a level.
    init(directionOfLevel level: UInt8) {
        self = level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
    }
}
