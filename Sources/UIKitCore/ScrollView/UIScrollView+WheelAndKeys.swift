import CoreGraphics
import RenderTree

extension UIScrollView {
    private var hasStops: Bool { Axis.allCases.contains { stops($0) != nil } }

    /// Scrolls by a wheel's step. Returns false if the content can't move in that direction, so that a view around it
    /// may.
    func scrollByWheel(_ wheel: WheelInput) -> Bool {
        guard let delta = way(of: wheel) else { return false }
        guard hasStops else { return motion.step(by: delta, smoothly: !wheel.isPrecise) }
        return wheel.isPrecise ? motion.movePages(by: delta) : motion.turnPage(toward: delta)
    }

    /// Scrolls for the arrow keys, Page Up, Page Down, Home, End and Space. Returns false for any other key.
    func scrollByKey(_ key: UIKey) -> Bool {
        guard allowsKeyboardScrolling, key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else {
            return false
        }
        let axis: Axis = canDrag(.vertical) || !canDrag(.horizontal) ? .vertical : .horizontal
        let page = max(visibleContent.size[main: axis] - ScrollConstants.pageOverlap, ScrollConstants.arrowStep)
        let range = restingRange(axis)
        let offset = contentOffset[main: axis]
        switch key.name {
        case "ArrowDown": return step(ScrollConstants.arrowStep, .vertical)
        case "ArrowUp": return step(-ScrollConstants.arrowStep, .vertical)
        case "ArrowRight": return step(ScrollConstants.arrowStep, .horizontal)
        case "ArrowLeft": return step(-ScrollConstants.arrowStep, .horizontal)
        case "PageDown": return step(page, axis)
        case "PageUp": return step(-page, axis)
        case " ": return step(key.modifierFlags.contains(.shift) ? -page : page, axis)
        case "Home": return go(range.lowerBound - offset, axis)
        case "End": return go(range.upperBound - offset, axis)
        default: return false
        }
    }

    private func go(_ distance: CGFloat, _ axis: Axis) -> Bool {
        _ = motion.step(by: CGPoint(main: distance, cross: 0, axis: axis), smoothly: true)
        return true
    }

    /// Scrolls by a distance. If content rests only at stops, scrolls to the next one whatever the distance.
    private func step(_ distance: CGFloat, _ axis: Axis) -> Bool {
        let delta = CGPoint(main: distance, cross: 0, axis: axis)
        _ = hasStops ? motion.turnPage(toward: delta) : motion.step(by: delta, smoothly: true)
        return true
    }
}
