import QuartzCore

/// The targets and actions of a control's events, in the order in which the app added them.
@MainActor struct ControlActions {
    private var entries: [Entry] = []

    private struct Entry {
        var events: UIControl.Event
        var call: Call
    }

    private enum Call {
        /// The control doesn't retain targets, as on iOS.
        case method(Target, Selector)
        case closure(UIAction)
    }

    private struct Target {
        weak var object: AnyObject?
        /// Whether the app gave no target. UIKit then asks the responder chain, from the first responder, for the first
        /// that has the method. Methods have no names here, so the control asks itself and the views around it.
        let isChain: Bool
    }

    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    var targets: [AnyObject] {
        entries.compactMap {
            if case .method(let target, _) = $0.call { target.object } else { nil }
        }
    }

    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        entries.append(
            Entry(events: events, call: .method(Target(object: target, isChain: target == nil), selector)))
    }

    /// Adds an action, and replaces one with the same identifier for these events.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append(Entry(events: events, call: .closure(action)))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(for: events) {
            if case .closure(let action) = $0 { action.identifier == identifier } else { false }
        }
    }

    /// Removes a target; nil removes all targets.
    mutating func remove(target: AnyObject?, for events: UIControl.Event) {
        remove(for: events) {
            guard case .method(let known, _) = $0 else { return false }
            return target == nil || known.object === target
        }
    }

    private mutating func remove(for events: UIControl.Event, where isMeant: (Call) -> Bool) {
        for index in entries.indices where isMeant(entries[index].call) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    /// Returns how many methods of a target are called for these events.
    func count(of target: AnyObject, for events: UIControl.Event) -> Int {
        entries.count {
            if case .method(let known, _) = $0.call {
                known.object === target && !$0.events.isDisjoint(with: events)
            } else {
                false
            }
        }
    }

    func send(_ events: UIControl.Event, from sender: UIControl, with event: UIEvent?) {
        // The loop goes over a copy, because handlers may add and remove entries.
        for entry in entries where !entry.events.isDisjoint(with: events) {
            switch entry.call {
            case .method(let target, let selector):
                guard target.object != nil || target.isChain else { continue }
                sender.sendAction(selector, to: target.object, for: event)
            case .closure(let action): sender.sendAction(action)
            }
        }
    }
}
