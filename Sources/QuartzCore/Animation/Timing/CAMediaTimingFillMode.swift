/// Which moments outside of its run an animation is seen at.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Neither before nor after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its last value stays after it has ended. Needs `isRemovedOnCompletion = false` to be seen.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value is there before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}
