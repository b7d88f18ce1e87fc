import UIKit

// Documentation/Reordering.md quotes this file.

/// A shelf of books that a person reorders: a long press lifts a book.
final class ShelfViewController: UICollectionViewController {
    private var books = ["Emma", "Middlemarch", "Jane Eyre", "Villette"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        books.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        (cell as? BookCell)?.title.text = books[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        books.insert(books.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    /// Keeps the first book in the first place.
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        proposedIndexPath.item == 0 ? currentIndexPath : proposedIndexPath
    }
}

final class BookCell: UICollectionViewCell {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.frame = contentView.bounds
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The same with your own gesture recogniser. A collection view controller does this by itself.
final class ShelfView: UICollectionView {
    func follow(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: self)
        switch press.state {
        case .began:
            guard let path = indexPathForItem(at: point) else { return }
            _ = beginInteractiveMovementForItem(at: path)
        case .changed: updateInteractiveMovementTargetPosition(point)
        case .ended: endInteractiveMovement()
        default: cancelInteractiveMovement()
        }
    }
}
