import RenderTree

/// How contents are placed in a layer of another size.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// Computed once, because every frame reads it for every layer.
    let portValue: ContentGravity

    public init(rawValue: String) {
        self.rawValue = rawValue
        portValue = ContentGravity(rawValue: rawValue) ?? .resize
    }

    /// In the middle, at their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top, in the middle of the width, at their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom, in the middle of the width, at their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left, in the middle of the height, at their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right, in the middle of the height, at their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner, at their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner, at their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner, at their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner, at their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer's size, in any proportions. The default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit in the layer, with their proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the layer, with their proportions. The overhang is visible unless the layer masks to its bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
