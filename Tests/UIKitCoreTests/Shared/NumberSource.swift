import UIKit

/// A data source of cells with numbers, which most of these tests show.
@MainActor final class NumberSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    /// Asked for supplementary views; nil fails as a data source that has no such method does.
    var makesHeaders = true

    init(counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        (cell as? NumberCell)?.label.text = "\(indexPath.section)-\(indexPath.item)"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

@MainActor final class NumberCell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0
    private(set) var applied: [UICollectionViewLayoutAttributes] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes)
    }
}

extension UICollectionView {
    /// Returns a view of `size` with a data source of numbers, whose classes are registered.
    static func numbers(
        _ source: NumberSource, size: CGSize, layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    ) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        for kind in [elementKindSectionHeader, elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.dataSource = source
        return view
    }
}
