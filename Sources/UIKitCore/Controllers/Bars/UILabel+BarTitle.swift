import Foundation

extension UILabel {
    /// Shows a bar's title: as plain text where font and colour say all of its look. On Linux, Foundation keeps the
    /// attributes of every attributed string for ever, and a title is shown again whenever anything in its bar changes.
    func show(title: String?, _ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        let color = attributes[.foregroundColor]
        let areOthers = attributes.keys.contains { $0 != .font && $0 != .foregroundColor }
        if areOthers || color != nil && !(color is UIColor) {
            attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
            return
        }
        textColor = color as? UIColor ?? .label
        text = title
    }
}
