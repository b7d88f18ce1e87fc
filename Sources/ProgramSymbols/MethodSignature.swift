/// A method as in source code, parsed from the runtime's text for its symbol:
/// `scrollViewDidZoom(_: UIKitCore.UIScrollView) -> ()`.
package struct MethodSignature: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// The label; empty for `_`.
        package var label: String
        /// The type with the names of modules: `Foundation.IndexPath`.
        package var type: String
    }
    package var base: String
    package var parameters: [Parameter]
    /// `async`, `throws` or both; usually empty.
    package var effects: String
    package var result: String
    package var isPrivate = false

    /// The name as in documentation: `scrollView(_:didScroll:)`.
    package var name: String {
        base + "(" + parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined() + ")"
    }
}

extension MethodSignature {
    /// Parses a method of a type.
    ///
    /// - Parameters:
    ///   - text: `Feed.Wall.collectionView(_: …) -> ()`, or `collectionView(_: …) -> () in Wall #1 in …` for a type in
    ///     a function.
    ///   - type: `Feed.Wall`, or `Wall #1 in …`.
    /// - Returns: nil for anything else: static and generic functions, functions in types or functions inside the type.
    package init?(_ text: some StringProtocol, of type: String) {
        let ofLocalType = " in " + type
        if text.hasPrefix(type + ".") {
            self.init(text.dropFirst(type.count + 1))
        } else if text.hasSuffix(ofLocalType) {
            self.init(text.dropLast(ofLocalType.count))
        } else {
            return nil
        }
    }

    /// Parses a method without its type.
    package init?(_ text: some StringProtocol) {
        var reader = SignatureReader(Substring(text))
        guard let (base, isPrivate) = reader.name(), let list = reader.parameters() else { return nil }
        let arrow = " -> "
        guard let end = reader.rest.range(of: arrow) else { return nil }
        self.base = base
        self.isPrivate = isPrivate
        parameters = list
        effects = String(reader.rest[..<end.lowerBound].drop { $0 == " " })
        result = String(reader.rest[end.upperBound...])
        guard ["", "async", "throws", "async throws"].contains(effects) else { return nil }
    }
}

/// Reads from left to right.
private struct SignatureReader {
    var rest: Substring

    init(_ text: Substring) { rest = text }

    /// Reads `name`, or `(name in _18F3…)` for a private name.
    mutating func name() -> (String, isPrivate: Bool)? {
        let isPrivate = rest.first == "("
        if isPrivate { rest = rest.dropFirst() }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        if isPrivate {
            guard rest.hasPrefix(" in _"), let end = rest.firstIndex(of: ")") else { return nil }
            rest = rest[rest.index(after: end)...]
        }
        return name.isEmpty || rest.first != "(" ? nil : (String(name), isPrivate)
    }

    /// Reads `(_: Type, label: Type)`, or `(Type, Type)` if no parameter has a label.
    mutating func parameters() -> [MethodSignature.Parameter]? {
        var parameters: [MethodSignature.Parameter] = []
        rest = rest.dropFirst()
        while let next = rest.first {
            if next == ")" {
                rest = rest.dropFirst()
                return parameters
            }
            let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let isLabel = rest.dropFirst(label.count).hasPrefix(": ")
            if isLabel { rest = rest.dropFirst(label.count + 2) }
            let type = type()
            guard !type.isEmpty else { return nil }
            parameters.append(.init(label: isLabel && label != "_" ? String(label) : "", type: type))
            if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
        }
        return nil
    }

    /// Reads a type, up to the comma or bracket after it.
    private mutating func type() -> String {
        var depth = 0
        var last: Character = " "
        let type = rest.prefix { next in
            defer { last = next }
            switch next {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where last != "-": depth -= 1
            case "," where depth == 0: return false
            default: break
            }
            return depth >= 0
        }
        rest = rest[type.endIndex...]
        return String(type)
    }
}
