import UIKit

@testable import UIKitTestSupport

/// Records the calls of a data source and a delegate, with numbers of items.
@MainActor final class CellJournal: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    private(set) var asked: [Int] = []
    private(set) var displayed: [Int] = []
    private(set) var ended: [Int] = []
    var announced: [[Int]] = []
    var cancelled: [[Int]] = []
    /// A closure that is called while a cell is filled.
    var whileFilling: (IndexPath) -> Void = { _ in }

    init(counts: [Int]) { self.counts = counts }

    /// Items that were announced, and neither displayed nor cancelled.
    var waiting: Set<Int> = []
    /// Announcements and cancellations that should not have happened.
    var mistakes: [String] = []

    func clear() { (asked, displayed, ended, announced, cancelled) = ([], [], [], [], []) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = "\(indexPath.item)"
        whileFilling(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        displayed.append(indexPath.item)
        waiting.remove(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { ended.append(indexPath.item) }

    /// A list of rows of 40 points, ten apart: row i begins at 50 i. The view is 200 high: four or five rows.
    static func list(_ journal: CellJournal) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 10
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = journal
        view.delegate = journal
        return view
    }
}

extension CellJournal: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced.append(indexPaths.map(\.item))
        for item in indexPaths.map(\.item) {
            if !waiting.insert(item).inserted { mistakes.append("\(item) is announced twice") }
            if collectionView.indexPathsForVisibleItems.contains([0, item]) { mistakes.append("\(item) is in view") }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        cancelled.append(indexPaths.map(\.item))
        for item in indexPaths.map(\.item) where waiting.remove(item) == nil {
            mistakes.append("\(item) is cancelled, and was not announced")
        }
    }
}

/// Rows like those of the list, from a layout that is no flow layout.
final class PlainRows: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: 50 * CGFloat(count))
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let first = max(Int(rect.minY / 50), 0)
        let last = min(Int(rect.maxY / 50) + 1, count)
        return first < last ? (first..<last).compactMap { layoutAttributesForItem(at: [0, $0]) } : []
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 320, height: 40)
        return attributes
    }
}
