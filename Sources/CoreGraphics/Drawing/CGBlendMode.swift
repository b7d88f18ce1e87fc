/// How what is drawn is mixed with what is already there.
public enum CGBlendMode: Int32, Sendable {
    /// Covers what is there, as far as the colour is opaque.
    case normal
    /// Multiplies with what is there: darker.
    case multiply
    /// Multiplies the opposites: lighter.
    case screen
    /// ``multiply`` on dark ground, ``screen`` on light ground.
    case overlay
    /// The darker of the two, in each component.
    case darken
    /// The lighter of the two, in each component.
    case lighten
    /// Brightens what is there.
    case colorDodge
    /// Darkens what is there.
    case colorBurn
    /// Darkens or brightens softly, by how light the colour is.
    case softLight
    /// Darkens or brightens strongly, by how light the colour is.
    case hardLight
    /// The difference of the two.
    case difference
    /// The difference of the two, with less contrast.
    case exclusion
    /// The hue of the colour, the rest of what is there.
    case hue
    /// The saturation of the colour, the rest of what is there.
    case saturation
    /// The hue and saturation of the colour, the lightness of what is there.
    case color
    /// The lightness of the colour, the rest of what is there.
    case luminosity
    /// Erases, whatever the colour.
    case clear
    /// Puts the new in place of the old, transparent parts too.
    case copy
    /// The new, where there was something.
    case sourceIn
    /// The new, where there was nothing.
    case sourceOut
    /// The new over the old, and only where there was something.
    case sourceAtop
    /// The new behind the old.
    case destinationOver
    /// The old, where the new covers it.
    case destinationIn
    /// The old, where the new does not cover it.
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
