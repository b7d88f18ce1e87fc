import TextLayout

/// Where lines are between the left and right edge.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// Wider spaces stretch lines from edge to edge, except a paragraph's last one, which has natural alignment.
    case justified = 3
    /// At the edge where lines begin in the reading direction.
    case natural = 4

    func value(_ direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
        switch self {
        case .natural, .justified: direction == .rightToLeft ? .right : .left
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }
}

/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter that has one.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1

    var value: BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// How text that is too long for its line is broken or cut off.
public enum NSLineBreakMode: Int, Sendable {
    /// Words that don't fit move to the next line.
    case byWordWrapping = 0
    /// Characters that don't fit move to the next line.
    case byCharWrapping = 1
    /// Text that doesn't fit isn't drawn.
    case byClipping = 2
    /// The beginning becomes "…".
    case byTruncatingHead = 3
    /// The end becomes "…".
    case byTruncatingTail = 4
    /// The middle becomes "…".
    case byTruncatingMiddle = 5

    var value: LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}
