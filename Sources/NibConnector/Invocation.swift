/// The arguments of the command line.
struct Invocation: Equatable {
    let module: String
    let output: String
    /// Paths in alphabetical order, so that the order on the command line doesn't matter.
    let nibs: [String]
    let sources: [String]

    init(_ arguments: some Sequence<String>) throws(Misuse) {
        var module: String?
        var output: String?
        var files: [String] = []
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--module": module = rest.next()
            case "--output": output = rest.next()
            default: files.append(argument)
            }
        }
        guard let module, let output else { throw Misuse() }
        self.module = module
        self.output = output
        nibs = files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        sources = files.filter { $0.hasSuffix(".swift") }.sorted()
    }

    struct Misuse: Error, CustomStringConvertible {
        var description: String { "usage: NibConnector --module NAME --output FILE NIBS AND SOURCES" }
    }
}
