import Foundation
import NibReader

extension UIImageView {
    /// Reads an image view's attributes in a XIB or storyboard (R744).
    final func readImageNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else {
            isUserInteractionEnabled = false
            return
        }
        if let image = nib.ownImage { self.image = image }
        if let symbol = nib.symbolConfiguration("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = symbol
        }
        if let image = nib.image("highlightedImage") { highlightedImage = image }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
    }
}

extension UIImageView: NibVarying {
    func readVarying(_ nib: NibVaryingCoder) {
        if nib.varies("image") { image = nib.values.ownImage }
        // This is read with the image.
        _ = nib.varies("catalog")
    }
}

@MainActor extension NibCoder {
    fileprivate var ownImage: UIImage? { image("image") ?? imageReference("image") }
}
