import UIKit

// The samples of Documentation/DiffableData.md: Scripts/samples looks for them here.

private enum Section: Hashable, Sendable { case high, low, files }

private struct Mountain: Identifiable {
    let id: Int
}

@MainActor private func show(
    _ high: [Mountain], _ low: [Mountain], in list: UICollectionView
) -> UICollectionViewDiffableDataSource<Section, Mountain.ID> {
    let dataSource = UICollectionViewDiffableDataSource<Section, Mountain.ID>(
        collectionView: list
    ) { view, path, mountain in
        view.dequeueReusableCell(withReuseIdentifier: "mountain", for: path)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain.ID>()
    snapshot.appendSections([.high, .low])
    snapshot.appendItems(high.map(\.id), toSection: .high)
    snapshot.appendItems(low.map(\.id), toSection: .low)
    dataSource.apply(snapshot)
    return dataSource
}

@MainActor private final class Files {
    private let dataSource: UICollectionViewDiffableDataSource<Section, String>
    private var names: [String] = []

    init(_ dataSource: UICollectionViewDiffableDataSource<Section, String>) { self.dataSource = dataSource }

    func show() {
        var files = NSDiffableDataSourceSectionSnapshot<String>()
        files.append(["Sources", "Tests"])
        files.append(["main.swift", "Model.swift"], to: "Sources")
        files.expand(["Sources"])
        dataSource.apply(files, to: .files)
    }
}

@MainActor private func letPeopleSort(_ dataSource: UICollectionViewDiffableDataSource<Section, String>) {
    var names: [String] = []
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
        names = transaction.finalSnapshot.itemIdentifiers
    }
    _ = names
}
