import UIKit

/// A picture above rows. Pulled down it grows, scrolled up it goes away slower than the rows.
final class StretchyHeaderViewController: UICollectionViewController {
    private let places: [String]

    init(places: [String]) {
        self.places = places
        let layout = StretchyHeaderLayout()
        layout.minimumLineSpacing = 1
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: PlaceCell.identifier)
        collectionView.register(
            PictureHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: PictureHeaderView.identifier)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlaceCell.identifier, for: indexPath)
        (cell as? PlaceCell)?.label.text = places[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: PictureHeaderView.identifier, for: indexPath)
    }
}

extension StretchyHeaderViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 200) }
}

/// Rows below a header that fills the room between the top of the screen and the first row.
final class StretchyHeaderLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            guard let collectionView, attributes.representedElementKind == UICollectionView.elementKindSectionHeader
            else { return attributes }
            let stretched = attributes.copy() as! UICollectionViewLayoutAttributes
            let offset = collectionView.contentOffset.y
            if offset < 0 {
                stretched.frame = CGRect(
                    x: 0, y: offset, width: stretched.frame.width, height: stretched.frame.height - offset)
            } else {
                stretched.frame.origin.y = offset / 2
                stretched.zIndex = -1
            }
            return stretched
        }
    }
}

/// A gradient in place of a picture.
final class PictureHeaderView: UICollectionReusableView {
    static let identifier = "Picture"

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PlaceCell: UICollectionViewCell {
    static let identifier = "Place"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
}
