/// How a picture is scaled when its pixels don't match the screen's.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Takes the colour of the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Mixes the colours of the four nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// As `linear`, with a picture that was scaled down beforehand.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
