import UIKit

/// A grid of tiles. Two fingers lift one, and it flies back when they let go.
final class PinchController: UICollectionViewController {
    private static let count = 60
    /// A tile doesn't shrink or grow further than this.
    private static let scales: ClosedRange<CGFloat> = 0.5...4

    private let layout = PinchLayout()

    init() {
        super.init(collectionViewLayout: layout)
        title = "Pinched cell"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Pinched cell"
        collectionView.register(NumberedTile.self, forCellWithReuseIdentifier: "tile")
        // One finger scrolls, and two belong to a tile.
        collectionView.panGestureRecognizer.maximumNumberOfTouches = 1
        collectionView.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: Selector(PinchController.pinch)))
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        let location = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: location) else { return }
            layout.pinched = PinchLayout.Pinched(path: path, center: location, scale: 1)
        case .changed:
            layout.pinched?.center = location
            layout.pinched?.scale = min(max(recognizer.scale, Self.scales.lowerBound), Self.scales.upperBound)
        default:
            // The batch animates the tile back to its place in the grid.
            collectionView.performBatchUpdates { layout.pinched = nil }
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? NumberedTile)?.show(indexPath.item, of: Self.count, size: 32)
        return cell
    }
}
