import CoreGraphics

extension UIViewController {
    /// The width from which margins are larger: that of more than an upright phone.
    private static let roomyWidth: CGFloat = 414

    var systemMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width >= Self.roomyWidth ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The least margins of the view that the system asks for.
    var minimumMarginsOfView: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// The insets that this controller and those around it add to the view's safe area.
    var additionalInsetsOfView: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

    func additionalInsetsDidChange(from old: UIEdgeInsets) {
        let new = additionalInsetsOfView
        guard new != old else { return }
        guard let view = viewIfLoaded else { return }
        view.updateHandedDown()
        if let window = view.window {
            window.needsSafeAreaPass = true
            window.screen.frameLoop.setNeedsFrame()
        }
    }
}
