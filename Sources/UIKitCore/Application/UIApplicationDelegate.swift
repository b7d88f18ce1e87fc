import Foundation

/// The delegate of an app, at which its code begins.
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate { … }
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The help for the app's own options in `--help`, one per line. None by default. If there is help, the program
    /// refuses options that it doesn't name. iOS has no command line and no such member.
    static var commandLineHelp: String? { get }

    /// The app's window, for code that looks for it here.
    var window: UIWindow? { get set }

    /// Called while the app launches, before it restores its state. Create the window here, if no scene delegate does.
    /// Returns whether the app can handle the launch options.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app has launched. Create the window here at the latest, if no scene delegate does, and show it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when a person can use the app, unless it has a scene delegate.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app stops being active, because it ends; unless it has a scene delegate.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after the app stopped being active, because it ends; unless it has a scene delegate. Save what must not
    /// be lost.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Not called yet: an app that enters the background ends there.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Returns the classes of the app's scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    // MARK: Links and activities, for an app without a scene delegate

    /// Shows what an address stands for. Also called when a person started the app with one, unless a launch method
    /// returned false.
    ///
    /// - Returns: Whether the app knows the address.
    /// - Behaviour: documented.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Called before the app continues an activity of this type.
    ///
    /// - Returns: Whether the app itself tells the person.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Continues an activity. UIKit calls ``UIResponder/restoreUserActivityState(_:)`` of the objects that are passed
    /// to `restorationHandler`.
    ///
    /// - Returns: Whether the app knows the activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Not called yet: activities always arrive.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error)

    /// Called after the current activity was updated: the last opportunity to add to it.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    // MARK: State restoration, for an app without a scene delegate

    /// Returns whether to save view controllers with restoration identifiers for the next launch. False by default.
    ///
    /// - Behaviour: documented, with the methods below.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// The same as ``application(_:shouldSaveSecureApplicationState:)``, which UIKit calls first.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Returns whether to restore the saved state. False by default. The coder contains what the app delegate wrote,
    /// and the values of ``UIApplication/stateRestorationBundleVersionKey`` and the other keys.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// The same as ``application(_:shouldRestoreSecureApplicationState:)``, which UIKit calls first.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Returns the controller with this path of identifiers, beginning at the root. Called for controllers without a
    /// restoration class. nil leaves it to UIKit, which looks among the existing controllers.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - identifierComponents: The restoration identifiers from the root controller to this one.
    ///   - coder: The state of the controller.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Writes the app's own state, after its view controllers.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Reads the app's own state. The view controllers exist already.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    // MARK: Closing scenes and the app

    /// Not called yet: scenes can't be closed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called before the program ends.
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
