import CoreGraphics
import Foundation
import RenderTree

// What screen readers ask for. It reaches what a finger could reach, and nothing else.
extension InputRouter {
    /// Activates a view for a screen reader. If the view doesn't do it itself, taps its middle, except in an adjustable
    /// view, whose value a tap would change.
    func activate(_ layer: LayerID, time: TimeInterval) {
        guard let view = viewInReach(layer), !view.accessibilityActivate(),
            !view.accessibilityTraits.contains(.adjustable)
        else { return }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
        for phase in [PointerInput.Phase.began, .ended] {
            route(InputEvent(time: time, .pointer(PointerInput(phase: phase, location: middle))))
        }
    }

    func perform(_ action: String, of layer: LayerID) {
        screen.showsFocus = true
        _ = viewInReach(layer)?.performAccessibilityAction(named: action)
    }

    private func viewInReach(_ layer: LayerID) -> UIView? {
        for window in screen.windows {
            if let view = window.view(of: layer) { return isInReach(view) ? view : nil }
        }
        return nil
    }

    /// Returns whether a finger could touch the view, at once or after scrolling to it.
    ///
    /// A view that only lets touches through, such as a label, is in reach where the view around it is. Of a view out
    /// of sight, the innermost view around it that is in sight counts: mostly a scroll view.
    func isInReach(_ view: UIView) -> Bool {
        guard view.isOpenToTouches else { return false }
        var place = view.isUserInteractionEnabled ? view : view.superview ?? view
        var seen = view.partInSight
        while seen.isEmpty, let around = place.superview {
            place = around
            seen = around.partInSight
        }
        guard !seen.isEmpty else { return false }
        return seen.pointsToTouch.contains { point in
            guard let hit = viewHit(at: point) else { return false }
            // A list takes touches for itself while one of its rows is swiped open.
            return hit.isDescendant(of: place) || hit.contentScroller != nil && place.isDescendant(of: hit)
        }
    }
}

extension UIView {
    /// Returns the view whose layer has this id: this view or one inside it.
    func view(of layer: LayerID) -> UIView? {
        if self.layer.id == layer { return self }
        for view in subviews {
            if let found = view.view(of: layer) { return found }
        }
        return nil
    }

    /// Whether neither the view nor one around it is hidden or moves away, and those around it take touches.
    fileprivate var isOpenToTouches: Bool {
        var ancestor: UIView? = self
        while let view = ancestor {
            guard view.isShownForTouches, view === self || view.isUserInteractionEnabled else { return false }
            ancestor = view.superview
        }
        return window != nil
    }

    /// The part of the view that no view around it cuts off and no bar around a scroll view covers, in points of the
    /// window; empty if there is none.
    fileprivate var partInSight: CGRect {
        var rect = bounds
        var view = self
        while let around = view.superview {
            let frame = around.contentScroller.map { around.bounds.inset(by: $0.adjustedContentInset) } ?? around.bounds
            rect = view.convert(rect, to: around).intersection(frame)
            if rect.isNull || rect.isEmpty { return .zero }
            view = around
        }
        return rect
    }
}

extension CGRect {
    /// The middle, and the middles of the eight parts around it.
    fileprivate var pointsToTouch: [CGPoint] {
        let shares: [CGFloat] = [1 / 2, 1 / 6, 5 / 6]
        return shares.flatMap { down in
            shares.map { across in CGPoint(x: minX + width * across, y: minY + height * down) }
        }
    }
}
