import UIKit

/// All photos, as a mosaic that keeps their proportions or as a grid of squares. A tap opens a photo.
final class PhotosController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    MasonryLayoutDelegate, PlaceOpener
{
    private let library: PhotoLibrary
    private let mosaic = MasonryLayout()
    private let grid = UICollectionViewFlowLayout()
    private let collectionView: UICollectionView

    init(library: PhotoLibrary) {
        self.library = library
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: mosaic)
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        mosaic.delegate = self
        grid.minimumInteritemSpacing = 2
        grid.minimumLineSpacing = 2
        grid.sectionInsetReference = .fromSafeArea
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Photos"
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        showButton()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    private var isMosaic: Bool { collectionView.collectionViewLayout === mosaic }

    private func showButton() {
        let change = UIAction(title: isMosaic ? "Grid" : "Mosaic") { [weak self] _ in self?.switchLayout() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: change)
    }

    private func switchLayout() {
        collectionView.collectionViewLayout = isMosaic ? grid : mosaic
        showButton()
    }

    // MARK: Data

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        library.photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(library.photos[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open("\(indexPath.item)")
    }

    func screen(named name: String) -> UIViewController? {
        guard let item = Int(name), library.photos.indices.contains(item) else { return nil }
        let viewer = PhotoController(photos: library.photos, current: item)
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { ($0.zoomedViewController as? PhotoController)?.pictureFrame }
        viewer.preferredTransition = .zoom(options: options) { [weak self] in
            $0.sourceViewController === self ? self?.cell(in: $0.zoomedViewController) : nil
        }
        return viewer
    }

    /// Returns the cell of the photo that the viewer shows, and scrolls to it if it isn't visible.
    private func cell(in viewer: UIViewController) -> UIView? {
        guard let viewer = viewer as? PhotoController else { return nil }
        let path = IndexPath(item: viewer.current, section: 0)
        if collectionView.cellForItem(at: path) == nil {
            collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        return collectionView.cellForItem(at: path)
    }

    // MARK: Layout

    func masonryLayout(_ layout: MasonryLayout, aspectRatioForItemAt indexPath: IndexPath) -> CGFloat {
        library.photos[indexPath.item].aspectRatio
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let columns = max(3, (width / 130).rounded(.down))
        let side = max(((width - 2 * (columns - 1)) / columns).rounded(.down), 1)
        return CGSize(width: side, height: side)
    }
}
