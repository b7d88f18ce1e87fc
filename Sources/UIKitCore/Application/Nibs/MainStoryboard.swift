import Foundation
import QuartzCore

/// The storyboard with which an app starts: the one that the scene's configuration or Info.plist names, or `Main`, among the resources of
/// the program's own target.
///
/// - Behaviour: documented for iOS; that `Main` is enough is our choice, as there's rarely an Info.plist (Decisions/0085).
@MainActor enum MainStoryboard {
    /// A window with the initial view controller; nil if there's no such storyboard, or no controller in it.
    static func window(of scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard ?? own else { return nil }
        return window(with: storyboard, on: scene.screen)
    }

    /// The same for an app that knows no scenes.
    static func window(on screen: UIScreen) -> UIWindow? { own.flatMap { window(with: $0, on: screen) } }

    private static var own: UIStoryboard? {
        let name = Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String ?? "Main"
        guard let bundle = AppResources.bundle(with: name, ofType: "storyboard") else { return nil }
        return UIStoryboard(name: name, bundle: bundle)
    }

    private static func window(with storyboard: UIStoryboard, on screen: UIScreen) -> UIWindow? {
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        guard let controller = storyboard.instantiateInitialViewController() else { return nil }
        window.rootViewController = controller
        return window
    }

    /// Says what is missing where a delegate can't keep the window.
    static func reportWithoutWindow(_ delegate: AnyObject) {
        Diagnostics.warnOnce(
            "main-storyboard",
            """
            The app delegate must implement the window property if it wants to use a main storyboard file.
              seen           \(type(of: delegate)), which forgets the window of Main.storyboard
              try            var window: UIWindow? in \(type(of: delegate))
            """)
    }
}
