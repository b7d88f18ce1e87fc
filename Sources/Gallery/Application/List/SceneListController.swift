import UIKit

/// The Gallery's first screen: its scenes, as rows of a collection view.
final class SceneListController: UICollectionViewController, PlaceOpener {
    private let groups: [GalleryScene.Group]
    private let repository: Repository

    init(library: PhotoLibrary, repository: Repository = Repository(address: nil)) {
        groups = GalleryScene.groups(library: library)
        self.repository = repository
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
        let scenes = groups.flatMap(\.scenes)
        guard let scene = scenes.first(where: { $0.placeName == name || $0.twin?.name == name }) else { return nil }
        let isTwin = scene.placeName != name
        let screen = isTwin ? scene.twin?.make() : scene.make()
        screen?.navigationItem.largeTitleDisplayMode = .never
        screen?.navigationItem.leftItemsSupplementBackButton = true
        screen?.navigationItem.leftBarButtonItem = sourceButton(of: scene, isTwin: isTwin)
        return screen
    }

    /// Opens the scene's source. If there are two versions of the scene, or the source has no address, a popover says
    /// more first.
    private func sourceButton(of scene: GalleryScene, isTwin: Bool) -> UIBarButtonItem {
        let address = repository.url(of: scene.sourcePath)
        let button = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left.forwardslash.chevron.right"),
            primaryAction: UIAction { [weak self] action in
                if scene.twin == nil, let address { return UIApplication.shared.open(address) }
                self?.showSource(of: scene, at: address, isTwin: isTwin, from: action.sender as? UIBarButtonItem)
            })
        button.accessibilityLabel = "Source"
        return button
    }

    private func showSource(of scene: GalleryScene, at address: URL?, isTwin: Bool, from button: UIBarButtonItem?) {
        // A page may send a tap for a screen that has just gone. Its popover would have nothing to point at.
        guard let button, navigationController?.topViewController?.navigationItem.leftBarButtonItem === button else {
            return
        }
        let source = SourceController(scene: scene, address: address, isTwin: isTwin)
        source.change = { [weak self] name in self?.replaceScreen(with: name) }
        source.popoverPresentationController?.sourceItem = button
        navigationController?.present(source, animated: true)
    }

    /// Replaces the scene in front.
    private func replaceScreen(with name: String) {
        guard let screen = placedScreen(named: name) else { return }
        navigationController?.setViewControllers([self, screen], animated: false)
    }

    private func scene(at indexPath: IndexPath) -> GalleryScene { groups[indexPath.section].scenes[indexPath.item] }
}
