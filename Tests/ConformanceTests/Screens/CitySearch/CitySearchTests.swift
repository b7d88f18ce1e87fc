import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: city search") struct CitySearchTests {
    @Test("keys narrow the list, an empty result says so, and Clear shows all again")
    func keys() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        stage.show(CitySearchViewController(cities: ["Lima", "Lisbon", "London", "Lyon", "Oslo", "Paris"]))
        #expect(stage.texts == ["Type a city", "6 found", "Lima", "Lisbon", "London", "Lyon", "Oslo", "Paris"])
        stage.press("l")
        stage.press("i")
        #expect(stage.texts == ["li", "2 found", "Clear", "Lima", "Lisbon"])
        stage.press("x")
        #expect(stage.texts.contains("No Results"))
        stage.tap("Clear")
        #expect(stage.texts == ["Type a city", "6 found", "Lima", "Lisbon", "London", "Lyon", "Oslo", "Paris"])
    }
}
