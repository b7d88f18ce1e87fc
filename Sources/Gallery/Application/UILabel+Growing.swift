import UIKit

extension UILabel {
    /// Words that grow with the person's text size, up to the largest one of Settings. The sizes beyond that, for
    /// accessibility, are for texts that have a screen to themselves.
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
    /// Body text of 17 points has 23 at the largest text size of Settings.
    fileprivate static let mostGrowth: CGFloat = 23.0 / 17

    /// A height for lines of words that grow.
    func grown(_ height: CGFloat) -> CGFloat {
        min(UIFontMetrics.default.scaledValue(for: height, compatibleWith: self), height * Self.mostGrowth).rounded()
    }
}
