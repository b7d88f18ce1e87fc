import UIKit

/// A row that scrolls horizontally: pictures below a name.
final class ShelfCell: UICollectionViewCell {
    let row: UICollectionView
    private let title = UILabel()
    private let flow = MirroringFlowLayout()
    private var pictures: PictureShelf?
    private var number = 0

    static let height: CGFloat = 178
    private static let titleHeight: CGFloat = 40
    private static let margin: CGFloat = 16
    private static let count = 20

    override init(frame: CGRect) {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 150, height: 126)
        flow.minimumLineSpacing = 10
        flow.sectionInset = UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin)
        row = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init(frame: frame)
        title.grow(as: .body, weight: .semibold)
        row.backgroundColor = .systemBackground
        row.showsHorizontalScrollIndicator = false
        row.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        row.dataSource = self
        for view in [title, row] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// - Parameter offset: The row's content offset when it was last seen.
    func show(_ number: Int, pictures: PictureShelf, offset: CGPoint?) {
        self.number = number
        self.pictures = pictures
        title.text = "\(pictures.name(number * 5)) and others"
        row.accessibilityLabel = "Row \(number)"
        accessibilityLabel = "Shelf \(number)"
        // The row needs its height before it asks for pictures.
        layoutIfNeeded()
        row.reloadData()
        row.layoutIfNeeded()
        row.contentOffset = offset ?? CGPoint(x: startOfRow, y: 0)
    }

    private var startOfRow: CGFloat {
        let isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? max(row.contentSize.width - row.bounds.width, 0) : 0
    }

    var shelf: Int { number }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        title.frame = CGRect(
            x: Self.margin, y: 4, width: max(bounds.width - 2 * Self.margin, 0), height: Self.titleHeight - 4)
        row.frame = CGRect(
            x: 0, y: Self.titleHeight, width: bounds.width, height: max(bounds.height - Self.titleHeight - 12, 0))
    }
}

extension ShelfCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        let picture = (number * 7 + indexPath.item) % 40
        if let pictures {
            (cell as? PictureCell)?.show(
                pictures.image(picture), name: "\(indexPath.item + 1)  \(pictures.name(picture))",
                spoken: "Picture \(number)-\(indexPath.item + 1)")
        }
        return cell
    }
}
