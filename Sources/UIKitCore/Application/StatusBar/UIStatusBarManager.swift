import CoreGraphics
import Foundation

/// Says how the status bar looks now. View controllers decide it.
///
/// - Behaviour: documented.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private var screen: UIScreen { .main }

    override init() { super.init() }

    /// Light or dark, as it is seen; never `.default`.
    open var statusBarStyle: UIStatusBarStyle { screen.lastStatusBarStyle }

    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { screen.surroundings.statusBar == .hidden }

    /// Where it is on the screen: from edge to edge, as high as what the safe area leaves out at the top. Empty while it is
    /// hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }
}
