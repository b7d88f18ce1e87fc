/// Something that shows a layer tree: a web page, an SVG file, later a window.
///
/// The app sends it what changed, once a frame at most; a screen never asks for more. Screens are told apart by
/// nothing else, so anything one of them shows, the others show.
package protocol Screen: AnyObject, Sendable {
    /// Shows one more frame. Called on the app's main actor; must return at once.
    func show(_ transaction: LayerTransaction)

    /// Shows something else around the app. Called before the frame in which it changed, on the app's main actor; must return at
    /// once. A screen that shows nothing around the app passes over it.
    func show(_ surroundings: Surroundings)

    /// Buzzes in the hand that holds the screen. Called on the app's main actor; must return at once. A screen that cannot
    /// passes over it.
    func vibrate(_ vibration: Vibration)

    /// Has a screen reader say something. Called on the app's main actor; must return at once. A screen without readers passes over it.
    func announce(_ words: String)
}

extension Screen {
    package func show(_ surroundings: Surroundings) {}

    package func vibrate(_ vibration: Vibration) {}

    package func announce(_ words: String) {}
}
