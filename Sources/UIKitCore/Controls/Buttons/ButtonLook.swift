import CoreGraphics

/// The colours of a button with a configuration in one of its states.
struct ButtonLook: Sendable, Hashable {
    var foreground: UIColor
    var background: UIColor?
    var stroke: UIColor?
    /// The opacity of title and image.
    var contentAlpha: CGFloat = 1

    /// The part of the foreground's opacity that remains while a button without a background is pressed. In a button
    /// with a background, that is `pressedPlate` of the background's.
    private static let pressedContent: CGFloat = 0.35
    private static let pressedPlate: CGFloat = 0.75
    private static let faintTint: CGFloat = 0.18

    @MainActor init(_ configuration: UIButton.Configuration, of button: UIButton, in state: UIControl.State) {
        let isSelected = state.contains(.selected)
        let style = Self.style(configuration.style, isSelected: isSelected)
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let base = configuration.baseBackgroundColor
        switch style {
        case .plain, .borderless:
            foreground = configuration.baseForegroundColor ?? tint
            background = base
        case .tinted:
            foreground = configuration.baseForegroundColor ?? tint
            background = (base ?? tint).withAlphaComponent(Self.faintTint)
        case .gray:
            foreground = configuration.baseForegroundColor ?? tint
            background = base ?? .secondarySystemFill
        case .filled:
            foreground = configuration.baseForegroundColor ?? .white
            background = base ?? tint
        }
        stroke = configuration.background.strokeColor ?? tint
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if background != nil { background = .tertiarySystemFill }
        }
        background = configuration.background.backgroundColor ?? background
        if state.contains(.highlighted) { press() }
    }

    /// Returns the style for a state. A selected button stands out more than its style does otherwise.
    private static func style(
        _ style: UIButton.Configuration.Style, isSelected: Bool
    ) -> UIButton.Configuration.Style {
        guard isSelected else { return style }
        return switch style {
        case .plain: .tinted
        case .tinted, .gray: .filled
        case .filled, .borderless: style
        }
    }

    private mutating func press() {
        guard let color = background else { return contentAlpha = Self.pressedContent }
        background = UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * Self.pressedPlate)
        }
    }
}
