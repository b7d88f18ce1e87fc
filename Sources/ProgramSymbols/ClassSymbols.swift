/// The information about one class in the program's symbols.
package struct ClassSymbols: Sendable {
    /// The full name: `Feed.Wall`.
    package let name: String
    /// The methods that the class itself declares, including those in extensions.
    package private(set) var methods: [MethodSignature] = []
    /// The protocols to which the class itself declares conformance, by their full names, with their methods.
    package private(set) var conformances: [String: Set<MethodSignature>] = [:]

    package init(name: String, methods: [MethodSignature], conformances: [String: Set<MethodSignature>]) {
        self.name = name
        self.methods = methods
        self.conformances = conformances
    }

    /// Returns nil if the program has no symbols, or they can't be read here.
    ///
    /// - Complexity: O(functions of the class's module). The first class of a module costs O(symbols of the program).
    @MainActor package init?(_ type: AnyClass, withMethods: Bool = true) {
        guard let file = ProgramFile.with(type), let symbol = file.symbol(of: type), let name = demangled(symbol) else {
            return nil
        }
        self.name = name
        for symbol in file.names(startingWith: symbol) {
            if symbol.hasSuffix("FTW") {
                addWitness(symbol)
            } else if withMethods, symbol.hasSuffix("F"),
                let method = demangled(symbol).flatMap({ MethodSignature($0, of: name) })
            {
                methods.append(method)
            }
        }
    }

    /// Reads the function that Swift calls for a protocol's method. Its symbol is
    /// `protocol witness for Module.Protocol.method() -> () in conformance …`.
    private mutating func addWitness(_ symbol: String) {
        let start = "protocol witness for "
        guard let text = demangled(symbol), text.hasPrefix(start), let end = text.range(of: " in conformance ") else {
            return
        }
        let requirement = text[..<end.lowerBound].dropFirst(start.count)
        // A bracket after a dot, or at the start, encloses a private name.
        let brackets = requirement.indices.filter { requirement[$0] == "(" }
        let list = brackets.first { $0 > requirement.startIndex && requirement[requirement.index(before: $0)] != "." }
        guard let dot = requirement[..<(list ?? requirement.endIndex)].lastIndex(of: "."),
            let method = MethodSignature(requirement[requirement.index(after: dot)...])
        else { return }
        conformances[String(requirement[..<dot]), default: []].insert(method)
    }
}
