import RenderTree

/// Where a layer's contents go when they are not as large as the layer.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// Found once: every layer of every frame is asked for it.
    let portValue: ContentGravity

    public init(rawValue: String) {
        self.rawValue = rawValue
        portValue = ContentGravity(rawValue: rawValue) ?? .resize
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer's size, whatever that does to the proportions. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits in the layer.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the layer; what sticks out is seen unless the layer masks to its bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
