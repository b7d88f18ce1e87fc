import BenchmarkSupport
import UIKit

/// Two hundred shelves of fifty covers on a page, each of which scrolls on its own.
@MainActor final class StoreFront: NSObject, UICollectionViewDataSource {
    static let (shelves, covers) = (200, 50)

    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    private(set) var bound = 0
    private var view: UICollectionView?

    override init() {
        super.init()
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: Workload.screen),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.shelf))
        view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
        view.dataSource = self
        screen.window.addSubview(view)
        self.view = view
        while screen.makeFrame() {}
    }

    private static var shelf: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(160)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return section
    }

    /// How far the content has scrolled, in points.
    var offset: CGFloat { view?.contentOffset.y ?? 0 }

    func toTheTop() {
        view?.contentOffset.y = 0
        while screen.makeFrame() {}
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Self.shelves }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.covers }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        bound += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "bare", for: indexPath)
    }
}
