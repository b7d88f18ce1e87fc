// What follows `var` or `let`.
extension TokenCursor {
    /// Takes `a, b: Int` or `a = 1, b = 2 { didSet { … } }`. Skips tuples.
    mutating func takeProperties(_ isConstant: Bool, _ prefix: DeclarationPrefix) -> [SwiftProperty] {
        var properties: [SwiftProperty] = []
        while let name = takeWord() {
            let storage = takeStorage()
            properties.append(Self.property(name, isConstant ? .constant : storage, prefix))
            guard isAt(","), isNameAhead, take(",") else { break }
        }
        return properties
    }

    /// Whether a declared name follows the comma here, and not the rest of a generic type.
    private var isNameAhead: Bool {
        guard ahead(1)?.kind == .word, let next = ahead(2) else { return false }
        return [":", "=", ",", "{"].contains(next.text)
    }

    private static func property(
        _ name: String, _ storage: SwiftProperty.Storage, _ prefix: DeclarationPrefix
    ) -> SwiftProperty {
        let callsCode = prefix.hasWrapper || prefix.modifiers.contains("lazy")
        return SwiftProperty(
            name: name, storage: storage == .stored && callsCode ? .computed : storage, isPrivate: prefix.isPrivate,
            hasPrivateSetter: prefix.hasPrivateSetter,
            isMarked: prefix.attributes["IBInspectable"] != nil || prefix.attributes["objc"] != nil)
    }

    // MARK: Type, value, accessors

    private mutating func takeStorage() -> SwiftProperty.Storage {
        if take(":") { skipTypeOfProperty() }
        if isAt("{") { return takeAccessors() }
        return take("=") ? takeInitialValue() : .stored
    }

    private mutating func skipTypeOfProperty() {
        var generics = 0
        while current != nil, !isAt("="), !isAt("{"), !isAt("}"), !isAt(";"), !isAtNextDeclaration {
            if isAt(","), generics == 0 { return }
            if isAt("<") { generics += 1 } else if isAt(">") { generics -= 1 }
            if isAtGroup { skipGroup() } else { skip() }
        }
    }

    /// Values can contain braces, too: closures, `if` and `switch`. Only braces that begin with an observer belong to
    /// the property.
    private mutating func takeInitialValue() -> SwiftProperty.Storage {
        while current != nil, !isAt("}"), !isAt(";"), !isAtNextDeclaration {
            if isAt(","), isNameAhead { break }
            if isAt("{"), firstAccessor.map(Self.observers.contains) == true {
                skipGroup()
                return .observed
            }
            if isAtGroup { skipGroup() } else { skip() }
        }
        return .stored
    }

    private static let observers: Set<String> = ["willSet", "didSet"]
    private static let setters: Set<String> = ["set", "_modify", "unsafeMutableAddress"]
    private static let getters: Set<String> = ["get", "_read", "unsafeAddress"]

    private mutating func takeAccessors() -> SwiftProperty.Storage {
        let accessors = accessors
        skipGroup()
        if !accessors.isDisjoint(with: Self.observers) { return .observed }
        return accessors.isDisjoint(with: Self.setters) ? .readOnly : .computed
    }

    private var firstAccessor: String? {
        var inside = self
        inside.skip()
        return inside.takeAccessor()
    }

    /// The names of the accessors in the braces here; empty if the braces are those of a getter.
    private var accessors: Set<String> {
        var inside = self
        var names: Set<String> = []
        inside.skip()
        while let name = inside.takeAccessor() { names.insert(name) }
        return names
    }

    /// Takes `set(newValue) { … }`, or `get` without a body, as in protocols.
    private mutating func takeAccessor() -> String? {
        _ = takePrefix()
        guard let name = takeWord(), Self.observers.union(Self.setters).union(Self.getters).contains(name) else {
            return nil
        }
        if isAt("("), !Self.getters.contains(name) { skipGroup() }
        _ = take("async")
        if take("throws"), isAt("(") { skipGroup() }
        let canLackBody = !Self.observers.contains(name) && (isAt("}") || current?.kind == .word)
        guard isAt("{") || canLackBody else { return nil }
        if isAt("{") { skipGroup() }
        return name
    }
}
