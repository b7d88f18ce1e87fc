import Foundation

/// The look of a tab bar behind its glass.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    public override init() { super.init() }

    public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}
