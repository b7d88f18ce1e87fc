/// The names of the built-in curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Moves at a constant pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve that layers use for their own animations: begins quickly and ends slowly.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    var curve: TimingCurve {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInEaseOut
        case .default: .default
        default: .linear
        }
    }
}
