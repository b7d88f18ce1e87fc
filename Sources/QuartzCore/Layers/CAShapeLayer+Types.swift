import CoreGraphics

/// Which points are inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Inside is where the path winds around a point.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is where a line to the outside crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines end at their last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Lines end with a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Lines end half their width behind their last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var value: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines meet in a sharp point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Lines meet in an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Lines meet in a cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var value: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
