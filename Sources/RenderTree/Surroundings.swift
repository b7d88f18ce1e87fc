/// What a screen shows around the app: the clock and signs at the top, the line at the bottom, a title, and an address.
package struct Surroundings: Sendable, Hashable {
    /// How the clock and the signs at the top are seen.
    package enum StatusBar: Sendable, Hashable {
        /// White, on a dark background.
        case lightContent
        /// Black, on a light background.
        case darkContent
        case hidden
    }

    package var statusBar: StatusBar
    /// Whether the home indicator may fade out while no finger is on the screen.
    package var isHomeIndicatorHidden: Bool
    /// What the scene is called; nil when the app does not say.
    package var title: String?
    /// Where in the app a person is, as the app names it, such as `"/photos/3"`; nil when the app does not say.
    package var place: String?

    package init(
        statusBar: StatusBar = .darkContent, isHomeIndicatorHidden: Bool = false, title: String? = nil,
        place: String? = nil
    ) {
        self.statusBar = statusBar
        self.isHomeIndicatorHidden = isHomeIndicatorHidden
        self.title = title
        self.place = place
    }
}
