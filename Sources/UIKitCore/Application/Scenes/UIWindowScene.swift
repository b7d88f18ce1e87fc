import Foundation

/// The scene that the app's windows are in.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }

    /// From back to front.
    open var windows: [UIWindow] { screen.windows }

    /// The one that keys go to.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Upright when the screen is taller than it is wide, and otherwise on its side.
    open var interfaceOrientation: UIInterfaceOrientation { .of(screen.bounds.size) }

    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// How the status bar looks now.
    open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
    private let storedStatusBarManager = UIStatusBarManager()

    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
