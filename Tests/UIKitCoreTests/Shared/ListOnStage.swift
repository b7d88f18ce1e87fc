import CoreGraphics
import UIKit
import UIKitTesting

/// A list of rows "0.0", "0.1", … on a stage, whose cells a test fills further.
@MainActor final class ListOnStage: NSObject, UICollectionViewDataSource {
    let stage: Stage
    let view: UICollectionView
    var counts: [Int]
    /// Called with each cell, after it was given its text.
    var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, counts: [Int] = [3],
        size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
        change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        fill: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    ) {
        stage = Stage(size: size, scale: scale)
        self.counts = counts
        self.fill = fill
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        stage.show(view)
        stage.settle()
    }

    func cell(_ item: Int, in section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: [section, item]) as? UICollectionViewListCell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = "\(indexPath.section).\(indexPath.item)"
        cell.contentConfiguration = content
        fill(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        guard let view = view as? UICollectionViewListCell else { return view }
        var content = view.defaultContentConfiguration()
        content.text = "\(kind) \(indexPath.section)"
        view.contentConfiguration = content
        return view
    }
}
