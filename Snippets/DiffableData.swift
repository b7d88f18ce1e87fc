// Rows with identifiers: a snapshot says which there are, and the data source finds and animates the differences.

import UIKit

struct Mountain: Identifiable, Sendable {
    let id: Int
    var name: String
    var height: Int
}

final class MountainsController: UIViewController {
    enum Section { case high, low }

    private var mountains = [
        Mountain(id: 1, name: "Everest", height: 8849), Mountain(id: 2, name: "Mont Blanc", height: 4806),
        Mountain(id: 3, name: "Zugspitze", height: 2962),
    ]
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "mountain")
        show(animated: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Mountain.ID> {
        UICollectionViewDiffableDataSource(collectionView: list) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "mountain", for: path)
        }
    }

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain.ID>()
        snapshot.appendSections([.high, .low])
        snapshot.appendItems(mountains.filter { $0.height >= 4000 }.map(\.id), toSection: .high)
        snapshot.appendItems(mountains.filter { $0.height < 4000 }.map(\.id), toSection: .low)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    /// Renames a mountain. It stays the same item, and its cell is configured again.
    func rename(_ id: Mountain.ID, to name: String) {
        guard let index = mountains.firstIndex(where: { $0.id == id }) else { return }
        mountains[index].name = name
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}
