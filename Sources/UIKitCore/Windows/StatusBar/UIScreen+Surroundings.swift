import QuartzCore
import RenderTree

extension UIScreen {
    /// Who decides about the surroundings changed, or says something else: they are looked at in the next frame.
    func setNeedsSurroundings() {
        guard !areSurroundingsDue else { return }
        areSurroundingsDue = true
        frameLoop.setNeedsFrame()
    }

    /// Asks who decides, and tells the screens when something is different.
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

    /// Of the window in front. Windows without a root controller, such as those that only hold a view, decide nothing.
    private var wishesAround: WishesAround {
        for window in windows.reversed() {
            if let wishes = window.wishesAround { return wishes }
        }
        return WishesAround()
    }
}
