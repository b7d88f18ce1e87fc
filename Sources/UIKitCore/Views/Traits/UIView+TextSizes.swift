extension UIView {
    /// One line for each view, from this one outwards: its class, its text size, and the limits that it sets.
    var textSizesDescription: String {
        sequence(first: self, next: \.superview).map { view in
            let category = view.traitCollection.preferredContentSizeCategory.rawValue
            let limits = [
                view.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
                view.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
            ].compactMap(\.self)
            return ([String(describing: type(of: view)), category] + limits).joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
