import QuartzCore

extension UIView {
    /// Puts colours that depend on light and dark onto the layer again.
    func resolveBackgroundColor() {
        guard let backgroundColor, backgroundColor.isDynamic else { return }
        layer.backgroundColor = backgroundColor.resolved(with: traitCollection).cgColor
    }
}
