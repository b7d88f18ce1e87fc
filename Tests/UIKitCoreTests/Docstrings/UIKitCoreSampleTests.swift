import Testing
import UIKit
import UIKitCore

// The samples of Documentation/Scrolling.md, and of docstrings in Sources/UIKitCore, that apps can't write: Scripts/samples looks for them
// here. UIKitTests has the others.

@Suite("Docstrings: UIKitCore") struct UIKitCoreSampleTests {
    @Test("content decelerates") func scrolling() {
        var physics = ScrollPhysics(range: 0...1000, viewport: 300)
        physics.release(at: 0, velocity: 1500, time: 0)
        let offset = physics.offset(at: 0.5)
        #expect(offset > 400 && offset < 500)
    }

    @Test("a tenth of the content makes an indicator of a tenth of the track") func indicator() {
        let span = ScrollIndicatorSpan(track: 3...397, range: 0...3600, viewport: 400)
        let bar = span.bar(at: 1800)
        #expect(abs(bar.upperBound - bar.lowerBound - 39.4) < 1e-9)
        #expect(abs(bar.upperBound + bar.lowerBound - 400) < 1e-9)
    }

    @Test("content follows a pinch less beyond its limits") func zooming() {
        let physics = ZoomPhysics(minimum: 1, maximum: 4)
        #expect(physics.shownScale(forPinched: 3) == 3)
        #expect(abs(physics.shownScale(forPinched: 8) - 5.42) < 0.005)
    }
}
