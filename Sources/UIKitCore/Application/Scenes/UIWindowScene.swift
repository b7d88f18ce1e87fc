import Foundation

/// The scene that the app's windows are in.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// From back to front.
    open var windows: [UIWindow] { screen.windows }

    /// The one that keys go to.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Upright when the screen is taller than it is wide, and otherwise on its side.
    open var interfaceOrientation: UIInterfaceOrientation { .of(screen.bounds.size) }

    /// The traits of the scene's screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// How the status bar looks now.
    open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
    private let storedStatusBarManager = UIStatusBarManager()

    /// The scene's coordinates, in points from the upper left corner.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
