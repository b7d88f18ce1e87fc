/// The direction of text and layouts.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Text runs from left to right.
    case leftToRight = 0
    /// Text runs from right to left.
    case rightToLeft = 1
}
