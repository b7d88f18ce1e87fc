import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: agenda") struct AgendaTests {
    private let stage = Stage(size: CGSize(width: 370, height: 700), scale: 2)
    private let controller = AgendaViewController(
        events: [
            AgendaEvent(title: "Breakfast", start: 8, end: 9), AgendaEvent(title: "Review", start: 10, end: 12),
            AgendaEvent(title: "Call", start: 11, end: 11.5),
        ], now: 10.25)

    init() { stage.show(controller) }

    @Test("events are at their hours, and two at the same time share the width")
    func events() {
        // An hour is 60 high, eight o'clock is at 30; 370 - 60 - 10 is 300 wide. A point is left free around each.
        #expect(controller.collectionView.framesSeen == ["61 31 298 58", "61 151 148 118", "211 211 148 28"])
        stage.resize(to: CGSize(width: 670, height: 700))
        #expect(controller.collectionView.framesSeen == ["61 31 598 58", "61 151 298 118", "361 211 298 28"])
    }

    @Test("each hour has a line, and a red line for now is in front of the events")
    func lines() throws {
        let lines = controller.collectionView.subviews.compactMap { $0 as? HourLineView }
        let places = lines.map { "\($0.label.text ?? "") \(Int($0.center.y))" }.sorted()
        let hours = (8...18).map { "\($0):00 \(($0 - 8) * 60 + 30)" } + ["Now 165"]
        #expect(places == hours.sorted())
        let now = try #require(lines.first { $0 is NowLineView })
        let review = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let hour = try #require(lines.first { !($0 is NowLineView) })
        #expect([now, review, hour].map(\.layer.zPosition) == [2, 1, 0])
        #expect(now.line.frame == CGRect(x: 60, y: 9, width: 310, height: 2))
    }
}
