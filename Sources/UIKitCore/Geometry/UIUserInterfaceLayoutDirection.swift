/// Which way text and layouts run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Text runs from left to right.
    case leftToRight = 0
    /// Text runs from right to left.
    case rightToLeft = 1
}
