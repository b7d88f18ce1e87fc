// The beginnings of declarations, and the heads of types.
extension TokenCursor {
    enum DeclarationKeyword {
        case type(SwiftType.Kind)
        case property(isConstant: Bool)
        case method, alias, module
    }

    /// The keyword of the declaration at the current token; nil if there is none.
    var declarationKeyword: DeclarationKeyword? {
        guard let token = current, token.kind == .word, previous?.text != "." else { return nil }
        switch token.text {
        case "class": return .type(.class)
        case "extension": return .type(.extension)
        case "struct", "enum", "protocol": return .type(.other)
        // In all other places it's a name.
        case "actor" where ahead(1)?.kind == .word && ahead(1)?.startsLine == false: return .type(.other)
        case "var": return .property(isConstant: false)
        case "let": return .property(isConstant: true)
        case "func": return .method
        case "typealias": return .alias
        case "import": return .module
        default: return nil
        }
    }

    /// Whether a new declaration begins here. That ends a value or type before it, because Swift needs no semicolon.
    var isAtNextDeclaration: Bool {
        guard let token = current else { return true }
        guard token.startsLine else { return false }
        return declarationKeyword != nil || isAt("@") || DeclarationPrefix.modifiers.contains(token.text)
            || ["case", "init", "deinit", "subscript", "associatedtype"].contains(token.text)
    }

    /// Takes the first type after a colon, without its generic arguments.
    mutating func takeFirstInherited() -> [String] {
        _ = takePrefix()
        return takePath()
    }

    /// Moves to the first token inside the braces of a type. Returns whether there is a `where`, or nil if there are no
    /// braces.
    mutating func skipToBody() -> Bool? {
        var isConstrained = false
        while current != nil, !isAt("}"), !isAtNextDeclaration {
            if take("{") { return isConstrained }
            isConstrained = isConstrained || isAt("where")
            if isAtGroup { skipGroup() } else { skip() }
        }
        return nil
    }
}
