import Foundation

/// How a bar looks, apart from what is on it.
///
/// By default a bar has no background of its own: buttons float on glass, and content fades out below the bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// A copy of another appearance, maybe of another kind of bar.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    /// Reads a bar's appearance from a storyboard or XIB. Any other coder gives the defaults, because appearances can't be archived.
    public required init?(coder: NSCoder) {
        super.init()
        readAppearanceNib(coder)
    }

    /// No background; content fades out below the bar.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
    }

    /// The colour of screens, with a line at the edge.
    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
    }

    /// No background, and no line.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
    }

    /// In front of ``backgroundEffect``; nil, the default, lets through what is below.
    open var backgroundColor: UIColor?
    /// What happens to content below the bar; nil, the default, for nothing.
    open var backgroundEffect: UIBlurEffect?
    /// The line at the bar's edge; nil, the default, draws none.
    open var shadowColor: UIColor?

    @available(
        *, unavailable, message: "Bars have no pictures behind them yet; use backgroundColor or backgroundEffect."
    )
    open var backgroundImage: UIImage? { nil }

    @available(*, unavailable, message: "The line at a bar's edge is no picture yet; use shadowColor.")
    open var shadowImage: UIImage? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// Whether the bar covers what is below, so that nothing has to fade out there.
    var hasBackground: Bool { backgroundColor != nil || backgroundEffect != nil }
}
