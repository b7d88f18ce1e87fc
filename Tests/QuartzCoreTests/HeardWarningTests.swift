import QuartzCore
import Testing

@MainActor @Suite("Collected warnings") struct HeardWarningTests {
    @Test("warnings during a closure are collected in order, and reported as usual, too")
    func heard() {
        var received: [String] = []
        Diagnostics.receiver = { identifier, _ in received.append(identifier) }
        defer { Diagnostics.receiver = nil }
        Diagnostics.warn("before", "one")
        let outer = Diagnostics.warnings {
            Diagnostics.warn("first", "two")
            let inner = Diagnostics.warnings { Diagnostics.warn("second", "three") }
            #expect(inner.map(\.message) == ["three"])
        }
        Diagnostics.warn("after", "four")
        #expect(outer.map(\.identifier) == ["first", "second"] && outer.map(\.message) == ["two", "three"])
        #expect(received == ["before", "first", "second", "after"])
        #expect(Diagnostics.warnings {}.isEmpty)
    }
}
