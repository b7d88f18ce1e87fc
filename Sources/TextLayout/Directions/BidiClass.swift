/// What a character has to do with the direction of text. The names are Unicode's.
///
/// The raw values are the letters that `BidiClasses` is written in.
enum BidiClass: Unicode.Scalar {
    case leftToRight = "L"
    case rightToLeft = "R"
    case arabicLetter = "A"

    case europeanNumber = "E"
    case arabicNumber = "N"
    /// Plus and minus.
    case europeanSeparator = "P"
    /// What stands next to a number: %, $, °.
    case europeanTerminator = "T"
    /// What stands inside a number: comma, colon.
    case commonSeparator = "C"

    case nonspacingMark = "M"
    /// Not seen, and not asked.
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
    /// Whether a text that reads from left to right may have another level because of it.
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

    /// X9: what the later rules behave as if it were not there.
    var isIgnored: Bool {
        switch self {
        case .boundaryNeutral, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat:
            true
        default: false
        }
    }

    /// L1: what takes the paragraph's direction at the end of a line.
    var isSpaceAtEnd: Bool { self == .whiteSpace || opensIsolate || self == .popDirectionalIsolate }

    /// What takes its direction from its neighbours, once W6 is done.
    var isNeutral: Bool {
        switch self {
        case .otherNeutral, .whiteSpace, .segmentSeparator, .paragraphSeparator: true
        default: opensIsolate || self == .popDirectionalIsolate
        }
    }

    /// Left to right, right to left or nil. Numbers count as right to left, as N0 and N1 want it.
    var direction: BidiClass? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// The direction that text of a level has by itself.
    init(directionOfLevel level: UInt8) {
        self = level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
    }
}
