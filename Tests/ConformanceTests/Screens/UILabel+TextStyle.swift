import UIKit

extension UILabel {
    /// A text of any number of lines that follows the person's text size.
    convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) {
        self.init(frame: .zero)
        self.text = text
        textColor = color
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
    }
}
