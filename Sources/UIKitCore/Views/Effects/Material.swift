import CoreGraphics
import RenderTree

/// The look of a blur or of glass: it softens what is behind, makes its colours stronger and covers it with a tint.
///
/// Apple publishes no numbers; these are chosen by eye (Decisions/0072).
struct Material {
    /// The blur's standard deviation in points.
    var radius: CGFloat
    /// How strong colours get; 1 leaves them as they are.
    var saturation: CGFloat = 1.8
    /// The colour over what is behind.
    var tint: UIColor
    /// The bright edge of light and dark glass; nil for none.
    var edge: UIColor?
    var hasShadow = false

    /// Returns the opaque colour that the material mostly shows, for screens that can't blur what is behind.
    func substitute(in traits: UITraitCollection) -> RGBA {
        var color = tint.resolvedColor(with: traits).rgba
        color.alpha = 1 - (1 - color.alpha) * 0.25
        return color
    }

    func backdrop(in traits: UITraitCollection) -> LayerBackdrop {
        LayerBackdrop(radius: radius, saturation: saturation, substitute: substitute(in: traits))
    }
}

extension Material {
    /// Returns a blur that covers a share of what is behind, in the interface's style or in a fixed one.
    static func blur(thickness: CGFloat, style: UIUserInterfaceStyle) -> Material {
        let light = UIColor(white: 0.97, alpha: thickness)
        let dark = UIColor(white: 0.14, alpha: thickness)
        return Material(
            radius: 20,
            tint: UIColor { traits in
                let shown = style == .unspecified ? traits.userInterfaceStyle : style
                return shown == .dark ? dark : light
            })
    }

    static func glass(_ style: UIGlassEffect.Style, tint: UIColor?) -> Material {
        let strength: CGFloat = style == .clear ? 0.2 : 0.65
        let plain = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.16, alpha: strength) : UIColor(white: 1, alpha: strength)
        }
        let edge = UIColor { traits in
            UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.14 : 0.7)
        }
        return Material(
            radius: style == .clear ? 4 : 10, tint: tint?.withAlphaComponent(0.8) ?? plain, edge: edge, hasShadow: true)
    }
}
