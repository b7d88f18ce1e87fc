import Foundation

extension UITabBarController {
    /// The list of all tabs beside a tab bar controller's screen. See ``UITabBarController/sidebar``.
    @preconcurrency @MainActor open class Sidebar: NSObject {
        /// How the sidebar and the screen share the room.
        public enum Layout: Int, Sendable {
            /// The same as ``tile`` if the screen is wider than high, otherwise ``overlap``.
            case automatic = 0
            /// The sidebar covers a part of the screen, whose safe area ends there.
            case overlap = 1
            /// The screen is beside the sidebar.
            case tile = 2
        }

        private weak var controller: UITabBarController?

        init(_ controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// Whether the sidebar is hidden, so that the bar shows. True by default. The sidebar comes and goes with an
        /// animation.
        open var isHidden = true {
            didSet { if isHidden != oldValue { controller?.sidebarChanged() } }
        }

        /// How the sidebar and the screen share the room. `.automatic` by default.
        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue { controller?.sidebarChanged() } }
        }
    }
}
