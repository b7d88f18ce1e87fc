/// How a row's parts lie.
struct WalkArrangement: Equatable {
    /// Below each other, as the largest text sizes need it, rather than beside the picture.
    var isStacked = false
    var hidesParts = false
    /// Whether the drawer with more text is open.
    var isOpen = false
}
