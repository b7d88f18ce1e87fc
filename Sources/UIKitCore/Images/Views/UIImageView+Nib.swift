import Foundation
import NibReader

extension UIImageView {
    /// What an image view has in a XIB or storyboard (R744).
    final func readImageNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else {
            isUserInteractionEnabled = false
            return
        }
        if let image = nib.image("image") ?? nib.imageReference("image") { self.image = image }
        if let symbol = nib.symbolConfiguration("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = symbol
        }
        if let image = nib.image("highlightedImage") { highlightedImage = image }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
    }
}
