import QuartzCore

/// Keeps a window on its screen. The window owns this object, so the window leaves the screen when it is hidden or when
/// the app releases it, on any thread.
///
/// It is a separate object because its deinitialiser runs on the main actor: with an isolated `deinit` in an open
/// class, no subclass with a `deinit` of its own would compile.
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
