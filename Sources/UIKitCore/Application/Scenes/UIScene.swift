import Foundation

/// One instance of the app's interface. Here there is one, a ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// How far a scene is from being used by a person.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On screen, and a person uses it.
        case foregroundActive = 0
        /// On screen, but not used at the moment.
        case foregroundInactive = 1
        /// Not on screen.
        case background = 2
    }

    /// What the system knows of the scene when it is disconnected, too.
    open private(set) var session: UISceneSession

    /// A scene of a session. UIKit makes scenes.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// Kept alive by the scene.
    open var delegate: (any UISceneDelegate)? {
        didSet { UncalledMethods.lookFor(in: delegate) }
    }

    /// Whether the scene is on screen.
    open internal(set) var activationState = ActivationState.unattached

    /// What a person calls what the scene shows. A web page has it as its title.
    open var title: String! = "" {
        didSet { if title != oldValue { UIScreen.main.setNeedsSurroundings() } }
    }

    /// What is said beside the title, such as the folder of a document. Nothing here shows it.
    open var subtitle: String = ""

    // MARK: Coming back

    /// Asks for more time before ``UISceneDelegate/scene(_:restoreInteractionStateWith:)`` is called, until
    /// ``completeStateRestoration()`` was called as often.
    open func extendStateRestoration() { restorationsUnderWay += 1 }

    /// Ends what one ``extendStateRestoration()`` began.
    open func completeStateRestoration() {
        guard restorationsUnderWay > 0 else { return }
        restorationsUnderWay -= 1
        restoreInteractionIfReady()
    }

    final var restorationsUnderWay = 0
    /// For a delegate that has not been told yet.
    final var interactionToRestore: NSUserActivity?

    open override var next: UIResponder? { UIApplication.shared }

    final override var isFilledByApp: Bool { true }
}

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What kind of scenes a session has.
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
    /// What kind of scene it is.
    open private(set) var role: Role
    /// Which classes make the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// Names the session; it stays from launch to launch.
    open private(set) var persistentIdentifier = "main"

    /// What the scene's delegate gave by ``UISceneDelegate/stateRestorationActivity(for:)`` when the app ran last.
    ///
    /// - Behaviour: documented.
    open var stateRestorationActivity: NSUserActivity?

    /// The app's own, kept from launch to launch as far as it can be: numbers, text, dates, data and lists of them.
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// Which classes a scene is made of.
///
/// There is no Info.plist here: without a ``delegateClass`` the class named `SceneDelegate` of the app's module is taken.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The configuration's name in Info.plist.
    open private(set) var name: String?
    /// What kind of scene it is for.
    open private(set) var role: UISceneSession.Role
    /// A subclass of UIWindowScene, or nil.
    open var sceneClass: AnyClass?
    /// A class that conforms to ``UIWindowSceneDelegate``, and whose `init()` is inherited or its own.
    open var delegateClass: AnyClass?
    /// Whose initial view controller the scene shows; nil for the app's main storyboard, if there is one.
    open var storyboard: UIStoryboard?

    /// A configuration by its name, for a kind of scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
