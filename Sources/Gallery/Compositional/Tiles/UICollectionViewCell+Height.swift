import UIKit

extension UICollectionViewCell {
    /// Makes attributes as high as the constraints of the cell's content want it in the attributes' width.
    func fitHeight(of attributes: UICollectionViewLayoutAttributes) {
        let size = CGSize(width: attributes.size.width, height: 0)
        attributes.size.height = contentView.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height.rounded(.up)
    }
}
