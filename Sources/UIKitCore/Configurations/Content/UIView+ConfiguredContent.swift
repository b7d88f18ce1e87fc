import CoreGraphics

// The common parts of the system's content views.

extension UIView {
    /// Returns the configuration's margins. Along preserved axes, they are at least the superview's.
    func contentMargins(_ margins: NSDirectionalEdgeInsets, preserving axes: UIAxis) -> UIEdgeInsets {
        var result = UIEdgeInsets(margins.usable, in: effectiveUserInterfaceLayoutDirection)
        guard !axes.isEmpty else { return result }
        let preserved = layoutMargins
        if axes.contains(.horizontal) { (result.left, result.right) = (preserved.left, preserved.right) }
        if axes.contains(.vertical) { (result.top, result.bottom) = (preserved.top, preserved.bottom) }
        return result
    }
}

extension UIView {
    /// Measures the content again if the text size changed. Call it in `traitCollectionDidChange(_:)`.
    func measureContentAgain(ifTextSizeChangedFrom previous: UITraitCollection?) {
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension CGSize {
    /// Returns the largest size of the same proportions within `most`. A length of 0 sets no limit.
    func shrunk(to most: CGSize) -> CGSize {
        func share(_ length: CGFloat, _ most: CGFloat) -> CGFloat { most > 0 && length > most ? most / length : 1 }
        let share = min(share(width, most.width), share(height, most.height))
        return CGSize(width: max(width, 0) * share, height: max(height, 0) * share)
    }
}

extension UIContentView {
    /// Ends the program for a configuration that the view can't show. `remedy` says what to try besides asking the view
    /// first.
    func failOnForeign(
        _ configuration: any UIContentConfiguration, expected: any UIContentConfiguration.Type, remedy: String
    ) -> Never {
        Diagnostics.fail(
            "Unsupported configuration type: \(type(of: configuration))",
            explanation: """
                  seen           a \(type(of: self)) that gets a \(type(of: configuration))
                  expected       a \(expected)
                  likely cause   the app uses a content view again for another kind of content
                  try            call supports(_:) first, or \(remedy)
                """)
    }
}
