import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: weather") struct WeatherTests {
    private let stage = Stage(size: CGSize(width: 414, height: 800), scale: 2)
    private let controller = WeatherViewController(
        hours: (0..<24).map { HourForecast(hour: $0, degrees: 10 + $0) }, days: [("Mon", 10, 20), ("Tue", 0, 40)])

    init() { stage.show(controller) }

    @Test("hours scroll sideways inside of their card; bars begin and end at their temperatures")
    func cards() throws {
        // 414 - 32 is 382: six hours and a bit. A bar has 382 - 182 = 200 points for 40 degrees.
        #expect(stage.texts.prefix(7) == ["Now", "+1 h", "+2 h", "+3 h", "+4 h", "+5 h", "+6 h"])
        let bars = stage.window.shownTree.compactMap { ($0 as? DayForecastView)?.bar.frame.text }
        #expect(bars == ["216 19 50 6", "166 19 200 6"])
        let cards = stage.window.shownTree.compactMap { ($0 as? UIVisualEffectView)?.frameInWindow.text }
        #expect(cards == ["16 20 382 96", "16 132 382 88"])
        stage.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 50, y: 60))
        stage.settle()
        // 250 less the first ten points, which are slop.
        #expect(controller.hoursView.contentOffset.x == 240 && stage.texts.first == "+4 h")
    }

    @Test("the sky fills the screen, whatever its size")
    func sky() {
        stage.resize(to: CGSize(width: 800, height: 414))
        #expect(controller.view.layer.sublayers?.first?.frame.text == "0 0 800 414")
        #expect(controller.hoursView.frame.width == 768)
    }
}
