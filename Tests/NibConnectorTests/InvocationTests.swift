import NibReader
import Testing

@testable import NibConnector

@Suite("The command line of NibConnector") struct InvocationTests {
    @Test("files are recognised by their extensions and sorted")
    func files() throws {
        let invocation = try Invocation(
            ["b.xib", "--module", "App", "z.swift", "a.storyboard", "--output", "o.swift", "a.swift", "c.png"])
        #expect(invocation.module == "App" && invocation.output == .file("o.swift"))
        #expect(invocation.nibs == ["a.storyboard", "b.xib"] && invocation.sources == ["a.swift", "z.swift"])
    }

    @Test("a command without a module or an output prints its usage")
    func misuse() {
        #expect(throws: Invocation.Misuse.self) { try Invocation(["--module", "App"]) }
        #expect(throws: Invocation.Misuse.self) { try Invocation(["--output", "a", "--module"]) }
        #expect(throws: Invocation.Misuse.self) { try Invocation(["--module", "App", "--accessor", "a.swift"]) }
        #expect(NibConnector.message(of: Invocation.Misuse()).hasPrefix("error: usage: NibConnector --module"))
    }

    @Test("a mistake in a nib is printed like a compiler's error")
    func mistakes() {
        let mistake = NibMistake(file: "/a/B.xib", line: 3, reason: "It is wrong", remedy: "do it again")
        #expect(NibConnector.message(of: mistake) == "/a/B.xib:3: error: It is wrong. Try: do it again.")
    }
}
