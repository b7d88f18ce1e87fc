extension Connection {
    /// The statement that adds the connection: `add(.property("titleLabel", \PhotoCell.titleLabel))`.
    var statement: String {
        let text = SwiftSource.literal(name)
        return switch member {
        case .property(let property): "add(.property(\(text), \\\(type).\(property)))"
        case .inheritedProperty(let property): "addInherited(\(text), of: \(type).self, \\.\(property))"
        case .action(let method):
            // UIKit ignores the result of an action.
            "add(.action(\(text), of: \(type).self, \(Self.actionLabels[method.labels.count]): "
                + "{ \(method.hasResult ? "_ = " : "")\(Self.call(method)) }))"
        case .segueAction(let method):
            "add(.segueAction(\(text), of: \(type).self, \(Self.segueActionLabels[method.labels.count - 1]): "
                + "{ \(Self.call(method)) }))"
        }
    }

    /// The labels by the number of arguments.
    private static let actionLabels = ["call", "callWithSender", "callWithSenderAndEvent"]
    /// The labels by the number of arguments after the coder.
    private static let segueActionLabels = ["call", "callWithSender", "callWithSenderAndIdentifier"]

    /// Returns the call, such as `$0.tap($1, forEvent: $2)`.
    private static func call(_ method: SwiftMethod) -> String {
        let arguments = method.labels.enumerated().map { number, label in
            (label.map { "\($0): " } ?? "") + "$\(number + 1)"
        }
        return "$0.\(method.name)(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Order

    /// Sorts by class, then properties before methods, then by name.
    static func comesBefore(_ one: Connection, _ other: Connection) -> Bool {
        (one.type, one.rank, one.name, one.place) < (other.type, other.rank, other.name, other.place)
    }

    private var rank: Int {
        switch member {
        case .property, .inheritedProperty: 0
        case .action: 1
        case .segueAction: 2
        }
    }

    /// Returns whether one of the two is enough.
    func isSame(as other: Connection) -> Bool { (type, rank, name) == (other.type, other.rank, other.name) }
}
