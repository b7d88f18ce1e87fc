import Foundation

// What a controller keeps of those around it.
extension UIViewController {
    private static let presentedKey = "UIKit.presented"

    func encodePresented(with coder: NSCoder) {
        if let presented, presented.restorationIdentifier != nil { coder.encode(presented, forKey: Self.presentedKey) }
    }

    /// Presents again what was presented, once the view is in its window.
    func decodePresented(with coder: NSCoder) {
        guard let controller = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else { return }
        UIScreen.main.afterLayout { [weak self] in
            guard let self, self.viewIfLoaded?.window != nil, self.presented == nil else { return }
            // Nothing says any more where a popover came from. On a phone it needs no source.
            let popover = controller.popoverPresentationController
            if popover?.lacksSource(with: self.traitCollection) ?? false { return }
            self.present(controller, animated: false)
        }
    }
}
