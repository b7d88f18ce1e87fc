// Not built yet: images as a bar's background and line.

extension UIToolbar {
    @available(
        *, unavailable,
        message: "Bars can't have a background image yet; set backgroundColor of their standardAppearance."
    )
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}

    @available(
        *, unavailable,
        message: "A bar can't have a shadow image yet; set shadowColor of its standardAppearance, or nil for no line."
    )
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
}
