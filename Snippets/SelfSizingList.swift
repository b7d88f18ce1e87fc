import UIKit

// A list with rows as tall as their text, under pinned headers: Documentation/FlowLayout.md.

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

    /// Returns the height of the text in this width.
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

/// Invalidates one row after it was opened: the layout asks only for its size again, and moves the rows after it.
@MainActor func rowDidChange(at path: IndexPath, in layout: UICollectionViewFlowLayout) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: [path])
    layout.invalidateLayout(with: context)
}

/// A subclass copies the attributes that it changes.
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
