import UIKit

/// Numbered tiles that a held finger carries to other places. As it was written in 2016.
final class TileBoardViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private(set) var numbers: [Int]

    init(numbers: [Int]) {
        self.numbers = numbers
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        installsStandardGestureForInteractiveMovement = true
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView!.backgroundColor = UIColor(white: 0.9, alpha: 1)
        collectionView!.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return numbers.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) as! TileCell
        cell.label.text = String(numbers[indexPath.item])
        return cell
    }

    // The first tile stays where it is.
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        return indexPath.item > 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        return proposedIndexPath.item == 0 ? IndexPath(item: 1, section: 0) : proposedIndexPath
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let number = numbers.remove(at: sourceIndexPath.item)
        numbers.insert(number, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: 100, height: 100)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        return UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
}

/// A number on a tile, raised while a finger is on it.
final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.white
        layer.cornerRadius = 10
        label.font = UIFont.boldSystemFont(ofSize: 34)
        label.textAlignment = .center
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? UIColor.yellow : UIColor.white }
    }
}
