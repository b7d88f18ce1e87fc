// Attributes and modifiers.
extension TokenCursor {
    /// Takes the attributes and modifiers here, if there are any.
    mutating func takePrefix() -> DeclarationPrefix {
        var prefix = DeclarationPrefix()
        while true {
            let attributes = takeAttributes()
            prefix.attributes.merge(attributes) { _, new in new }
            if let modifier = takeModifier() {
                prefix.modifiers.insert(modifier)
            } else if attributes.isEmpty {
                return prefix
            }
        }
    }

    mutating func takeAttributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while isAt("@"), let (name, argument) = takeAttribute() { attributes[name] = argument }
        return attributes
    }

    private mutating func takeAttribute() -> (name: String, argument: String)? {
        guard ahead(1)?.kind == .word, take("@") else { return nil }
        let name = takePath().joined(separator: ".")
        if isAt("<") { skipGenerics() }
        return (name, takeArgument())
    }

    /// Takes the contents of parentheses that follow without a space.
    private mutating func takeArgument() -> String {
        guard isAt("("), current?.isAttached == true else { return "" }
        var inside = self
        skipGroup()
        var argument = ""
        inside.skip()
        while inside.remaining > remaining + 1, let token = inside.current {
            argument += token.text
            inside.skip()
        }
        return argument
    }

    private mutating func takeModifier() -> String? {
        guard let token = current, token.kind == .word, DeclarationPrefix.modifiers.contains(token.text),
            previous?.text != "."
        else { return nil }
        // `class` is a modifier in `class func`, and begins a declaration in `class Cell`.
        if token.text == "class", !isFollowedByMember { return nil }
        skip()
        guard isAt("("), ahead(1)?.text == "set", ahead(2)?.text == ")" else {
            _ = takeArgument()
            return token.text
        }
        skipGroup()
        return "\(token.text)(set)"
    }

    private var isFollowedByMember: Bool {
        guard let next = ahead(1), next.kind == .word else { return false }
        return ["func", "var", "let", "subscript"].contains(next.text)
            || DeclarationPrefix.modifiers.contains(next.text)
    }
}
