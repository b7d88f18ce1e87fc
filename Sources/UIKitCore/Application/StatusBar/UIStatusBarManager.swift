import CoreGraphics
import Foundation

/// The current look of the status bar, which view controllers decide.
///
/// - Behaviour: documented.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private var screen: UIScreen { .main }

    override init() { super.init() }

    /// The visible style, light or dark; never `.default`.
    open var statusBarStyle: UIStatusBarStyle { screen.lastStatusBarStyle }

    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { screen.surroundings.statusBar == .hidden }

    /// The status bar's rectangle on the screen: from edge to edge, as high as the top inset of the safe area. Empty
    /// while it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }
}
