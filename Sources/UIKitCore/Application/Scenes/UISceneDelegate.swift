import Foundation

/// Told of the life of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Makes what the scene shows.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Not called yet: a program is ended from outside.
    func sceneDidDisconnect(_ scene: UIScene)

    func sceneWillEnterForeground(_ scene: UIScene)

    func sceneDidBecomeActive(_ scene: UIScene)

    /// Not called yet: an app on a screen is always in front.
    func sceneWillResignActive(_ scene: UIScene)

    /// Not called yet: an app on a screen is always in front.
    func sceneDidEnterBackground(_ scene: UIScene)

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
