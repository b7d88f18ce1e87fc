import UIKit

// Updates as people write them for iOS.

/// Apple's old sample of a custom layout: a circle from whose middle items come.
class CircleOfItemsLayout: UICollectionViewLayout {
    private var center: CGPoint = .zero
    private var radius: CGFloat = 0
    private var cellCount = 0
    private var deleteIndexPaths: [IndexPath] = []
    private var insertIndexPaths: [IndexPath] = []

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        let size = collectionView.frame.size
        cellCount = collectionView.numberOfItems(inSection: 0)
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        radius = min(size.width, size.height) / 2.5
    }

    override var collectionViewContentSize: CGSize { return collectionView?.frame.size ?? .zero }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 70, height: 70)
        let angle = 2 * CGFloat(indexPath.item) * .pi / CGFloat(cellCount)
        attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return (0..<cellCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for update in updateItems {
            switch update.updateAction {
            case .delete: deleteIndexPaths.append(update.indexPathBeforeUpdate!)
            case .insert: insertIndexPaths.append(update.indexPathAfterUpdate!)
            default: break
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        deleteIndexPaths.removeAll()
        insertIndexPaths.removeAll()
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        var attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if insertIndexPaths.contains(itemIndexPath) {
            if attributes == nil { attributes = layoutAttributesForItem(at: itemIndexPath) }
            attributes?.alpha = 0
            attributes?.center = center
        }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        var attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleteIndexPaths.contains(itemIndexPath) {
            if attributes == nil { attributes = layoutAttributesForItem(at: itemIndexPath) }
            attributes?.alpha = 0
            attributes?.center = center
            attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
        }
        return attributes
    }
}

/// A collection view that counts its batches.
class CountingCollectionView: UICollectionView {
    private(set) var batches = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
    }

    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
}

class WordsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var words: [String] = []
    private(set) var expanded: IndexPath?
    private(set) var log: [String] = []
    let circle = CircleOfItemsLayout()
    let flow = UICollectionViewFlowLayout()
    lazy var collectionView = CountingCollectionView(frame: .zero, collectionViewLayout: flow)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    /// Shows words with the difference that the standard library computes.
    func show(_ newWords: [String], completion: ((Bool) -> Void)? = nil) {
        let difference = newWords.difference(from: words)
        collectionView.performBatchUpdates(
            { [weak self] in
                guard let self = self else { return }
                self.words = newWords
                for change in difference {
                    switch change {
                    case let .remove(offset, _, _):
                        self.collectionView.deleteItems(at: [IndexPath(item: offset, section: 0)])
                    case let .insert(offset, _, _):
                        self.collectionView.insertItems(at: [IndexPath(item: offset, section: 0)])
                    }
                }
            }, completion: completion)
    }

    func append(_ word: String) {
        words.append(word)
        let indexPath = IndexPath(row: words.count - 1, section: 0)
        collectionView.insertItems(at: [indexPath])
        collectionView.scrollToItem(at: indexPath, at: .bottom, animated: true)
    }

    func reloadWithoutAnimation() {
        UIView.performWithoutAnimation {
            collectionView.reloadItems(at: collectionView.indexPathsForVisibleItems)
            collectionView.reloadSections(IndexSet(integer: 0))
        }
    }

    /// Opens a row: an empty batch requests the sizes again.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        expanded = expanded == indexPath ? nil : indexPath
        collectionView.performBatchUpdates(nil, completion: nil)
    }

    func toggleLayout() {
        let next: UICollectionViewLayout = collectionView.collectionViewLayout === flow ? circle : flow
        collectionView.setCollectionViewLayout(next, animated: true)
        collectionView.setCollectionViewLayout(next, animated: true) { [weak self] finished in
            self?.log.append("layout \(finished)")
        }
    }

    func animateAlongside() {
        UIView.animate(withDuration: 0.5) {
            self.collectionView.performBatchUpdates({
                self.words.swapAt(0, 1)
                self.collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
            })
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return words.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: 100, height: indexPath == expanded ? 120 : 40)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        log.append("offset \(Int(proposedContentOffset.y))")
        return proposedContentOffset
    }
}

/// How the tests of a layout make a batch: a subclass of the update item that returns its own index paths.
class PretendedUpdateItem: UICollectionViewUpdateItem {
    private let deleted: IndexPath

    init(deleting deleted: IndexPath) {
        self.deleted = deleted
        super.init()
    }

    override var indexPathBeforeUpdate: IndexPath? { return deleted }
    override var indexPathAfterUpdate: IndexPath? { return nil }
    override var updateAction: Action { return .delete }
}
