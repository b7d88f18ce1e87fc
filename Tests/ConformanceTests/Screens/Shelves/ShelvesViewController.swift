import UIKit

/// Shelves below each other that each scroll sideways and come back as they were left. As it was written in 2016.
final class ShelvesViewController: UIViewController {
    private let shelves: [[String]]
    private var storedOffsets = [Int: CGFloat]()
    private(set) var collectionView: UICollectionView!

    init(shelves: [[String]]) {
        self.shelves = shelves
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor.white
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(ShelfCell.self, forCellWithReuseIdentifier: "Shelf")
        view.addSubview(collectionView)
    }

    private func isOuter(_ collectionView: UICollectionView) -> Bool {
        return collectionView === self.collectionView
    }
}

extension ShelvesViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return isOuter(collectionView) ? shelves.count : shelves[collectionView.tag].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if isOuter(collectionView) {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Shelf", for: indexPath)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath) as! BookCell
        cell.label.text = shelves[collectionView.tag][indexPath.item]
        return cell
    }
}

extension ShelvesViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return isOuter(collectionView)
            ? CGSize(width: collectionView.bounds.width, height: 140) : CGSize(width: 100, height: 120)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let shelf = cell as? ShelfCell else { return }
        shelf.setDataSourceDelegate(self, forRow: indexPath.item)
        shelf.offset = storedOffsets[indexPath.item] ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let shelf = cell as? ShelfCell else { return }
        storedOffsets[indexPath.item] = shelf.offset
    }
}
