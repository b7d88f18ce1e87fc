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

    /// In the middle, in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top, in the middle of the width, in its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom, in the middle of the width, in its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left, in the middle of the height, in its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right, in the middle of the height, in its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner, in its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner, in its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner, in its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner, in its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer's size, whatever that does to the proportions. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits in the layer.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the layer; what sticks out is seen unless the layer masks to its bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
