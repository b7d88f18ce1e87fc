import CoreGraphics
import Foundation

extension UIView: UIFocusItemContainer {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superview }

    public var focusItemContainer: (any UIFocusItemContainer)? { self }

    public var coordinateSpace: any UICoordinateSpace { self }

    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.flatMap { view -> [any UIFocusItem] in
            guard !view.isHidden, view.frame.intersects(rect) else { return [] }
            return view.canBecomeFocused ? [view] : view.focusItems(in: convert(rect, to: view))
        }
    }
}
