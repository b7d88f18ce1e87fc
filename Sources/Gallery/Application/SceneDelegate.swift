import UIKit

/// The delegate of the Gallery's only window, whose stack of screens follows addresses.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var gallery: GalleryController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else {
            return
        }
        let gallery = GalleryController(library: app.library, repository: app.repository)
        if let last = session.stateRestorationActivity?.userInfo?["place"] as? String { gallery.show(place: last) }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = gallery
        window.makeKeyAndVisible()
        (self.window, self.gallery) = (window, gallery)
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }

    /// Opens an address: `gallery:///photos/3` shows the fourth photo, on top of the screens that lead to it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { gallery?.show(place: context.url.path) }
    }

    // MARK: State restoration

    /// Returns an activity with the place of the screen in front, its collection view's content offset and its
    /// selection.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let screen = gallery?.topViewController, let place = screen.place else { return nil }
        let activity = NSUserActivity(activityType: "front")
        activity.addUserInfoEntries(from: ["place": place])
        if let list = screen.view.firstCollectionView {
            activity.addUserInfoEntries(from: [
                "offset": [Double(list.contentOffset.x), Double(list.contentOffset.y)],
                "selection": (list.indexPathsForSelectedItems ?? []).map { [$0.section, $0.item] },
            ])
        }
        return activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        guard let list = gallery?.topViewController?.view.firstCollectionView,
            let info = stateRestorationActivity.userInfo
        else {
            return
        }
        for path in info["selection"] as? [[Int]] ?? []
        where path.count == 2 && list.has(item: path[1], section: path[0]) {
            list.selectItem(at: IndexPath(item: path[1], section: path[0]), animated: false, scrollPosition: [])
        }
        let offset = info["offset"] as? [Double] ?? []
        if offset.count == 2 { list.contentOffset = CGPoint(x: offset[0], y: offset[1]) }
    }
}

extension UICollectionView {
    fileprivate func has(item: Int, section: Int) -> Bool {
        (0..<numberOfSections).contains(section) && (0..<numberOfItems(inSection: section)).contains(item)
    }
}
