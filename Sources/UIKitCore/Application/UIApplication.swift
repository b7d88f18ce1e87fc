import Foundation
import QuartzCore

/// The running app: its delegate, its windows, and the last responder in every chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The app.
    open package(set) class var shared: UIApplication {
        get { sharedStorage }
        set {
            // Objects that the old app releases may use the shared app in their deinitialisers.
            let before = (sharedStorage, CurrentActivity.shared)
            sharedStorage = newValue
            CurrentActivity.shared = CurrentActivity()
            withExtendedLifetime(before) {}
        }
    }
    private static var sharedStorage = first()

    /// Creates the app, and sets the closures that parts on lower levels call.
    private static func first() -> UIApplication {
        CurrentActivity.didSave = { shared.tellDidUpdate($0) }
        UIScreen.whenPlaceIsAsked = { shared.open(place: $0) }
        UIScreen.whenResized = { shared.screenDidResize($0, from: $1, $2) }
        UIScreen.titleOfApp = { shared.title(on: $0) }
        return UIApplication()
    }

    /// The app's delegate. The app retains it, as `UIApplicationMain` does.
    open var delegate: (any UIApplicationDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// The window that gets keys.
    open var keyWindow: UIWindow? {
        get { keyWindowReference.object }
        set { keyWindowReference.object = newValue }
    }
    private var keyWindowReference = BackReference<UIWindow>()

    /// The app's windows, from back to front.
    open var windows: [UIWindow] { UIScreen.main.windows }

    /// The status bar's frame, as ``UIStatusBarManager/statusBarFrame`` of the window scene.
    open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

    /// Whether the status bar is hidden, as ``UIStatusBarManager/isStatusBarHidden`` of the window scene.
    open var isStatusBarHidden: Bool { UIStatusBarManager().isStatusBarHidden }

    /// The orientation of the app's interface.
    open var statusBarOrientation: UIInterfaceOrientation { .of(UIScreen.main.bounds.size) }

    /// The status bar's style, as ``UIStatusBarManager/statusBarStyle`` of the window scene.
    open var statusBarStyle: UIStatusBarStyle { UIStatusBarManager().statusBarStyle }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether a person uses the app, sees it, or neither.
    public enum State: Int, Sendable {
        /// On the screen, and a person uses it.
        case active = 0
        /// On the screen, but no person uses it at the moment.
        case inactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// The state of the app: active from its launch on, and in the background when it ends.
    open internal(set) var applicationState = State.active

    /// Whether ``terminate()`` was called.
    final var hasEnded = false

    /// The direction of the device's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// A key of a launch option, which says why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The app's scenes. There is one after the app has launched.
    open package(set) var connectedScenes: Set<UIScene> = []

    /// Whether the app can have more than one scene.
    open var supportsMultipleScenes: Bool { false }

    // MARK: Opening addresses

    /// Opens an address outside the app: a web page in another tab, and `mailto:`, `tel:` and `sms:` in the program
    /// that the browser uses for them. An address of the app's own scheme goes to the app's delegate.
    ///
    ///     UIApplication.shared.open(URL(string: "https://www.swift.org")!)
    ///
    /// Call it when a person taps something. Browsers block a tab that no person asked for: the page then shows a link,
    /// which the person can tap. In a test, `Stage.openedURLs` has the address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Whether only another app may open the address; by default the browser may.
    ///   - completion: Called in the next frame, with whether the address can be opened here.
    /// - Behaviour: documented; which addresses, and what a page does, is our choice (Decisions/0105).
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { openOutside(url, onlyInApps: options[.universalLinksOnly] as? Bool == true, completion: completion) }

    /// Whether ``open(_:options:completionHandler:)`` opens the address: true for `http`, `https`, `mailto`, `tel` and
    /// `sms`, and for the app's own scheme.
    ///
    /// - Behaviour: our choice (Decisions/0105).
    open func canOpenURL(_ url: URL) -> Bool { AddressOpener(url) != .none }

    // MARK: Work in the background

    /// Asks for time to finish work in the background. Linux doesn't suspend programs there, so the time never ends.
    ///
    /// - Parameter handler: Never called. On iOS, it is called shortly before the time ends.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Asks for time to finish work in the background. Linux doesn't suspend programs there, so the time never ends.
    ///
    /// - Parameters:
    ///   - taskName: A name for Apple's debugger.
    ///   - handler: Never called. On iOS, it is called shortly before the time ends.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }
    private var lastBackgroundTask = UIBackgroundTaskIdentifier.invalid.rawValue

    /// Tells the system that the work is done.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The number of seconds until the app is suspended: the largest that there is.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: The current activity

    /// The current activity: the last one that became current and still is. The app retains it.
    package final var currentActivity: NSUserActivity? { CurrentActivity.shared.activity }

    /// Called when another activity or none became current, and when the current one changed its content.
    package final var currentActivityDidChange: (@MainActor (NSUserActivity?) -> Void)? {
        get { CurrentActivity.shared.didChange }
        set { CurrentActivity.shared.didChange = newValue }
    }
}

/// An app's work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
