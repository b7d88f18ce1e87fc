import Foundation

/// The look of a navigation bar: its background, titles and buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        guard let buttons = other.buttonAppearance.copy() as? UIBarButtonItemAppearance else { return }
        buttonAppearance = buttons
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        readTitleNib(coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

    /// The font and colour of the title; missing ones are the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and colour of the large title; missing ones are the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
}
