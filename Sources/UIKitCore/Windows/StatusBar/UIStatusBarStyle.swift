/// The colour of a status bar's text and symbols.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark in light mode, light in dark mode.
    case `default` = 0
    /// White, for dark backgrounds.
    case lightContent = 1
    /// Black, for light backgrounds.
    case darkContent = 3
}
