import Foundation

/// How a bar looks, apart from what is on it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    open func configureWithDefaultBackground() {
        backgroundColor = .secondarySystemBackground
        shadowColor = .separator
    }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        backgroundColor = nil
        shadowColor = nil
    }

    /// nil lets the content below show through.
    open var backgroundColor: UIColor? = .secondarySystemBackground
    /// The line at the bar's edge; nil draws none.
    open var shadowColor: UIColor? = .separator

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}
