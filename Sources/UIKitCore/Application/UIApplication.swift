import Foundation
import QuartzCore

/// The running app: its delegate, its windows, and the last responder in every chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The app.
    open package(set) class var shared: UIApplication {
        get { sharedStorage }
        set {
            // What an app takes along as it goes may ask for the one that is there now.
            let before = (sharedStorage, CurrentActivity.shared)
            sharedStorage = newValue
            CurrentActivity.shared = CurrentActivity()
            withExtendedLifetime(before) {}
        }
    }
    private static var sharedStorage = first()

    /// Those below the application learn what it wants to hear.
    private static func first() -> UIApplication {
        CurrentActivity.didSave = { shared.tellDidUpdate($0) }
        UIScreen.whenPlaceIsAsked = { shared.open(place: $0) }
        UIScreen.whenResized = { shared.screenDidResize($0, from: $1, $2) }
        UIScreen.titleOfApp = { shared.title(on: $0) }
        return UIApplication()
    }

    /// Kept alive by the application, as `UIApplicationMain` does.
    open var delegate: (any UIApplicationDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// The window that keys go to.
    open var keyWindow: UIWindow? {
        get { keyWindowReference.object }
        set { keyWindowReference.object = newValue }
    }
    private var keyWindowReference = BackReference<UIWindow>()

    /// The app's windows, from back to front.
    open var windows: [UIWindow] { UIScreen.main.windows }

    /// As ``UIStatusBarManager/statusBarFrame`` of the window scene.
    open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

    /// As ``UIStatusBarManager/isStatusBarHidden`` of the window scene.
    open var isStatusBarHidden: Bool { UIStatusBarManager().isStatusBarHidden }

    /// Which way up the app is shown.
    open var statusBarOrientation: UIInterfaceOrientation { .of(UIScreen.main.bounds.size) }

    /// As ``UIStatusBarManager/statusBarStyle`` of the window scene.
    open var statusBarStyle: UIStatusBarStyle { UIStatusBarManager().statusBarStyle }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// How far the app is from being used by a person.
    public enum State: Int, Sendable {
        /// On screen, and a person uses it.
        case active = 0
        /// On screen, but not used at the moment.
        case inactive = 1
        /// Not on screen.
        case background = 2
    }

    /// In front from the launch on, and in the background when it ends.
    open internal(set) var applicationState = State.active

    /// Whether ``terminate()`` was called.
    final var hasEnded = false

    /// The direction of the device's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The app's scenes; one from the moment the app has launched.
    open package(set) var connectedScenes: Set<UIScene> = []

    /// Whether the app can have more than one scene.
    open var supportsMultipleScenes: Bool { false }

    // MARK: Work in the background

    /// Asks for time to finish work when the app is in the background. Apps aren't stopped there on Linux, so the time never ends.
    ///
    /// - Parameter handler: What would be called shortly before the time is over. It isn't called.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// - Parameters:
    ///   - taskName: A name for debuggers. It has no effect here.
    ///   - handler: Called on iOS when the time is up. There is no such limit here, so it is never called.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }
    private var lastBackgroundTask = UIBackgroundTaskIdentifier.invalid.rawValue

    /// Says that the work is done.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Seconds until the app is stopped: as many as a number can say.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: What a person is doing

    /// The activity that became current last and is it still. Kept while it is.
    package final var currentActivity: NSUserActivity? { CurrentActivity.shared.activity }

    /// Called when another activity, or none, became the current one, and when the current one says something else.
    package final var currentActivityDidChange: (@MainActor (NSUserActivity?) -> Void)? {
        get { CurrentActivity.shared.didChange }
        set { CurrentActivity.shared.didChange = newValue }
    }
}

/// Work that an app asked to finish in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
