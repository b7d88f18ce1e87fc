import QuartzCore
import RenderTree

extension UIScreen {
    /// Asks for an update of the surroundings in the next frame. Call it when another controller decides about them, or
    /// decides differently.
    func setNeedsSurroundings() {
        guard !areSurroundingsDue else { return }
        areSurroundingsDue = true
        frameLoop.setNeedsFrame()
    }

    /// Asks the controllers that decide, and tells the screens if something changed.
    func updateSurroundings() {
        areSurroundingsDue = false
        let wishes = wishesAround
        let new = Surroundings(
            statusBar: wishes.isStatusBarHidden
                ? .hidden : wishes.statusBarStyle == .lightContent ? .lightContent : .darkContent,
            isHomeIndicatorHidden: wishes.isHomeIndicatorHidden,
            title: Self.titleOfApp?(self), place: CurrentActivity.shared.activity?.targetContentIdentifier)
        lastStatusBarStyle = wishes.statusBarStyle
        guard new != surroundings || !areSurroundingsShown else { return }
        surroundings = new
        areSurroundingsShown = true
        for port in ports { port.show(new) }
    }

    /// The wishes of the frontmost window with a root controller. Other windows, such as those that only contain a
    /// view, decide nothing.
    private var wishesAround: WishesAround {
        for window in windows.reversed() {
            if let wishes = window.wishesAround { return wishes }
        }
        return WishesAround()
    }
}
