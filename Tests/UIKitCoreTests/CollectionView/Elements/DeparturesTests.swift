import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Views on their way out") struct DeparturesTests {
    /// The view of item `last` leaves with a movement; its element is at `key` now.
    private func departure(_ last: Int, key: Int?, movement: Int) -> Departures.Departure {
        Departures.Departure(
            view: UICollectionReusableView(frame: .zero), key: key.map { .cell($0, in: 0) },
            lastKey: .cell(last, in: 0), movement: movement)
    }

    private func items(_ departures: [Departures.Departure]) -> [Int] { departures.map(\.lastKey.item) }

    @Test("the views of an update leave when its animation ends, in the order in which they were added") func end() {
        var departures = Departures()
        #expect(departures.isEmpty)
        for (item, movement) in [(3, 1), (0, 2), (1, 1), (2, 2)] {
            departures.add(departure(item, key: nil, movement: movement))
        }
        #expect(items(departures.end(of: 1)) == [3, 1] && items(departures.all) == [0, 2])
        #expect(departures.end(of: 1).isEmpty)
        #expect(items(departures.end(of: nil)) == [0, 2] && departures.isEmpty)
    }

    @Test("a view whose element comes back is taken back once, and does not leave with its animation") func takeBack() {
        var departures = Departures()
        let leaving = departure(5, key: 4, movement: 1)
        departures.add(leaving)
        #expect(departures.takeBack(.cell(5, in: 0)) == nil, "it goes by the name that its element has now")
        #expect(departures.takeBack(.cell(4, in: 0)) === leaving.view)
        #expect(departures.takeBack(.cell(4, in: 0)) == nil && departures.end(of: 1).isEmpty)
    }

    @Test("the view of a deleted element is never taken back") func gone() {
        var departures = Departures()
        departures.add(departure(0, key: nil, movement: 1))
        #expect(departures.takeBack(.cell(0, in: 0)) == nil && !departures.isEmpty)
    }

    @Test("views with outdated content can be kept from coming back") func keptOut() {
        var departures = Departures()
        for item in 0..<3 { departures.add(departure(item, key: item, movement: 1)) }
        let second = departures.all[1].view
        departures.keepOut { key, view in key.item == 0 || view === second }
        #expect(departures.all.map(\.key) == [nil, nil, .cell(2, in: 0)] && items(departures.all) == [0, 1, 2])
    }

    @Test("departing views follow their elements, and keep the element they showed last") func follow() {
        var departures = Departures()
        for item in 0..<3 { departures.add(departure(item, key: item, movement: 1)) }
        departures.add(departure(3, key: nil, movement: 1))
        // Item 1 is deleted, those behind it move up.
        departures.follow { $0.item == 1 ? nil : .cell($0.item > 1 ? $0.item - 1 : $0.item, in: 0) }
        #expect(departures.all.map(\.key) == [.cell(0, in: 0), nil, .cell(1, in: 0), nil])
        #expect(items(departures.all) == [0, 1, 2, 3])
        // A removed view stays removed, although another element has its key now.
        departures.follow { _ in .cell(7, in: 0) }
        #expect(departures.all.map(\.key) == [.cell(7, in: 0), nil, .cell(7, in: 0), nil])
    }
}
