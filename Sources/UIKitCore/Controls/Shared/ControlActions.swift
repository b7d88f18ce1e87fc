import QuartzCore

/// Who is told of a control's events, in the order in which they asked.
@MainActor struct ControlActions {
    private var entries: [Entry] = []

    private struct Entry {
        var events: UIControl.Event
        var call: Call
    }

    private enum Call {
        /// Targets are not kept alive, as on iOS.
        case method(Target, Selector)
        case closure(UIAction)
    }

    private struct Target {
        weak var object: AnyObject?
        /// Without a target the first responder of the control's chain that knows the method would be asked; methods have
        /// no names here, so the control itself and what is around it is.
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

    /// Takes the place of another with the same identifier for these events.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append(Entry(events: events, call: .closure(action)))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(for: events) {
            if case .closure(let action) = $0 { action.identifier == identifier } else { false }
        }
    }

    /// Without a target: all targets.
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

    /// How many methods of a target are called for these events.
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
        // A copy: handlers may add and remove.
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
