import UIKit

/// The photos of a friend, as a mosaic.
final class FeedController: PlaceKeepingController {
    private(set) var photos: [Photo] = []

    init() { super.init(collectionViewLayout: MosaicLayout()) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the person. Call it before the screen appears.
    func show(_ person: Person, photos: [Photo]) {
        title = person.name
        self.photos = photos
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityLabel = "Feed"
        collectionView.register(FeedCell.self, forCellWithReuseIdentifier: "photo")
        if photos.isEmpty { collectionView.backgroundView = EmptyLabel("No photos yet") }
    }

    /// Photos keep clear of the safe area, and a layout isn't invalidated when the safe area changes.
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? FeedCell)?.show(photos[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            PhotoViewerController(photo: photos[indexPath.item]), animated: true)
    }
}
