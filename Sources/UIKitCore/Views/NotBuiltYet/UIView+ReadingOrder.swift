// Screen readers read views from top to bottom, and what covers others when it is presented.

extension UIView {
    @available(
        *, unavailable, message: "Not built yet: a custom reading order. Screen readers read views from top to bottom."
    )
    public var accessibilityElements: [Any]? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Not built yet. Present a view controller: screen readers can't reach what is behind it."
    )
    public var accessibilityViewIsModal: Bool {
        get { false }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet. Make the view an element with isAccessibilityElement and a label."
    )
    public var shouldGroupAccessibilityChildren: Bool {
        get { false }
        set {}
    }
}

/// An element that screen readers stop at and that isn't a view.
@available(
    *, unavailable, message: "Not built yet. Put a UIView in its place, with isAccessibilityElement and a label."
)
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    public init(accessibilityContainer container: Any) {}
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
}
