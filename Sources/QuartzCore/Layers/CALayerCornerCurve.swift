/// The shape of a round corner.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins earlier and ends later than a circle. Screens draw it as a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
