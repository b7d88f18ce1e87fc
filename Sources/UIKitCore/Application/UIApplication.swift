import Foundation
import QuartzCore

/// The running app: its delegate, its windows, and the last responder in every chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public package(set) static var shared = UIApplication()

    /// Kept alive by the application, as `UIApplicationMain` does.
    open var delegate: (any UIApplicationDelegate)?

    /// The window that keys go to.
    open var keyWindow: UIWindow? {
        get { keyWindowReference.object }
        set { keyWindowReference.object = newValue }
    }
    private var keyWindowReference = BackReference<UIWindow>()

    open var windows: [UIWindow] { UIScreen.main.windows }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether the app is in front; an app on a screen always is, here.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    open var applicationState: State { .active }

    /// The direction of the device's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The app's scenes; one from the moment the app has launched.
    public package(set) var connectedScenes: Set<UIScene> = []

    open var supportsMultipleScenes: Bool { false }

    /// Starts the app: the delegate is told that launching finished, then a scene is made.
    package func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        connectScene(of: delegate)
    }
}
