/// How what is drawn is mixed with what is already there.
public enum CGBlendMode: Int32, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
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
