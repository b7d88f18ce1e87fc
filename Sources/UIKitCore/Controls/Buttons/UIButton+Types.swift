extension UIButton {
    /// What a button looks like that has no configuration.
    public enum ButtonType: Int, Sendable {
        /// Only what the app gives it.
        case custom = 0
        /// Title and picture in the tint colour, which fade while they are pressed.
        case system = 1
        /// An i in a circle, as are the next two.
        case detailDisclosure = 2
        /// An "i" in a circle.
        case infoLight = 3
        /// An "i" in a circle.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross on a grey plate.
        case close = 7
    }

    /// What a button means to a person; it changes how its title looks.
    public enum Role: Int, Sendable {
        /// No meaning of its own.
        case normal = 0
        /// The one that Return would press: its title is bold.
        case primary = 1
        /// It cancels.
        case cancel = 2
        /// It deletes something: red.
        case destructive = 3
    }

    /// What adapts a button to its state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
}
