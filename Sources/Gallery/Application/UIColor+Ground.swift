import Foundation
import UIKit

extension UIColor {
    /// Returns this colour, darkened just enough for white text on it to be readable: a contrast of 4.5 to 1 by the
    /// formula of WCAG 2.
    ///
    /// - Parameter share: The share of that luminance to keep, from 0 to 1.
    func groundForWhite(share: CGFloat = 1) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let light = [red, green, blue].map(Self.light(of:))
        let luminance = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
        let target = min(luminance, Self.mostLuminance) * share
        guard target < luminance else { return self }
        let dimmed = light.map { Self.channel(of: $0 * target / luminance) }
        return UIColor(red: dimmed[0], green: dimmed[1], blue: dimmed[2], alpha: alpha)
    }

    /// (1 + 0.05) / (0.18 + 0.05) is a little more than 4.5.
    private static let mostLuminance: CGFloat = 0.18

    private static func light(of channel: CGFloat) -> CGFloat {
        channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }

    private static func channel(of light: CGFloat) -> CGFloat {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
