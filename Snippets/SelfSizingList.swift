import UIKit

// A list whose rows are as high as their texts, under headers that stay in view: Documentation/FlowLayout.md.

final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 10)
    }

    /// As high as the text in the width that there is.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - 32, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width, height: text.height + 20)
    }
}

@MainActor func listLayout(width: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: width, height: 60)
    layout.minimumLineSpacing = 1
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
}

/// One row was opened: only its size is asked for again, and what lies behind it moves.
@MainActor func rowDidChange(at path: IndexPath, in layout: UICollectionViewFlowLayout) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: [path])
    layout.invalidateLayout(with: context)
}

/// A subclass copies what it changes.
final class FadingLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { original in
            let attributes = original.copy() as? UICollectionViewLayoutAttributes
            attributes?.alpha = original.indexPath.item.isMultiple(of: 2) ? 1 : 0.5
            return attributes
        }
    }
}

let layout = listLayout(width: 320)
rowDidChange(at: [0, 3], in: layout)
print(layout.estimatedItemSize)
