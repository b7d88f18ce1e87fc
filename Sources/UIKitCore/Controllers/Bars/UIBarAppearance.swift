import Foundation

/// The look of a bar, without its content.
///
/// By default a bar has no background of its own: buttons are on glass, and content fades out below the bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    /// Creates a copy of another appearance, which may be of another kind of bar.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    /// Reads a bar's appearance from a storyboard or XIB. Any other coder gives the defaults, because appearances can't
    /// be archived.
    public required init?(coder: NSCoder) {
        super.init()
        readAppearanceNib(coder)
    }

    /// Sets a look without a background, where content fades out below the bar.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
    }

    /// Sets a look with the background colour of screens and a line at the edge.
    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (.systemBackground, nil, .separator)
    }

    /// Sets a look without a background and without a line.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
    }

    /// The colour in front of ``backgroundEffect``; nil, the default, lets what is below show.
    open var backgroundColor: UIColor?
    /// The effect on content below the bar; nil, the default, for none.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line at the bar's edge; nil, the default, draws none.
    open var shadowColor: UIColor?

    @available(
        *, unavailable, message: "Bars can't have a background image yet; use backgroundColor or backgroundEffect."
    )
    open var backgroundImage: UIImage? { nil }

    @available(*, unavailable, message: "A bar can't have a shadow image yet; use shadowColor.")
    open var shadowImage: UIImage? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// Whether the bar covers what is below, so that content needn't fade out.
    var hasBackground: Bool { backgroundColor != nil || backgroundEffect != nil }
}
