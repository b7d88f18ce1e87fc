import UIKit

extension UILabel {
    /// Whether the label shows all of its text, which a label that may shrink or be cut in the middle needn't.
    var hasRoomForItsText: Bool {
        guard let text, let font, !text.isEmpty, !adjustsFontSizeToFitWidth, lineBreakMode != .byTruncatingMiddle else {
            return true
        }
        let pixel = 1 / traitCollection.displayScale
        let words = text.split(separator: " ").map {
            NSString(string: String($0)).size(withAttributes: [.font: font]).width
        }
        let lines = textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: 0)
        let isHighEnough = lines.height <= bounds.height + pixel
        return numberOfLines == 1
            ? intrinsicContentSize.width <= bounds.width + pixel
            : isHighEnough && (words.max() ?? 0) <= bounds.width + pixel
    }
}
