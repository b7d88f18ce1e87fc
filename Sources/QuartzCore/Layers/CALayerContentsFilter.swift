/// How a picture gets its colours where its pixels aren't those of the screen.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Of the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Of the four pixels around, mixed.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// As `linear`, and of a picture that was made smaller before.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
