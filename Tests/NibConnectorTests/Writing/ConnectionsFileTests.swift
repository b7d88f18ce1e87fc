import Testing

@testable import NibConnector

@Suite("The generated file") struct ConnectionsFileTests {
    private let nib = Sample.cell(
        """
        <outlet property="title" destination="label"/>
        <outlet property="selectedBackgroundView" destination="label"/>
        <action selector="tap:" destination="cell"/>
        <outlet property="hidden" destination="label"/>
        """)
    private let source = """
        class PhotoCell: UICollectionViewCell {
            var title: A
            func tap(_ a: A) {}
            private var hidden: A { didSet {} }
        }
        """

    private func text(_ nibs: [(file: String, text: String)]) throws -> String {
        var matcher = ConnectionMatcher(Sample.module(source))
        for nib in nibs {
            for request in try Sample.requests(nib.text, file: nib.file) { matcher.match(request) }
        }
        return ConnectionsFile(matcher.connections, matcher.findings).text
    }

    @Test("the file has messages first, then connections by class, properties before methods")
    func complete() throws {
        #expect(
            try text([("/a/\"b\".xib", nib)]) == #"""
                // Connections of the XIBs and storyboards in this target. Every build writes this file.
                #if !canImport(ObjectiveC)
                import UIKit

                #sourceLocation(file: "/a/\"b\".xib", line: 8)
                #warning("hidden of PhotoCell is private, so its observers don't run when the nib sets it. Try: remove \"private\".")
                #sourceLocation()

                @MainActor final class _NibConnectionsOfThisModule: _NibConnections {
                    override class var all: [_NibConnection] {
                        var all: [_NibConnection] = []
                        @inline(never) func add(_ connection: _NibConnection) { all.append(connection) }
                        @inline(never) func addInherited<Root: AnyObject, Value>(
                            _ name: String, of type: Root.Type, _ property: KeyPath<Root, Value>
                        ) {
                            if let property = property as? ReferenceWritableKeyPath { all.append(.property(name, property)) }
                        }
                #sourceLocation(file: "/a/\"b\".xib", line: 6)
                        addInherited("selectedBackgroundView", of: PhotoCell.self, \.selectedBackgroundView)
                #sourceLocation(file: "/a/\"b\".xib", line: 5)
                        add(.property("title", \PhotoCell.title))
                #sourceLocation(file: "/a/\"b\".xib", line: 7)
                        add(.action("tap:", of: PhotoCell.self, callWithSender: { $0.tap($1) }))
                #sourceLocation()
                        return all
                    }
                }
                #endif

                """#)
    }

    @Test(
        "the file doesn't depend on the nibs' order, and has a repeated connection once")
    func order() throws {
        let nibs = ["b.xib", "a.xib", "c.xib"].map { (file: $0, text: nib) }
        let texts = try [nibs, nibs.reversed(), Array(nibs[1...]) + nibs[..<1]].map(text)
        #expect(Set(texts).count == 1)
        #expect(try texts.first == text([("a.xib", nib)]))
    }

    @Test("an error is written for every nib, a warning for the first only")
    func messages() {
        func finding(_ severity: NibFinding.Severity, _ file: String) -> NibFinding {
            NibFinding(severity: severity, place: Place(file: file, line: 1), reason: "A", remedy: "b")
        }
        let text = ConnectionsFile(
            [], [finding(.warning, "b"), finding(.warning, "a"), finding(.error, "b"), finding(.error, "a")]
        ).text
        let lines = text.split(separator: "\n").prefix {
            $0 != "@MainActor final class _NibConnectionsOfThisModule: _NibConnections {"
        }
        #expect(
            lines.filter { $0.hasPrefix("#sourceLocation(file") }
                == ["a", "a", "b"].map { "#sourceLocation(file: \"\($0)\", line: 1)" })
        #expect(lines.filter { $0.contains("A. Try: b.") }.map { $0.prefix(6) } == ["#error", "#warni", "#error"])
    }

    @Test("quotation marks, backslashes and control characters are escaped")
    func literals() {
        #expect(SwiftSource.literal("a\"b\\c\n\u{0}é") == #""a\"b\\c\u{a}\u{0}é""#)
    }
}
