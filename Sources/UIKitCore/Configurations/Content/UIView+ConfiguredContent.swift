import CoreGraphics

// What the system's content views have in common.

extension UIView {
    /// The configuration's margins. Along preserved axes they are at least as wide as the superview's.
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
    /// For `traitCollectionDidChange(_:)`: at another text size, the content needs more or less room.
    func measureContentAgain(ifTextSizeChangedFrom previous: UITraitCollection?) {
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension CGSize {
    /// As large as it can be within `most`, in the same proportions. A length of 0 sets no limit.
    func shrunk(to most: CGSize) -> CGSize {
        func share(_ length: CGFloat, _ most: CGFloat) -> CGFloat { most > 0 && length > most ? most / length : 1 }
        let share = min(share(width, most.width), share(height, most.height))
        return CGSize(width: max(width, 0) * share, height: max(height, 0) * share)
    }
}

extension UIContentView {
    /// - Parameter remedy: What to try other than asking the view first.
    func failOnForeign(
        _ configuration: any UIContentConfiguration, expected: any UIContentConfiguration.Type, remedy: String
    ) -> Never {
        Diagnostics.fail(
            "Unsupported configuration type: \(type(of: configuration))",
            explanation: """
                  seen           a \(type(of: self)) that is given a \(type(of: configuration))
                  expected       a \(expected)
                  likely cause   a content view is used again for another kind of content
                  try            ask supports(_:) first, or \(remedy)
                """)
    }
}
