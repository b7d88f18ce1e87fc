import Foundation

/// Where an app begins.
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate { … }
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// What `--help` says of the app's own options, a line each. None by default. Not on iOS, where there is no command line.
    static var commandLineHelp: String? { get }

    /// The app's window, for code that looks for it here.
    var window: UIWindow? { get set }

    /// Called when the app has launched. Makes the window, if no scene delegate does.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Makes the window and shows it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called once the app can be used, unless it has a scene delegate.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The app is about to leave the front, because it ends; unless it has a scene delegate.
    func applicationWillResignActive(_ application: UIApplication)

    /// The app has left the front, because it ends: the moment to save what must not be lost; unless it has a scene delegate.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Not called yet: an app that went into the background ends there.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Which classes the app's scene is made of.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    // MARK: Going somewhere, for an app without a scene delegate

    /// Shows what an address says. Also called when the app was started with one, unless launching answered false.
    ///
    /// - Returns: Whether the app knows the address.
    /// - Behaviour: documented.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// An activity of this type is about to be gone on with.
    ///
    /// - Returns: Whether the app says so to the person itself.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Shows what an activity was about. What is handed to `restorationHandler` gets
    /// ``UIResponder/restoreUserActivityState(_:)``.
    ///
    /// - Returns: Whether the app knows the activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Not called yet: an activity never fails to arrive.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)

    /// The current activity was brought up to date: the last moment to add to it.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    // MARK: Coming back, for an app without a scene delegate

    /// Whether view controllers with restoration identifiers are kept until the next launch. False by default.
    ///
    /// - Behaviour: documented, with the methods below.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// As ``application(_:shouldSaveSecureApplicationState:)``, which is asked first.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Whether what was kept is brought back. False by default. The coder holds what the app delegate wrote, and the values of
    /// ``UIApplication/stateRestorationBundleVersionKey`` and its siblings.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// As ``application(_:shouldRestoreSecureApplicationState:)``, which is asked first.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// The controller to which these identifiers lead, from the root's on. Asked for controllers without a restoration class;
    /// nil leaves it to the controllers that are there already.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - identifierComponents: The restoration identifiers from the root controller to this one.
    ///   - coder: The state of the controller.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Writes what of the app itself is to be kept, after its view controllers.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Reads it again. The view controllers are there by then.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Ends

    /// Not called yet: scenes are not closed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public static var commandLineHelp: String? { nil }

    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillResignActive(_ application: UIApplication) {}

    public func applicationDidEnterBackground(_ application: UIApplication) {}

    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalMethod.notImplemented(connectingSceneSession.configuration)
    }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        OptionalMethod.notImplemented(false)
    }

    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }

    public func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        OptionalMethod.notImplemented(false)
    }

    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }

    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    public func applicationWillTerminate(_ application: UIApplication) {}
}
