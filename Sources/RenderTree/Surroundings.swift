/// What a screen shows around the app: the status bar at the top, the home indicator at the bottom, a title, and an
/// address.
package struct Surroundings: Sendable, Hashable {
    /// The look of the status bar.
    package enum StatusBar: Sendable, Hashable {
        /// White, for a dark background.
        case lightContent
        /// Black, for a light background.
        case darkContent
        case hidden
    }

    package var statusBar: StatusBar
    /// Whether the home indicator may fade out while no finger touches the screen.
    package var isHomeIndicatorHidden: Bool
    /// The title of the scene; nil if the app sets none.
    package var title: String?
    /// Where a person is in the app, in the app's own terms, such as `"/photos/3"`; nil if the app doesn't say.
    package var place: String?
    /// A number of the activity to which the place belongs, its own in this run of the app.
    package var activity: Int?
    /// The screens on a person's way, from the first one to the one in front, each as a number of its own in this run
    /// of the app. Going back leads to the one before the last.
    package var steps: [Int]

    package init(
        statusBar: StatusBar = .darkContent, isHomeIndicatorHidden: Bool = false, title: String? = nil,
        place: String? = nil, activity: Int? = nil, steps: [Int] = []
    ) {
        self.statusBar = statusBar
        self.isHomeIndicatorHidden = isHomeIndicatorHidden
        self.title = title
        self.place = place
        self.activity = activity
        self.steps = steps
    }
}
