import CoreGraphics

/// How a font follows the text size that a person chooses.
enum FontScaling: Hashable, Sendable {
    /// It is the font of a text style, with further attributes.
    case style(UIFont.TextStyle, FontAttributes?)
    /// It has a size at the standard text size, and grows like a text style.
    case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat)
}

extension UIFont {
    func scaling(_ scaling: FontScaling) -> UIFont { UIFont(look, scaling: scaling) }

    /// For the font of a text style: returns the font of that style with another weight.
    func ofStyle(weight: Weight) -> UIFont {
        guard case .style(let style, let attributes) = scaling else { return self }
        var others = attributes ?? FontAttributes()
        others.weight = weight
        return UIFont(others.applied(to: look), scaling: .style(style, others))
    }

    /// Returns the same font for another text size, or the font itself if it doesn't follow the text size.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: return self
        case .style(let style, let attributes):
            let plain = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            guard let attributes else { return plain }
            return UIFont(attributes.applied(to: plain.look), scaling: scaling)
        case .metrics(let style, let size, let maximum):
            return UIFontMetrics(forTextStyle: style)
                .scaledFont(
                    for: UIFont(withSize(size).look, scaling: nil), maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
