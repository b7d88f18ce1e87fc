import UIKit

/// A list whose rows scroll horizontally: a finger scrolls either the list or a row.
final class NestedPage: ScrollPage {
    let list: UICollectionView
    private let flow = UICollectionViewFlowLayout()
    private let pictures: PictureShelf
    /// The content offsets of the rows, by their numbers, for rows that are out of sight.
    private var offsets: [Int: CGPoint] = [:]

    private static let count = 24

    init(pictures: PictureShelf) {
        self.pictures = pictures
        flow.minimumLineSpacing = 0
        list = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(frame: .zero)
        list.backgroundColor = .systemBackground
        list.accessibilityLabel = "Nested"
        list.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
        list.dataSource = self
        list.delegate = watcher
        addSubview(list)
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    private var shelves: [ShelfCell] { list.visibleCells.compactMap { $0 as? ShelfCell } }

    override var scrollViews: [UIScrollView] { [list] + shelves.map(\.row) }

    override func layoutSubviews() {
        super.layoutSubviews()
        flow.itemSize = CGSize(width: max(bounds.width, 1), height: ShelfCell.height)
        list.frame = bounds
    }

    /// Remembers the content offset of a row that has scrolled.
    func remember(_ scrollView: UIScrollView) {
        guard let shelf = shelves.first(where: { $0.row === scrollView }) else { return }
        offsets[shelf.shelf] = scrollView.contentOffset
    }
}

extension NestedPage: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
        guard let shelf = cell as? ShelfCell else { return cell }
        let number = indexPath.item + 1
        // Without a delegate while its offset is set: the call log doesn't show where a reused row begins.
        shelf.row.delegate = nil
        shelf.show(number, pictures: pictures, offset: offsets[number])
        settings.apply(to: shelf.row)
        shelf.row.delegate = watcher
        return shelf
    }
}
