import TextLayout

/// Where lines lie between the left and right edge.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines are stretched from edge to edge by wider spaces, but for a paragraph's last one, which is as natural.
    case justified = 3
    /// Where lines begin in the reading direction.
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

/// The side from which text is read.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first letter that has a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1

    var value: BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
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
