import UIKit

/// The Gallery's first screen: its scenes, as rows of a collection view.
final class SceneListController: UICollectionViewController {
    private let scenes: [GalleryScene]
    private let flow = UICollectionViewFlowLayout()

    init(scenes: [GalleryScene]) {
        self.scenes = scenes
        flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        flow.minimumLineSpacing = 12
        super.init(collectionViewLayout: flow)
        title = "Gallery"
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.accessibilityLabel = "Scenes"
        collectionView.register(SceneCell.self, forCellWithReuseIdentifier: "scene")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Rows on a phone, cards side by side on anything wide.
        let available = collectionView.bounds.width - 32
        let columns = max(1, (available / 340).rounded(.down))
        flow.itemSize = CGSize(width: max(((available - 10 * (columns - 1)) / columns).rounded(.down), 1), height: 88)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        scenes.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "scene", for: indexPath)
        (cell as? SceneCell)?.show(scenes[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        ScreenStackController.around(self)?.push(scenes[indexPath.item].make())
    }
}
