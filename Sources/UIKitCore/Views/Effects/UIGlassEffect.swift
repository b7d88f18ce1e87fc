import CoreGraphics
import Foundation

/// An effect that looks like a piece of glass above the content. What is behind shows through, softer and with stronger
/// colours.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular = 0
        /// Shows more of what is behind.
        case clear = 1
    }

    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .regular) }

    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    /// Whether the glass grows a little under a finger. False by default.
    open var isInteractive = false
    /// The colour of the glass; nil, the default, is white or dark with the interface.
    open var tintColor: UIColor?

    override var material: Material? { .glass(style, tint: tintColor) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }
}
