import UIKit

@testable import Gallery

/// A sheet whose columns may be of different lengths, in a view of 375 × 600 points at the place that a test wants.
@MainActor final class SheetSource: NSObject, UICollectionViewDataSource, GridLayoutDelegate {
    var rowCounts: [Int]
    let titleHeight: CGFloat
    let headingHeight: CGFloat
    let view: UICollectionView

    init(
        rowCounts: [Int], titleHeight: CGFloat = 60, headingHeight: CGFloat = 0, layout: UICollectionViewLayout
    ) {
        self.rowCounts = rowCounts
        self.titleHeight = titleHeight
        self.headingHeight = headingHeight
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [GridLayout.titleKind, GridLayout.headingKind] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "heading")
        }
        view.dataSource = self
        view.delegate = self
        view.layoutIfNeeded()
    }

    var layout: UICollectionViewLayout { view.collectionViewLayout }

    func scroll(to x: CGFloat, _ y: CGFloat) {
        view.contentOffset = CGPoint(x: x, y: y)
        view.layoutIfNeeded()
    }

    /// Covers the left edge, as a device does. No layout is asked about that by itself, so this invalidates it.
    func cover(left: CGFloat) {
        view.contentInset.left = left
        layout.invalidateLayout()
        view.layoutIfNeeded()
    }

    func frame(column: Int, row: Int) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: row, section: column))?.frame
    }

    var title: TitleLayoutAttributes? {
        layout.layoutAttributesForSupplementaryView(ofKind: GridLayout.titleKind, at: [0, 0]) as? TitleLayoutAttributes
    }

    func heading(_ column: Int) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForSupplementaryView(
            ofKind: GridLayout.headingKind, at: IndexPath(item: 0, section: column))
    }

    var shadow: UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForDecorationView(ofKind: GridLayout.shadowKind, at: [0, 0])
    }

    /// The margin; nil if nothing covers the view's left edge.
    var margin: UICollectionViewLayoutAttributes? {
        let margin = layout.layoutAttributesForDecorationView(ofKind: GridLayout.marginKind, at: [0, 0])
        return margin?.isHidden == true ? nil : margin
    }

    /// Returns the layout's attributes for a rectangle, without those outside it, in a form that can be compared.
    func answer(in rect: CGRect) -> Set<String> {
        let found = layout.layoutAttributesForElements(in: rect) ?? []
        return Set(found.filter { $0.frame.intersects(rect) }.map(text))
    }

    /// Returns the attributes that the layout should give for a rectangle, found by looking at every element.
    func slowAnswer(in rect: CGRect) -> Set<String> {
        let cells = rowCounts.enumerated().flatMap { column, rows in
            (0..<rows).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: column))
            }
        }
        let edges = ([title, shadow, margin] + rowCounts.indices.map(heading)).compactMap { $0 }
        return Set((cells + edges).filter { $0.frame.intersects(rect) }.map(text))
    }

    private func text(_ attributes: UICollectionViewLayoutAttributes) -> String {
        let kind = attributes.representedElementKind ?? "cell"
        let visible = (attributes as? TitleLayoutAttributes).map { " of which \($0.visibleWidth) is seen" } ?? ""
        return "\(kind) \(attributes.indexPath) \(attributes.frame) z \(attributes.zIndex)\(visible)"
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { rowCounts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rowCounts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, heightForHeaderInLayout layout: UICollectionViewLayout
    ) -> CGFloat { titleHeight }

    func collectionView(
        _ collectionView: UICollectionView, heightForColumnHeadingsInLayout layout: UICollectionViewLayout
    ) -> CGFloat { headingHeight }
}
