import CollectionEngine
import Testing

// The samples of docstrings in Sources/CollectionEngine: Scripts/samples looks for them here.

@Suite("Docstrings: CollectionEngine") struct CollectionEngineSampleTests {
    @Test("a window announces what is ahead") func window() {
        var (seen, soon) = (VisibleRanges(), VisibleRanges())
        seen.append(section: 0, items: 0..<4)
        soon.append(section: 0, items: 2..<8)
        var window = PrefetchWindow()
        let changes = window.move(visible: seen, ahead: soon)
        #expect(changes.announced.runs.map(\.items) == [4..<8])
        #expect(changes.cancelled.runs.isEmpty)
    }
}
