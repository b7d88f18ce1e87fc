/// How a new colour mixes with what was drawn before.
public enum CGBlendMode: Int32, Sendable {
    /// Covers what was drawn before, as far as the colour is opaque.
    case normal
    /// Multiplies the colours: the result is darker.
    case multiply
    /// Multiplies the inverse colours: the result is lighter.
    case screen
    /// ``multiply`` on a dark background, ``screen`` on a light one.
    case overlay
    /// Takes the darker of both colours, in each component.
    case darken
    /// Takes the lighter of both colours, in each component.
    case lighten
    /// Brightens what was drawn before.
    case colorDodge
    /// Darkens what was drawn before.
    case colorBurn
    /// Darkens or brightens softly, depending on how light the colour is.
    case softLight
    /// Darkens or brightens strongly, depending on how light the colour is.
    case hardLight
    /// Takes the difference of both colours.
    case difference
    /// Takes the difference of both colours, with less contrast.
    case exclusion
    /// Takes the hue of the new colour, and the rest from what was drawn before.
    case hue
    /// Takes the saturation of the new colour, and the rest from what was drawn before.
    case saturation
    /// Takes the hue and saturation of the new colour, and the lightness of what was drawn before.
    case color
    /// Takes the lightness of the new colour, and the rest from what was drawn before.
    case luminosity
    /// Erases, with any colour.
    case clear
    /// Replaces what was drawn before, also with transparent parts.
    case copy
    /// Keeps the new drawing only where the old one is.
    case sourceIn
    /// Keeps the new drawing only where the old one isn't.
    case sourceOut
    /// Draws the new drawing over the old one, and only where the old one is.
    case sourceAtop
    /// Draws the new drawing behind the old one.
    case destinationOver
    /// Keeps the old drawing only where the new one covers it.
    case destinationIn
    /// Keeps the old drawing only where the new one doesn't cover it.
    case destinationOut

    @available(*, unavailable, message: "Screens cannot draw this blend mode. See Documentation/Drawing.md.")
    case destinationAtop
    @available(*, unavailable, message: "Screens cannot draw this blend mode. See Documentation/Drawing.md.")
    case xor
    @available(*, unavailable, message: "Screens cannot draw this blend mode. See Documentation/Drawing.md.")
    case plusDarker
    @available(*, unavailable, message: "Screens cannot draw this blend mode. See Documentation/Drawing.md.")
    case plusLighter
}
