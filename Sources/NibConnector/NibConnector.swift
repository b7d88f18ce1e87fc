import Foundation
import NibReader

/// Writes a Swift file with the connections of a target's XIBs and storyboards, for the plugin NibConnections.
///
///     NibConnector --module App --output Connections.swift PhotoCell.xib PhotoCell.swift …
///
/// For the SDK, whose compiler's jobs name no nibs, it reads the bundle into which SwiftPM has copied them:
///
///     NibConnector --module App --accessor …/resource_bundle_accessor.swift --bundle …/App_App.resources PhotoCell.swift …
@main struct NibConnector {
    static func main() {
        do {
            try run(Invocation(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("\(harmless(message(of: error)))\n".utf8))
            exit(1)
        }
    }

    /// Returns the text with control characters written as `\u{1B}`: a terminal obeys those in a file's name.
    static func harmless(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }

    private static func run(_ invocation: Invocation) throws {
        switch invocation.output {
        case .file(let path): try write(connections(for: invocation).text, to: path)
        case .overlay(let accessor): try Overlay(of: accessor).write(overlay(for: invocation).text)
        }
    }

    private static func connections(for invocation: Invocation) throws -> ConnectionsFile {
        let sources = try invocation.sources.map { DeclarationReader.read(try bytes(of: $0)) }
        let nibs = try invocation.nibs.map { try NibDocument(reading: bytes(of: $0), of: $0) }
        return connections(of: nibs, in: SwiftModule(named: invocation.module, sources))
    }

    /// Returns the connections; or, for a nib that can't be read, an error at its line, which the compiler reports.
    static func overlay(for invocation: Invocation) throws -> ConnectionsFile {
        do {
            return try connections(for: invocation)
        } catch let mistake as NibMistake {
            let place = Place(file: mistake.file, line: mistake.line)
            return ConnectionsFile(
                [], [NibFinding(severity: .error, place: place, reason: mistake.reason, remedy: mistake.remedy)])
        }
    }

    /// Writes a file, unless it has this text already: a newer file would make the compiler run again. Returns whether it wrote.
    @discardableResult static func write(_ text: String, to path: String) throws -> Bool {
        if let old = try? bytes(of: path), old == Array(text.utf8) { return false }
        // Atomically, because two jobs of one module may write at once.
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        return true
    }

    /// Returns all connections of a module's nibs.
    static func connections(of nibs: [NibDocument], in module: SwiftModule) -> ConnectionsFile {
        var matcher = ConnectionMatcher(module)
        for nib in nibs {
            for request in RequestReader.requests(in: nib, of: module.name) { matcher.match(request) }
        }
        return ConnectionsFile(matcher.connections, matcher.findings)
    }

    static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Returns an error in the format of compilers, so that editors find the line.
    static func message(of error: any Error) -> String {
        switch error {
        case let mistake as NibMistake:
            "\(mistake.file):\(mistake.line): error: \(mistake.reason). Try: \(mistake.remedy)."
        case let misuse as Invocation.Misuse: "error: \(misuse)"
        default: "error: \(error.localizedDescription)"
        }
    }
}
