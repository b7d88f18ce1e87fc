import QuartzCore

extension UIView {
    /// Puts colours that depend on light and dark onto the layer again.
    func resolveColors() {
        guard let backgroundColor, backgroundColor.isDynamic else { return }
        layer.backgroundColor = backgroundColor.resolved(with: traitCollection).cgColor
    }

    /// Tells the whole branch that traits changed.
    func tellTraitsDidChange(from previous: UITraitCollection) {
        resolveColors()
        traitCollectionDidChange(previous)
        viewController?.traitCollectionDidChange(previous)
        for view in subviews { view.tellTraitsDidChange(from: previous) }
    }

    func tellTintColorDidChange() {
        tintColorDidChange()
        for view in subviews { view.tellTintColorDidChange() }
    }
}
