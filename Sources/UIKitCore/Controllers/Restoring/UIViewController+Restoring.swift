import Foundation

// Saves and restores what a controller presents.
extension UIViewController {
    private static let presentedKey = "UIKit.presented"

    func encodePresented(with coder: NSCoder) {
        if let presented, presented.restorationIdentifier != nil { coder.encode(presented, forKey: Self.presentedKey) }
    }

    /// Presents the saved controller again, when the view is in its window.
    func decodePresented(with coder: NSCoder) {
        guard let controller = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else { return }
        UIScreen.main.afterLayout { [weak self] in
            guard let self, self.viewIfLoaded?.window != nil, self.presented == nil else { return }
            // The source of the popover is unknown. On a phone it needs none.
            let popover = controller.popoverPresentationController
            if popover?.lacksSource(with: self.traitCollection) ?? false { return }
            self.present(controller, animated: false)
        }
    }
}
