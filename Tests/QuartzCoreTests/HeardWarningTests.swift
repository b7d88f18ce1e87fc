import QuartzCore
import Testing

@MainActor @Suite("Warnings with a listener") struct HeardWarningTests {
    @Test("an action's warnings are heard in their order, and go where all others go, too")
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
