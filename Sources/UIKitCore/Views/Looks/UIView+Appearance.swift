import QuartzCore

extension UIView {
    /// Sets the background colour on the layer again, if it depends on light and dark.
    func resolveBackgroundColor() {
        guard let backgroundColor, backgroundColor.isDynamic else { return }
        layer.backgroundColor = backgroundColor.resolved(with: traitCollection).cgColor
    }
}
