import Foundation

/// The look of a toolbar: its background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    public override init() { super.init() }

    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance,
            let buttons = other.buttonAppearance.copy() as? UIBarButtonItemAppearance
        else { return }
        buttonAppearance = buttons
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonAppearance.readNib(coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

    /// The look of the buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
}
