/// Shows a layer tree: a web page, an SVG file, later a window.
///
/// The app sends changes, at most once per frame; a screen never asks for more. All screens get the same, so they all
/// show the same.
package protocol Screen: AnyObject, Sendable {
    /// Shows one more frame. Called on the app's main actor; must return at once.
    func show(_ transaction: LayerTransaction)

    /// Changes what the screen shows around the app. Called before the frame of the change, on the app's main actor;
    /// must return at once. A screen that shows nothing around the app ignores the call.
    func show(_ surroundings: Surroundings)

    /// Vibrates the device. Called on the app's main actor; must return at once. A screen that can't vibrate ignores
    /// the call.
    func vibrate(_ vibration: Vibration)

    /// Makes a screen reader speak. Called on the app's main actor; must return at once. A screen without readers
    /// ignores the call.
    func announce(_ words: String)

    /// Opens an address outside the app, such as a web page. Called on the app's main actor; must return at
    /// once.
    ///
    /// - Returns: Whether the screen takes addresses.
    func open(address: String) -> Bool
}

extension Screen {
    package func show(_ surroundings: Surroundings) {}

    package func vibrate(_ vibration: Vibration) {}

    package func announce(_ words: String) {}

    package func open(address: String) -> Bool { false }
}
