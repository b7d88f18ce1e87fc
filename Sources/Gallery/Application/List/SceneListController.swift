import UIKit

/// The Gallery's first screen: its scenes, as rows of a collection view.
final class SceneListController: UICollectionViewController, PlaceOpener {
    private let groups: [(title: String, scenes: [GalleryScene])]

    init(library: PhotoLibrary) {
        groups = [
            ("Studies", GalleryScene.studies(library: library)), ("Classics", GalleryScene.classics(library: library)),
            ("Classics from XIBs and storyboards", GalleryScene.classicsFromNibs(library: library)),
        ]
        super.init(collectionViewLayout: SceneListLayout())
        title = "Gallery"
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.accessibilityLabel = "Scenes"
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: SceneListController, _) in
            list.collectionViewLayout.invalidateLayout()
        }
        collectionView.register(SceneCell.self, forCellWithReuseIdentifier: "scene")
        collectionView.register(
            SceneHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section].scenes.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "scene", for: indexPath)
        (cell as? SceneCell)?.show(scene(at: indexPath))
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? SceneHeader)?.label.text = groups[indexPath.section].title
        return view
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(scene(at: indexPath).placeName)
    }

    func screen(named name: String) -> UIViewController? {
        let screen = groups.lazy.flatMap(\.scenes).first { $0.placeName == name }?.make()
        screen?.navigationItem.largeTitleDisplayMode = .never
        return screen
    }

    private func scene(at indexPath: IndexPath) -> GalleryScene { groups[indexPath.section].scenes[indexPath.item] }
}
