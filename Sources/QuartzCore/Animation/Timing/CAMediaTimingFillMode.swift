/// Whether an animation also shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Shows only during its run.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Keeps its last value after its end. Set `isRemovedOnCompletion` to false to see this.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows its first value before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows both before its beginning and after its end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}
