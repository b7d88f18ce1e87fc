/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    /// Follows the interface around it.
    case `default` = 0
    /// Dark, with white text.
    case black = 1
}
