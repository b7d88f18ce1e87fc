/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// On its side, its top to the left.
    case landscapeLeft = 3
    /// On its side, its top to the right.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIInterfaceOrientation {
    /// How the device is held that shows this: turned to the left, its interface is turned to the right.
    var device: UIDeviceOrientation {
        switch self {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }
}
