extension UIButton {
    /// The look of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// Only what the app sets.
        case custom = 0
        /// Title and image in the tint colour. They fade while the button is pressed.
        case system = 1
        /// An "i" in a circle.
        case detailDisclosure = 2
        /// An "i" in a circle.
        case infoLight = 3
        /// An "i" in a circle.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross on a grey background.
        case close = 7
    }

    /// What a button does, which changes how its title looks.
    public enum Role: Int, Sendable {
        /// No special role.
        case normal = 0
        /// The default action, for which people expect Return to work. Its title is bold.
        case primary = 1
        /// Cancels.
        case cancel = 2
        /// Deletes something. Its title is red.
        case destructive = 3
    }

    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
}
