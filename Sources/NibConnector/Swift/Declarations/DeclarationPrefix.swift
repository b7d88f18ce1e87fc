/// The attributes and modifiers before a declaration: `@IBOutlet private weak`.
struct DeclarationPrefix {
    /// The names with the contents of their parentheses: `["objc": "tap:"]` for `@objc(tap:)`.
    var attributes: [String: String] = [:]
    /// The modifiers, including `private(set)`.
    var modifiers: Set<String> = []

    var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
    var hasPrivateSetter: Bool { !modifiers.isDisjoint(with: ["private(set)", "fileprivate(set)"]) }
    var isOfType: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }

    /// The name in `@objc(name)`; nil for an empty `@objc`, too.
    var objectiveCName: String? { attributes["objc"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether an attribute could be a property wrapper.
    var hasWrapper: Bool { attributes.keys.contains { !Self.attributesThatDoNotWrap.contains($0) } }

    private static let attributesThatDoNotWrap: Set<String> = [
        "IBOutlet", "IBInspectable", "GKInspectable", "MainActor", "NSCopying", "NSManaged", "available",
        "backDeployed", "inlinable", "inline", "nonobjc", "objc", "preconcurrency", "usableFromInline",
    ]

    static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "override",
        "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional", "mutating", "nonmutating",
        "nonisolated", "isolated", "distributed", "indirect", "prefix", "postfix", "infix", "consuming", "borrowing",
    ]
}
