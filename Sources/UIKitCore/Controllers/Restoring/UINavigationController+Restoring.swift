import Foundation

extension UINavigationController {
    private static let screensKey = "UIKit.viewControllers"

    /// Saves the screens up to the first without an identifier. A screen can't show without those below it.
    func encodeScreens(with coder: NSCoder) {
        coder.encode(Array(stack.prefix { $0.restorationIdentifier != nil }), forKey: Self.screensKey)
    }

    func decodeScreens(with coder: NSCoder) {
        guard let screens = coder.decodeObject(forKey: Self.screensKey) as? [UIViewController], !screens.isEmpty,
            !screens.elementsEqual(stack, by: ===)
        else { return }
        setViewControllers(screens, animated: false)
    }
}
