import UIKit

/// A flow layout whose rows all begin at the leading edge, without the room between items that rows are filled with.
final class LeadingAlignedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var left = sectionInset.left
        var bottom: CGFloat = -1
        return super.layoutAttributesForElements(in: rect)?.map { original in
            guard original.representedElementCategory == .cell else { return original }
            let attributes = original.copy() as! UICollectionViewLayoutAttributes
            if attributes.frame.minY >= bottom { left = sectionInset.left }
            attributes.frame.origin.x = left
            left = attributes.frame.maxX + minimumInteritemSpacing
            bottom = max(attributes.frame.maxY, bottom)
            return attributes
        }
    }
}

/// A word on a capsule, filled when it is chosen.
final class TagCell: UICollectionViewCell {
    static let identifier = "Tag"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addSubview(label)
        contentView.layer.borderWidth = 1
        showState()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool { didSet { showState() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
        contentView.layer.cornerRadius = bounds.height / 2
    }

    private func showState() {
        contentView.backgroundColor = isSelected ? UIColor.purple : UIColor.white
        contentView.layer.borderColor = UIColor.purple.cgColor
        label.textColor = isSelected ? UIColor.white : UIColor.purple
    }
}
