/// The smallest and the largest text size of a view and those inside it; nil for no limit.
struct TextSizeLimits: Sendable, Equatable {
    var smallest: UIContentSizeCategory?
    var largest: UIContentSizeCategory?

    /// Returns the nearest text size within the limits. If they contradict each other, the largest one wins.
    func nearest(to category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category != .unspecified else { return category }
        let raised = smallest.map { max($0, category) } ?? category
        return largest.map { min($0, raised) } ?? raised
    }
}

extension UITraitCollection {
    /// Returns the traits with the nearest text size within the limits.
    func limited(to sizes: TextSizeLimits) -> UITraitCollection {
        let nearest = sizes.nearest(to: preferredContentSizeCategory)
        guard nearest != preferredContentSizeCategory else { return self }
        var values = values
        values.contentSizeCategory = nearest
        return UITraitCollection(values)
    }
}
