import UIKit

/// The colours of a tile: a pale background on which lines are visible. Tiles with neighbouring numbers differ a
/// little.
struct TileColors {
    let ground: UIColor
    let ink: UIColor
    let rim: UIColor

    init(number: Int, hue: CGFloat) {
        let hue = (hue + 0.012 * CGFloat(number - 1)).truncatingRemainder(dividingBy: 1)
        func color(light: (CGFloat, CGFloat), dark: (CGFloat, CGFloat)) -> UIColor {
            UIColor { traits in
                let (saturation, brightness) = traits.userInterfaceStyle == .dark ? dark : light
                return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
            }
        }
        ground = color(light: (0.24, 0.97), dark: (0.6, 0.42))
        ink = color(light: (0.85, 0.34), dark: (0.12, 1))
        rim = color(light: (0.38, 0.82), dark: (0.5, 0.62))
    }
}
