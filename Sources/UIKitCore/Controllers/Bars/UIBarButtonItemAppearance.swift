import Foundation

/// The look of a bar button's text in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// The font and colour; empty, the default, stands for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates the appearance of buttons of a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    public required override init() { super.init() }

    /// Creates an appearance with the defaults: appearances can't be archived.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets everything to the look of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) { normal.titleTextAttributes = [:] }

    /// The look of buttons that are neither highlighted nor disabled.
    open private(set) var normal = UIBarButtonItemStateAppearance()

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        return copy
    }
}
