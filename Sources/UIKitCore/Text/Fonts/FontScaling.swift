import CoreGraphics

/// How a font follows the person's text size.
enum FontScaling: Hashable, Sendable {
    /// It is the font of a text style, and what else was asked for.
    case style(UIFont.TextStyle, FontAttributes?)
    /// It is so large at the standard text size, and grows as a text style does.
    case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat)
}

extension UIFont {
    func scaling(_ scaling: FontScaling) -> UIFont { UIFont(look, scaling: scaling) }

    /// The same font at another text size; itself when it does not follow it.
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
