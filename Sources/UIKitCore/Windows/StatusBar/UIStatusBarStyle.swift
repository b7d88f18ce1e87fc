/// The colour of what a status bar says.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark where the interface is light, light where it is dark.
    case `default` = 0
    /// White, for dark backgrounds.
    case lightContent = 1
    /// Black, for light backgrounds.
    case darkContent = 3
}
