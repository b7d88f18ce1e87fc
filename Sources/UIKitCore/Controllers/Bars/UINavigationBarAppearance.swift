import Foundation

/// How a navigation bar looks: its background, titles and buttons.
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

    /// Font and colour of the title; what is missing is the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Font and colour of the large title; what is missing is the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
}
