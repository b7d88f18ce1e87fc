import Foundation

/// An instance of the app's interface. There is one here, a ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a person uses the scene, sees it, or neither.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On the screen, and a person uses it.
        case foregroundActive = 0
        /// On the screen, but no person uses it at the moment.
        case foregroundInactive = 1
        /// Not on the screen.
        case background = 2
    }

    /// What the system remembers of the scene, even while it is disconnected.
    open private(set) var session: UISceneSession

    /// Creates a scene for a session. Only UIKit creates scenes.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The scene's delegate. The scene retains it.
    open var delegate: (any UISceneDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// Whether a person uses the scene, sees it, or neither.
    open internal(set) var activationState = ActivationState.unattached

    /// The name of what the scene shows, for people. Web pages have it as their title.
    open var title: String! = "" {
        didSet { if title != oldValue { UIScreen.main.setNeedsSurroundings() } }
    }

    /// Text beside the title, such as the folder of a document. Nothing shows it here.
    open var subtitle: String = ""

    /// Opens an address outside the app, as ``UIApplication/open(_:options:completionHandler:)`` does.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Whether only another app may open the address; with nil the browser may.
    ///   - completion: Called in the next frame, with whether the address can be opened here.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let onlyInApps = options?.universalLinksOnly == true
        UIApplication.shared.openOutside(url, onlyInApps: onlyInApps, completion: completion)
    }

    // MARK: State restoration

    /// Asks for more time before the call of ``UISceneDelegate/scene(_:restoreInteractionStateWith:)``, until the same
    /// number of calls of ``completeStateRestoration()``.
    open func extendStateRestoration() { restorationsUnderWay += 1 }

    /// Ends one call of ``extendStateRestoration()``.
    open func completeStateRestoration() {
        guard restorationsUnderWay > 0 else { return }
        restorationsUnderWay -= 1
        restoreInteractionIfReady()
    }

    final var restorationsUnderWay = 0
    /// The activity with which the delegate still has to restore its interaction state.
    final var interactionToRestore: NSUserActivity?

    open override var next: UIResponder? { UIApplication.shared }

    final override var isFilledByApp: Bool { true }
}

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The kind of a session's scenes.
    public struct Role: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An app's windows on the main screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene while it is connected.
    open internal(set) weak var scene: UIScene?
    /// The kind of the scene.
    open private(set) var role: Role
    /// The classes of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// The name of the session, which is the same in every launch.
    open private(set) var persistentIdentifier = "main"

    /// The activity from ``UISceneDelegate/stateRestorationActivity(for:)`` in the last launch.
    ///
    /// - Behaviour: documented.
    open var stateRestorationActivity: NSUserActivity?

    /// The app's own values. The system saves those for the next launch that it can: numbers, text, dates, data and
    /// lists of them.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// The classes of a scene.
///
/// There is no Info.plist here. Without a ``delegateClass``, UIKit takes the class `SceneDelegate` of the app's module.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The configuration's name in Info.plist.
    open private(set) var name: String?
    /// The kind of scene that it is for.
    open private(set) var role: UISceneSession.Role
    /// A subclass of UIWindowScene, or nil.
    open var sceneClass: AnyClass?
    /// A class that conforms to ``UIWindowSceneDelegate`` and has an own or inherited `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial view controller the scene shows; nil stands for the app's main storyboard, if there
    /// is one.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with a name, for a kind of scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
