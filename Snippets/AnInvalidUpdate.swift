// A mistake that every developer makes once: the app deletes an item from the collection view and not from the model.
// Tap an item, and read what the page says. (Documentation/Debugging.md)

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TilesController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class TilesController: UICollectionViewController {
    private let tiles = Array(1...20)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 84, height: 84)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tiles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        cell.contentView.layer.cornerRadius = 12
        cell.accessibilityLabel = "Tile \(tiles[indexPath.item])"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        // The model still has 20 tiles.
        collectionView.deleteItems(at: [indexPath])
    }
}
