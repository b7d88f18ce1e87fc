import UIKit

// The samples of docstrings in Sources/UIKitCore/CollectionView: Scripts/samples looks for them here.

private struct Photo: Identifiable {
    let id: Int
    let image: UIImage?
}
private final class PhotoCell: UICollectionViewCell { let imageView = UIImageView() }
private final class TitleView: UICollectionReusableView { let label = UILabel() }
private struct Album { let name: String }
private struct Mountain { let name: String }

extension NSCollectionLayoutSection {
    fileprivate static func photos(columns: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, repeatingSubitem: item, count: columns))
    }
}

@MainActor private enum Layouts {
    static func group(large: NSCollectionLayoutItem, column: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [large, column])
        group.interItemSpacing = .fixed(8)
        print(group.visualDescription())
        return group
    }

    static func compositional() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let wide = environment.container.effectiveContentSize.width > 600
            return .photos(columns: wide ? 4 : 2)
        }
        return layout
    }

    static func section(
        of group: NSCollectionLayoutGroup, header: NSCollectionLayoutBoundarySupplementaryItem
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [header]
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.orthogonalScrollingProperties.bounce = .never
        return section
    }

    static var badge: NSCollectionLayoutAnchor {
        NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    }

    static var dimensions: [NSCollectionLayoutDimension] {
        [
            NSCollectionLayoutDimension.fractionalWidth(0.5),  // half as wide as the group
            NSCollectionLayoutDimension.absolute(44),
            NSCollectionLayoutDimension.estimated(44),  // what the cell prefers, once it was visible
        ]
    }

    static func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
    }

    static func expand(_ indexPath: IndexPath, in layout: UICollectionViewFlowLayout) {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        context.invalidateItems(at: [indexPath])  // this item was expanded
        layout.invalidateLayout(with: context)
    }

    static func galleryAndList(
        _ gallery: NSCollectionLayoutSection, _ configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            section == 0 ? gallery : .list(using: configuration, layoutEnvironment: environment)
        }
        return layout
    }

    static func insetList() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        return layout
    }

    static func listWithHeaders() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        return layout
    }
}

@MainActor private final class Photos {
    enum Section { case all }

    private var photos: [Photo] = []
    private let registration = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { _, _, _ in }

    func show(in view: UICollectionView) {
        let registration = registration
        let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: view) {
            view, path, photo in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: photo)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
        snapshot.appendSections([.all])
        snapshot.appendItems(photos.map(\.id))
        dataSource.apply(snapshot)  // compiled: Snippets/DiffableData.swift
    }

    enum Place { case files }

    func showFiles(_ dataSource: UICollectionViewDiffableDataSource<Place, String>) {
        var files = NSDiffableDataSourceSectionSnapshot<String>()
        files.append(["Sources", "Tests"])
        files.append(["main.swift"], to: "Sources")
        files.expand(["Sources"])
        dataSource.apply(files, to: .files)
    }

    func showPrimes(_ dataSource: UICollectionViewDiffableDataSource<String, Int>) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["primes"])
        snapshot.appendItems([2, 3, 5, 7])
        dataSource.apply(snapshot)
    }
}

@MainActor private final class Wall: NSObject {
    private let album: [Photo] = []
    private let albums: [Album] = []
    private var names: [String] = []
    private let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
        cell.imageView.image = photo.image
    }

    func cell(_ collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
        // in the data source's cellForItemAt:
        collectionView.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: album[indexPath.item])
    }

    func header(_ collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionReusableView {
        let albums = albums
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { title, _, indexPath in
            title.label.text = albums[indexPath.section].name
        }

        // in the data source's viewForSupplementaryElementOfKind:
        return collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }

    func registration() -> UICollectionView.CellRegistration<UICollectionViewListCell, Mountain> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mountain> { cell, _, mountain in
            var content = cell.defaultContentConfiguration()
            content.text = mountain.name
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return registration
    }

    func addAccessories(to cell: UICollectionViewListCell) {
        cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(), .reorder()]
    }

    func changeNames(in view: UICollectionView) {
        view.performBatchUpdates {
            names.remove(at: 2)
            names.insert("Ada", at: 0)
            view.deleteItems(at: [IndexPath(item: 2, section: 0)])  // an index path before the batch
            view.insertItems(at: [IndexPath(item: 0, section: 0)])  // an index path after the batch
        }
    }

    func pinch(_ pinch: UIPinchGestureRecognizer, in view: UICollectionView, to grid: UICollectionViewLayout) {
        let transition = view.startInteractiveTransition(to: grid)  // when a pinch begins
        transition.transitionProgress = (pinch.scale - 1) / 2  // while it continues
        view.finishInteractiveTransition()  // or cancelInteractiveTransition()
    }

    func move(_ press: UILongPressGestureRecognizer, at point: CGPoint, in view: UICollectionView) {
        switch press.state {
        case .began:
            if let path = view.indexPathForItem(at: point) { _ = view.beginInteractiveMovementForItem(at: path) }
        case .changed: view.updateInteractiveMovementTargetPosition(point)
        case .ended: view.endInteractiveMovement()
        default: view.cancelInteractiveMovement()
        }
    }
}

private enum Mailbox {
    @MainActor private static var messages: [String] = []

    @MainActor static func swipe(at index: Int) -> UIContextualAction {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
            messages.remove(at: index)
            finish(true)
        }
        return delete
    }
}

@MainActor private protocol Loader {
    func begin(_ photo: Photo)
}

private final class WallController: UIViewController, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
{
    private let photos: [Photo] = []
    private var loader: Loader!

    func makeView(bounds: CGRect) -> UICollectionView {
        let view = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = self
        return view
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths { loader.begin(photos[path.item]) }
    }
}

private final class FocusDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations {
            context.nextFocusedView?.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            context.previouslyFocusedView?.transform = .identity
        }
    }
}
