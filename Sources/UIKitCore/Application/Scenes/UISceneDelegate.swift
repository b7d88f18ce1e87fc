import Foundation

/// A delegate that hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects. Create its content here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Called when the app has ended and the scene isn't visible any more.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called before the scene comes on the screen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when a person can use the scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before the scene stops being active, because the app ends.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called after the scene stopped being active, because the app ends. Save what must not be lost.
    func sceneDidEnterBackground(_ scene: UIScene)

    // MARK: State restoration

    /// Returns an activity that describes where the person is. It is in ``UISceneSession/stateRestorationActivity`` in
    /// the next launch, and its ``NSUserActivity/userInfo`` then contains what could be saved.
    ///
    /// Called after the scene entered the background. UIKit then updates the activity.
    ///
    /// - Behaviour: documented.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called when the scene exists again and has had its layout pass. Restore what needs views of their final size,
    /// such as a selection.
    ///
    /// - Behaviour: the moment of the call is our choice (Decisions/0064).
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    // MARK: Links and activities

    /// Opens addresses while the app runs. Those with which a person started it are in
    /// ``UIScene/ConnectionOptions/urlContexts`` instead.
    ///
    /// - Behaviour: documented.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Called before the scene continues an activity of this type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Continues an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Not called yet: activities always arrive.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Called after the current activity was updated: the last opportunity to add to it.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillResignActive(_ scene: UIScene) {}

    public func sceneDidEnterBackground(_ scene: UIScene) {}

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OptionalMethod.notImplemented(())
    }

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        OptionalMethod.notImplemented(())
    }

    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// A delegate that hears of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, for code that looks for it here.
    var window: UIWindow? { get set }

    /// Called when the screen's size or traits changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
