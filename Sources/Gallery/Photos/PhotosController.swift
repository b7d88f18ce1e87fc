import UIKit

/// All pictures, as a mosaic that keeps their proportions or as a grid of squares. A tap opens one.
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
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
        showButton()
    }

    private var isMosaic: Bool { collectionView.collectionViewLayout === mosaic }

    private func showButton() {
        ScreenStackController.around(self)?.setButton(isMosaic ? "Grid" : "Mosaic") { [weak self] in
            self?.switchLayout()
        }
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
        push(photo: indexPath.item)
    }

    func open(place: String) {
        guard let item = Int((place as NSString).lastPathComponent), library.photos.indices.contains(item) else {
            return
        }
        push(photo: item)
    }

    private func push(photo item: Int) {
        ScreenStackController.around(self)?.push(PhotoController(photo: library.photos[item]), place: "/photos/\(item)")
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
