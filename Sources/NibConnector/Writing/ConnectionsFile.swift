/// The source file that the build adds to the target.
///
/// The same nibs and sources always give the same bytes, so nothing is compiled again unnecessarily.
///
/// The functions in it aren't inlined, because optimizing 300 calls of `append` takes seconds. A misspelt name is one
/// clear error in `addInherited`, because `Root` doesn't depend on the key path there (Decisions/0082).
struct ConnectionsFile {
    private let connections: [Connection]
    private let findings: [NibFinding]

    /// Writes a property or a method that several nibs connect only once, with the first place. A warning is also shown
    /// once, and an error at every place.
    init(_ connections: [Connection], _ findings: [NibFinding]) {
        var seen: Set<String> = []
        self.findings = Set(findings)
            .sorted { ($0.place, $0.severity.rawValue, $0.text) < ($1.place, $1.severity.rawValue, $1.text) }
            .filter { $0.severity == .error || seen.insert($0.text).inserted }
        self.connections = connections.sorted(by: Connection.comesBefore).reduce(into: []) { list, connection in
            if list.last?.isSame(as: connection) != true { list.append(connection) }
        }
    }

    /// On Apple's platforms Objective-C finds properties and methods, and the file is empty.
    var text: String {
        """
        // Connections of the XIBs and storyboards in this target. Every build writes this file.
        #if !canImport(ObjectiveC)
        import UIKit

        \(messages)@MainActor final class _NibConnectionsOfThisModule: _NibConnections {
            override class var all: [_NibConnection] {
                var all: [_NibConnection] = []
                @inline(never) func add(_ connection: _NibConnection) { all.append(connection) }
                @inline(never) func addInherited<Root: AnyObject, Value>(
                    _ name: String, of type: Root.Type, _ property: KeyPath<Root, Value>
                ) {
                    if let property = property as? ReferenceWritableKeyPath { all.append(.property(name, property)) }
                }
        \(statements)#sourceLocation()
                return all
            }
        }
        #endif

        """
    }

    private var messages: String {
        findings.map { finding in
            """
            \(SwiftSource.location(finding.place))
            #\(finding.severity.rawValue)(\(SwiftSource.literal(finding.text)))
            #sourceLocation()


            """
        }.joined()
    }

    /// One statement for each connection, because the compiler allows no `#sourceLocation` inside a list.
    private var statements: String {
        connections.map { "\(SwiftSource.location($0.place))\n        \($0.statement)\n" }.joined()
    }
}
