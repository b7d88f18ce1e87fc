/// What a view's content means, which decides whether it turns round where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the app's direction.
    case unspecified = 0
    /// Playing, as buttons of a player: never turned round.
    case playback = 1
    /// Directions in space, as a joystick: never turned round.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
