import UIKit
import UIKitTesting

/// Ten thousand self-sizing rows with a picture and two texts, scrolled onwards. Rows use list content, or views made
/// by hand.
@MainActor final class ConfiguredFeed: NSObject, UICollectionViewDataSource {
    let stage = Stage(size: Workload.screen, scale: Workload.scale)
    private let view: UICollectionView
    private let picture = UIImage(systemName: "star")
    private let isConfigured: Bool

    private lazy var configured = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
        [picture] cell, _, number in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = ConfiguredRows.title(number)
        content.secondaryText = ConfiguredRows.detail(number)
        content.image = picture
        cell.contentConfiguration = content
    }

    private lazy var handmade = UICollectionView.CellRegistration<HandmadeRow, Int> { [picture] cell, _, number in
        cell.show(ConfiguredRows.title(number), ConfiguredRows.detail(number), picture)
    }

    init(isConfigured: Bool) {
        self.isConfigured = isConfigured
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
        view = UICollectionView(frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        super.init()
        _ = (configured, handmade)
        view.dataSource = self
        stage.window.addSubview(view)
        stage.settle()
    }

    /// Scrolls by a row: binds, measures and places it, and sends the changes to a screen.
    func step() {
        view.contentOffset.y += Workload.rowStep
        view.layoutIfNeeded()
        stage.settle()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        isConfigured
            ? collectionView.dequeueConfiguredReusableCell(using: configured, for: indexPath, item: indexPath.item)
            : collectionView.dequeueConfiguredReusableCell(using: handmade, for: indexPath, item: indexPath.item)
    }
}
