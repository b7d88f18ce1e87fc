import Foundation

/// How strongly content on a blur stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// An effect that lets the blur behind an effect view shine through the view's content. Each style has one fixed
/// strength.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private let style: UIVibrancyEffectStyle

    /// Creates an effect for a label on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = .label
        super.init(coder: coder)
    }

    override var contentAlpha: CGFloat {
        switch style {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.2
        case .fill: 0.4
        case .secondaryFill: 0.3
        case .tertiaryFill: 0.2
        case .separator: 0.3
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIVibrancyEffect)?.style == style }

    open override var hash: Int { style.hashValue }
}
