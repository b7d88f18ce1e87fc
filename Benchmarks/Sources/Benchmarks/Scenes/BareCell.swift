import UIKit

/// A cell with only its content view: a container and one child.
final class BareCell: UICollectionViewCell {
    static var created = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        BareCell.created += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
