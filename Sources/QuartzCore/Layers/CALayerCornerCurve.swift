/// How a round corner leaves its sides.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Beginning earlier and ending later than a circle. Screens draw it as a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
