import CoreGraphics

/// What is true where an asset is shown.
struct AssetPlace: Hashable, Sendable {
    var idiom = AssetIdiom.phone
    var isDark = false
    var hasHighContrast = false
    var isRightToLeft = false
    var hasRegularWidth = false
    var hasRegularHeight = false
    /// Pixels a point.
    var scale: CGFloat = 1
}

/// A kind of device, by its name in Contents.json.
enum AssetIdiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case mac, tv, watch, vision
    case carPlay = "car"
}
