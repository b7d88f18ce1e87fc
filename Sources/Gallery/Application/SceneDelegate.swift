import UIKit

/// The Gallery's one window: a stack of screens that an address can lead to.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var stack: ScreenStackController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else {
            return
        }
        let stack = ScreenStackController()
        stack.push(SceneListController(library: app.library), place: "/")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        (self.window, self.stack) = (window, stack)
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }

    /// `gallery:///photos/3` shows the fourth photo, and the way back from it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { stack?.show(place: context.url.path) }
    }
}
