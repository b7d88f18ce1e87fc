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
