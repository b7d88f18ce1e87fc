// What follows `func`.
extension TokenCursor {
    /// Takes a method up to its result. Returns nil for operators, and for methods that Objective-C couldn't call.
    mutating func takeMethod(_ prefix: DeclarationPrefix) -> SwiftMethod? {
        guard let name = takeWord() else { return nil }
        let isGeneric = isAt("<")
        if isGeneric { skipGenerics() }
        guard isAt("(") else { return nil }
        let labels = takeLabels()
        guard !isGeneric, !isAt("async"), !isAt("throws"), !isAt("rethrows") else { return nil }
        return SwiftMethod(
            name: name, labels: labels, objectiveCName: prefix.objectiveCName, mark: Self.mark(of: prefix),
            isPrivate: prefix.isPrivate, hasResult: takeResult())
    }

    private static func mark(of prefix: DeclarationPrefix) -> SwiftMethod.Mark? {
        if prefix.attributes["IBAction"] != nil { return .action }
        if prefix.attributes["IBSegueAction"] != nil { return .segueAction }
        return prefix.attributes["objc"] != nil ? .objectiveC : nil
    }

    // MARK: Parameters

    /// Takes the labels in the parentheses here; nil for `_`.
    private mutating func takeLabels() -> [String?] {
        var labels: [String?] = []
        skip()
        while current != nil, !isAtGroupEnd {
            _ = takeAttributes()
            guard let label = takeWord() else { break }
            labels.append(label == "_" ? nil : label)
            skipParameter()
            guard take(",") else { break }
        }
        while current != nil, !isAtGroupEnd {
            if isAtGroup { skipGroup() } else { skip() }
        }
        skip()
        return labels
    }

    /// Moves to the comma or parenthesis after a parameter.
    private mutating func skipParameter() {
        var generics = 0
        var isInType = true
        while current != nil, !isAtGroupEnd {
            if isAt(","), generics == 0 { return }
            if isAt("=") { (isInType, generics) = (false, 0) }
            if isInType, isAt("<") { generics += 1 } else if isInType, isAt(">") { generics -= 1 }
            if isAtGroup { skipGroup() } else { skip() }
        }
    }

    // MARK: Result

    /// Takes the result. Returns whether there is one other than `Void`.
    private mutating func takeResult() -> Bool {
        guard take("->") else { return false }
        if isAt("("), ahead(1)?.text == ")" { return false }
        return takePath().last != "Void"
    }
}
