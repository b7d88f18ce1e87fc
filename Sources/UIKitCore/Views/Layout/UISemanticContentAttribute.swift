/// The meaning of a view's content, which decides whether the view mirrors it where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the app's direction.
    case unspecified = 0
    /// Controls of a player. They are never mirrored.
    case playback = 1
    /// Directions in space, such as a joystick's. They are never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
