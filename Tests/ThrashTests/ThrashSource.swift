import CollectionEngine
import TestSupport
import UIKit

/// Shows a naive model: each cell has the item that it was made for, and its version.
@MainActor final class ThrashSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var model: NaiveModel
    /// Whether items differ in size, so that the layout gets sizes from this delegate.
    let givesSizes: Bool
    /// The number of displayed cells, as the delegate's calls count them.
    private(set) var displayed = 0

    init(_ model: NaiveModel, givesSizes: Bool) {
        self.model = model
        self.givesSizes = givesSizes
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sections[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ThrashCell)?.item = model[ItemPlace(indexPath.item, in: indexPath.section)]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        let section = model.sections[indexPath.section]
        (view as? ThrashHeader)?.section = (section.identity, section.version)
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { displayed += 1 }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { displayed -= 1 }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let item = model[ItemPlace(indexPath.item, in: indexPath.section)]
        guard givesSizes else { return CGSize(width: 30, height: 30) }
        return CGSize(width: 20 + item.identity * 7 % 50, height: 20 + item.identity * 13 % 40)
    }
}

@MainActor final class ThrashCell: UICollectionViewCell {
    var item: NaiveModel.Item?

    /// Is called where the layout lets cells size themselves.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let layout = (superview as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
        if let item, let layout, layout.estimatedItemSize != .zero {
            layoutAttributes.size = CGSize(width: 25 + item.identity * 11 % 40, height: 25 + item.identity * 3 % 30)
        }
        return layoutAttributes
    }
}

@MainActor final class ThrashHeader: UICollectionReusableView {
    var section: (identity: Int, version: Int)?
}

/// A user's layout: rows of 30 points, a header of 10 above each section.
final class ThrashRows: UICollectionViewLayout {
    private var elements: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
        elements = []
        height = 0
        guard let view = collectionView else { return }
        let kind = UICollectionView.elementKindSectionHeader
        for section in 0..<view.numberOfSections {
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
            add(header, height: 10)
            for item in 0..<view.numberOfItems(inSection: section) {
                add(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)), height: 30)
            }
        }
    }

    private func add(_ attributes: UICollectionViewLayoutAttributes, height: CGFloat) {
        attributes.frame = CGRect(x: 0, y: self.height, width: 100, height: height)
        self.height += height
        elements.append(attributes)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: height) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.representedElementCategory == .cell && $0.indexPath == path }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.representedElementKind == kind && $0.indexPath == path }
    }
}
