import Foundation
import QuartzCore

/// The storyboard with which an app starts, among the resources of the program's own target: the one that the scene's
/// configuration or Info.plist names, or else `Main`.
///
/// - Behaviour: documented for iOS; that `Main` is enough is our choice, as there's rarely an Info.plist
///   (Decisions/0085).
@MainActor enum MainStoryboard {
    /// Returns a window with the initial view controller, or nil if there is no such storyboard or it has no such
    /// controller.
    static func window(of scene: UIWindowScene) -> UIWindow? {
        guard let storyboard = scene.session.configuration.storyboard ?? own else { return nil }
        return window(with: storyboard, on: scene.screen)
    }

    /// Returns a window for an app without scenes, like ``window(of:)``.
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

    /// Warns that a delegate has no property for the window.
    static func reportWithoutWindow(_ delegate: AnyObject) {
        Diagnostics.warnOnce(
            "main-storyboard",
            """
            The app delegate must implement the window property if it wants to use a main storyboard file.
              seen           \(type(of: delegate)), which has no property for the window of Main.storyboard
              try            var window: UIWindow? in \(type(of: delegate))
            """)
    }
}
