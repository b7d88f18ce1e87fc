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
                .scaledFont(for: withSize(size), maximumPointSize: maximum, compatibleWith: traits)
        }
    }
}
