import UIKit

/// The photos as covers in a ``CoverFlowLayout``.
final class CoverFlowController: UICollectionViewController {
    private let library: PhotoLibrary

    init(library: PhotoLibrary) {
        self.library = library
        super.init(collectionViewLayout: CoverFlowLayout())
        title = "Cover flow"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Cover flow"
        collectionView.decelerationRate = .fast
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.alwaysBounceHorizontal = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "cover")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        library.photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
        (cell as? PhotoCell)?.show(library.photos[indexPath.item])
        return cell
    }

    /// A tap brings a cover to the middle.
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let start = -collectionView.adjustedContentInset.left
        let offset = CGPoint(
            x: start + CGFloat(indexPath.item) * CoverFlowLayout.step, y: collectionView.contentOffset.y)
        collectionView.setContentOffset(offset, animated: true)
    }
}
