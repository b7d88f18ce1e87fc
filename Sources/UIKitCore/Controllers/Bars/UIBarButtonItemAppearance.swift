import Foundation

/// How the words of a bar's buttons look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// Font and colour; empty, the default, is the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the buttons of a bar look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The appearance of buttons of a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }

    public required override init() { super.init() }

    /// An appearance with the defaults: appearances are not archived here.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets everything to what buttons of a style look like.
    open func configureWithDefault(for style: UIBarButtonItem.Style) { normal.titleTextAttributes = [:] }

    /// How buttons look that are neither highlighted nor disabled.
    open private(set) var normal = UIBarButtonItemStateAppearance()

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.init()
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        return copy
    }
}
