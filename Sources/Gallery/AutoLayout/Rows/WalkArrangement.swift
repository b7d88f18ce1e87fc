/// How a row arranges its parts.
struct WalkArrangement: Equatable {
    /// Whether the parts are below each other, as the largest text sizes need it, instead of beside the picture.
    var isStacked = false
    var hidesParts = false
    /// Whether the drawer with more text is open.
    var isOpen = false
}
