import QuartzCore

/// An observer of a property that the app named by a string.
@MainActor final class NamedObserver {
    let name: String
    let context: UnsafeMutableRawPointer?
    private(set) weak var observer: UIResponder?
    private weak var view: UIView?
    private let options: NSKeyValueObservingOptions
    private var known: any Equatable

    init(
        _ name: String, of view: UIView, _ options: NSKeyValueObservingOptions, _ observer: UIResponder,
        _ context: UnsafeMutableRawPointer?, known: any Equatable
    ) {
        (self.name, self.options, self.context, self.known) = (name, options, context, known)
        (self.view, self.observer) = (view, observer)
        if options.contains(.initial) { tell(old: nil) }
    }

    func look() {
        guard let view, let value = view.observedValue(named: name), !value.isEqual(to: known) else { return }
        let old = known
        known = value
        tell(old: old)
    }

    private func tell(old: (any Equatable)?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = known }
        if options.contains(.old), let old { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: name, of: view, change: change, context: context)
    }
}
