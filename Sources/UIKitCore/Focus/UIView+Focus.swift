import CoreGraphics
import Foundation

extension UIView {
    func itemsForFocus(in rect: CGRect) -> [any UIFocusItem] {
        subviews.flatMap { view -> [any UIFocusItem] in
            guard !view.isHidden, view.frame.intersects(rect) else { return [] }
            return view.canBecomeFocused ? [view] : view.focusItems(in: convert(rect, to: view))
        }
    }
}
