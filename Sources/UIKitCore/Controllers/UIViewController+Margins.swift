import CoreGraphics

extension UIViewController {
    /// Margins grow where there is more room than on an upright phone.
    private static let roomyWidth: CGFloat = 414

    var systemMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width >= Self.roomyWidth ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// What the system asks of the margins of the view.
    var minimumMarginsOfView: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// What this controller and those around it add to the safe area of the view.
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
