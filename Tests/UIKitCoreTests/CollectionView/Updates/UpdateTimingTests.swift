import Testing

@testable import UIKitCore

@Suite("Durations of updates") struct UpdateTimingTests {
    @Test("an update takes 0.3 seconds (D12)") func duration() {
        #expect(UpdateTiming.duration == 0.3)
    }

    @Test("an update starts and ends slowly, and is half way at half time") func curve() {
        let places = [0, 0.1, 0.5, 0.9, 1].map(UpdateTiming.curve.value(at:))
        #expect(places[0] == 0 && abs(places[2] - 0.5) < 1e-9 && places[4] == 1)
        #expect(places[1] < 0.05 && places[3] > 0.95)
        #expect(abs(places[1] + places[3] - 1) < 1e-9, "the end is the start in a mirror")
    }
}
