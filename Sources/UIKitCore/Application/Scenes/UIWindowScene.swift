import Foundation

/// The scene that contains the app's windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The scene's windows, from back to front.
    open var windows: [UIWindow] { screen.windows }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The orientation of the interface: upright if the screen is higher than wide, otherwise on its side.
    open var interfaceOrientation: UIInterfaceOrientation { .of(screen.bounds.size) }

    /// The traits of the scene's screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The current look of the status bar.
    open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
    private let storedStatusBarManager = UIStatusBarManager()

    /// The scene's coordinates, in points from the upper left corner.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
