import CollectionEngine
import CoreGraphics
import Foundation

// Arrow keys move the focus along the layout. Return and Space select. With Shift, Command or Control they select
// several.
extension ItemFocus {
    /// Handles a key, and returns whether the key means something to the collection view.
    func take(_ key: UIKey, _ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
        let modifiers = key.modifierFlags
        guard !modifiers.contains(.alternate) else { return false }
        let isCommand = !modifiers.isDisjoint(with: [.command, .control])
        switch key.name {
        case "a", "A": return isCommand && view.choosing.selectAllByHand()
        case "Escape": return modifiers.isEmpty && view.choosing.clearByHand()
        case "Backspace", "Delete":
            guard modifiers.isEmpty, let item else { return false }
            return view.swipes.deleteByKey(item)
        case "Enter", " ":
            guard let item else { return false }
            view.highlight.tapByKey(at: item, with: modifiers)
            return true
        case "ArrowLeft", "ArrowRight":
            let isToStart = (key.name == "ArrowLeft") != view.isRightToLeft
            if modifiers.isEmpty, let item, view.elements.cell(item)?.takeArrow(toStart: isToStart) == true {
                return true
            }
        default: break
        }
        guard !isCommand, let way = FocusKey(key.name), let origin = focusOrigin else { return false }
        // At its last item, a collection view inside a cell passes the key on to the collection view around it.
        if !move(by: way, from: origin, modifiers) { view.collectionViewAround?.pressesBegan(presses, with: event) }
        return true
    }

    /// The item that has the focus, or whose cell contains the focused view.
    private var focusOrigin: ElementKey? {
        item ?? window?.focusedView.flatMap(view.elements.cell(around:))?.element
    }

    private func move(by key: FocusKey, from origin: ElementKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        var route = FocusRoute(from: origin, isInsideCell: item == nil)
        while route.goesOn, let target = nextTarget(of: key, on: &route) {
            switch move(to: target, heading: key.heading) {
            case .impossible where route.isInsideCell && move(into: target, heading: key.heading): return true
            case .impossible: route.refusals += 1
            case .refused: return true
            case .done:
                if key.isEdge { showEdge(atStart: key == .home, with: target) }
                if modifiers.contains(.shift), extend(from: origin, to: target) { return true }
                selectItem()
                return true
            }
        }
        return false
    }

    private func nextTarget(of key: FocusKey, on route: inout FocusRoute) -> ElementKey? {
        switch key {
        case .home: return firstFocusable(from: firstItem, by: 1, on: &route)
        case .end: return firstFocusable(from: lastItem, by: -1, on: &route)
        case .arrow(let direction): return neighbor(toward: direction, on: &route)
        case .pageUp: return page(toward: .up, on: &route)
        case .pageDown: return page(toward: .down, on: &route)
        }
    }

    /// Extends the selection to `target`. Without an anchor the range begins at the item that had the focus.
    private func extend(from origin: ElementKey, to target: ElementKey) -> Bool {
        view.choosing.beginHere(origin)
        return view.choosing.extend(to: target)
    }

    /// Moves the focus to a view inside a cell that cannot have the focus itself.
    private func move(into key: ElementKey, heading: UIFocusHeading) -> Bool {
        reveal(key)
        guard let window, let target = view.elements.cell(key)?.viewToFocus() else { return false }
        return window.moveFocus(to: target, heading: heading)
    }

    /// Tolerance for rounding errors, in points.
    private static let rounding: CGFloat = 0.01

    /// Scrolls on to the content's edge, past a header or an inset, if the item stays in view.
    private func showEdge(atStart: Bool, with key: ElementKey) {
        let (across, down) = (view.restingRange(.horizontal), view.restingRange(.vertical))
        let isLeft = atStart != view.mirror.isOn
        let edge = CGPoint(
            x: isLeft ? across.lowerBound : across.upperBound, y: atStart ? down.lowerBound : down.upperBound)
        let seen = CGRect(origin: edge, size: view.bounds.size).insetBy(dx: -Self.rounding, dy: -Self.rounding)
        guard let frame = seenFrame(of: key), seen.encloses(frame) else { return }
        view.contentOffset = edge
    }
}

/// Where a key moves the focus.
enum FocusKey: Equatable {
    case arrow(FocusSearch.Direction)
    case pageUp, pageDown, home, end

    init?(_ name: String) {
        switch name {
        case "ArrowUp": self = .arrow(.up)
        case "ArrowDown": self = .arrow(.down)
        case "ArrowLeft": self = .arrow(.left)
        case "ArrowRight": self = .arrow(.right)
        case "PageUp": self = .pageUp
        case "PageDown": self = .pageDown
        case "Home": self = .home
        case "End": self = .end
        default: return nil
        }
    }

    var isEdge: Bool { self == .home || self == .end }

    var heading: UIFocusHeading {
        switch self {
        case .arrow(.up), .pageUp: .up
        case .arrow(.down), .pageDown: .down
        case .arrow(.left): .left
        case .arrow(.right): .right
        case .home: .first
        case .end: .last
        }
    }
}
