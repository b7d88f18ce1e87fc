import CoreGraphics

/// The traits of the place where an asset shows.
struct AssetPlace: Hashable, Sendable {
    var idiom = AssetIdiom.phone
    var isDark = false
    var hasHighContrast = false
    var isRightToLeft = false
    var hasRegularWidth = false
    var hasRegularHeight = false
    /// The number of pixels per point.
    var scale: CGFloat = 1
}

/// The kind of a device, by its name in Contents.json.
enum AssetIdiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case mac, tv, watch, vision
    case carPlay = "car"
}
