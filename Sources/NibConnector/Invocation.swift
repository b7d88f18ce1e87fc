/// The arguments of the command line.
struct Invocation: Equatable {
    let module: String
    let output: Output
    /// Paths in alphabetical order, so that the order on the command line doesn't matter.
    let nibs: [String]
    let sources: [String]

    init(_ arguments: some Sequence<String>) throws(Misuse) {
        var module: String?
        var output: String?
        var accessor: String?
        var bundle: String?
        var files: [String] = []
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--module": module = rest.next()
            case "--output": output = rest.next()
            case "--accessor": accessor = rest.next()
            case "--bundle": bundle = rest.next()
            default: files.append(argument)
            }
        }
        guard let module else { throw Misuse() }
        self.module = module
        sources = files.filter { $0.hasSuffix(".swift") }.sorted()
        if let output {
            self.output = .file(output)
            nibs = files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        } else if let accessor, let bundle {
            self.output = .overlay(accessor: accessor)
            nibs = ResourceBundle(path: bundle, sources: sources).nibs
        } else {
            throw Misuse()
        }
    }

    enum Output: Equatable {
        /// A file of the target's own: what the plugin adds.
        case file(String)
        /// Files beside SwiftPM's `resource_bundle_accessor.swift`, which the compiler reads in its place: what the SDK adds.
        case overlay(accessor: String)
    }

    struct Misuse: Error, CustomStringConvertible {
        var description: String {
            """
            usage: NibConnector --module NAME --output FILE NIBS AND SOURCES
                   NibConnector --module NAME --accessor FILE --bundle FOLDER SOURCES
            """
        }
    }
}
