// Not built yet: images as a bar's background, line and mark.

extension UITabBar {
    @available(
        *, unavailable,
        message: "A bar can't have a shadow image yet; set shadowColor of its standardAppearance, or nil for no line."
    )
    public var shadowImage: UIImage? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Bars can't have a background image yet; set backgroundColor of their standardAppearance."
    )
    public var backgroundImage: UIImage? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "A tab bar marks the selected tab by itself. Leave it out.")
    public var selectionIndicatorImage: UIImage? {
        get { nil }
        set {}
    }
}
