import Foundation

/// Told of the life of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Makes what the scene shows.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// The app has ended; nothing of the scene is seen any more.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called before the scene comes on screen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called when a person can use the scene.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The app is about to leave the front, because it ends.
    func sceneWillResignActive(_ scene: UIScene)

    /// The app has left the front, because it ends: the moment to save what must not be lost.
    func sceneDidEnterBackground(_ scene: UIScene)

    // MARK: Coming back

    /// What is needed to come back to where the person is. It is in ``UISceneSession/stateRestorationActivity`` when the app is
    /// launched again, and its ``NSUserActivity/userInfo`` then holds what could be kept.
    ///
    /// Asked when the scene has gone into the background. The activity is brought up to date then.
    ///
    /// - Behaviour: documented.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// The scene is there again and has been laid out: the moment for what needs views of their final size, such as a selection.
    ///
    /// - Behaviour: our choice of the moment (Decisions/0064).
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    // MARK: Going somewhere

    /// Shows what addresses say, while the app runs. Those with which the app was started are in
    /// ``UIScene/ConnectionOptions/urlContexts`` instead.
    ///
    /// - Behaviour: documented.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// An activity of this type is about to be gone on with.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Shows what an activity was about.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Not called yet: an activity never fails to arrive.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// The current activity was brought up to date: the last moment to add to it.
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

/// Told of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window, for code that looks for it here.
    var window: UIWindow? { get set }

    /// The screen's size or traits changed.
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
