import UIKit

// The samples of Documentation/CellLifeCycle.md: Scripts/samples looks for them here.

private struct Photo { let id: Int }
private final class PhotoCell: UICollectionViewCell { func show(_ photo: Photo) {} }

@MainActor private protocol Loader {
    func begin(_ id: Int)
    func cancel(_ id: Int)
}

private final class Album: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    private let album: [Photo] = []
    let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in cell.show(photo) }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: photos, for: indexPath, item: album[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    private let photos: [Photo] = []
    private var loader: Loader!

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths { loader.begin(photos[path.item].id) }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths { loader.cancel(photos[path.item].id) }
    }
}
