/// An instance method that a nib could call.
struct SwiftMethod: Sendable, Equatable {
    enum Mark: Sendable { case action, segueAction, objectiveC }

    let name: String
    /// The labels in a call; nil for `_`.
    let labels: [String?]
    /// The name in `@objc(name:)`.
    var objectiveCName: String?
    var mark: Mark?
    var isPrivate = false
    var hasResult = false

    /// The name in nibs: `tap:forEvent:`.
    var selector: String { objectiveCName ?? Selectors.selector(for: name, labels) }

    func answers(to selector: String) -> Bool {
        if let objectiveCName { return objectiveCName == selector }
        return selector.hasPrefix(Selectors.plain(name)) && self.selector == selector
    }

    /// The name in Swift: `tap(_:forEvent:)`.
    var description: String { "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))" }
}
