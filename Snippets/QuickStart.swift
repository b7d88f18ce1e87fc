import UIKit

// A complete app: a hundred coloured cells in a grid. Run it and open the address that it prints. README.md and
// Documentation/FirstApp.md quote it.

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ColorsController()
        window?.makeKeyAndVisible()
        return true
    }
}

final class ColorsController: UICollectionViewController {
    private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.backgroundColor = UIColor(hue: CGFloat(number) / 100, saturation: 0.6, brightness: 0.9, alpha: 1)
        cell.layer.cornerRadius = 12
    }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 84, height: 84)
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
    }
}
