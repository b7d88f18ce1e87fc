import QuartzCore

/// Keeps a window on its screen. The window owns it, so the screen loses the window when it is hidden or when the app lets go
/// of it, on whichever thread.
///
/// An object of its own, because its end belongs on the main actor: an isolated `deinit` in an open class would make every
/// subclass with a `deinit` of its own fail to compile.
@MainActor final class WindowPresence {
    private let layer: CALayer
    private let screen: UIScreen

    init(of window: UIWindow, on screen: UIScreen) {
        layer = window.layer
        self.screen = screen
        screen.add(window)
    }

    isolated deinit { screen.removeWindow(of: layer) }
}
