import UIKit
import UIKitTesting

// Actions of a person, by what is visible on the screen.
extension Stage {
    /// Taps the middle of the visible part of a view.
    func tap(_ view: UIView) {
        let frame = view.visibleFrameInWindow.intersection(window.bounds)
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Taps the first text that says this, or does nothing if there is none.
    func tap(_ text: String) {
        if let label = window.labelsSeen.first(where: { $0.text == text }) { tap(label) }
    }

    /// Drags a finger by this distance, starting at the middle of a view.
    func drag(_ view: UIView, by way: CGVector) {
        let frame = view.visibleFrameInWindow.intersection(window.bounds)
        drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + way.dx, y: frame.midY + way.dy))
        settle()
    }

    /// All texts in sight, from the top down, and from left to right.
    var texts: [String] { window.labelsSeen.compactMap(\.text) }
}

extension UIView {
    /// The labels in sight that say something, in the order they are read in from left to right.
    var labelsSeen: [UILabel] {
        let whole = window?.bounds ?? .infinite
        let labels = shownTree.compactMap { $0 as? UILabel }.filter { label in
            let seen = label.visibleFrameInWindow.intersection(whole)
            return label.text?.isEmpty == false && !seen.isNull && seen.width > 0.5 && seen.height > 0.5
        }
        return labels.sorted { first, second in
            let (one, other) = (first.frameInWindow, second.frameInWindow)
            return abs(one.midY - other.midY) < 2 ? one.minX < other.minX : one.midY < other.midY
        }
    }

    /// The texts of the visible labels.
    var texts: [String] { labelsSeen.compactMap(\.text) }
}
