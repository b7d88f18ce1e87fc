import UIKit

extension UILabel {
    /// Sets a font that grows with the person's text size, up to the largest one of Settings. The larger accessibility
    /// sizes are for text that has a screen to itself.
    func grow(as style: UIFont.TextStyle, weight: UIFont.Weight = .regular) {
        let usual = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        font = UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: usual.pointSize, weight: weight),
            maximumPointSize: (usual.pointSize * UITraitCollection.mostGrowth).rounded())
        adjustsFontForContentSizeCategory = true
    }
}

extension UITraitCollection {
    /// The largest factor: body text of 17 points has 23 points at the largest text size of Settings.
    fileprivate static let mostGrowth: CGFloat = 23.0 / 17

    /// Returns a height for lines of text that grows with `grow(as:weight:)`.
    func grown(_ height: CGFloat) -> CGFloat {
        min(UIFontMetrics.default.scaledValue(for: height, compatibleWith: self), height * Self.mostGrowth).rounded()
    }
}
