import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

@Suite("Measured sizes of a flow layout") struct ItemMeasurementsTests {
    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    @Test("before any measurement all items have the estimate")
    func empty() {
        var measurements = ItemMeasurements()
        #expect(measurements.isEmpty)
        #expect(measurements.mean() == nil)
        let sizes = measurements.sizes(section: 0, count: 3, estimate: size(320, 40))
        #expect(sizes.isUniform)
        #expect(sizes[2] == size(320, 40))
    }

    @Test("unmeasured items take the given estimate, measured ones keep their size (R53)")
    func mixed() {
        var measurements = ItemMeasurements()
        measurements.measure(size(320, 63), item: 3, section: 1)
        measurements.measure(size(320, 29), item: 1, section: 1)
        #expect(measurements.mean() == size(320, 46))
        let sizes = measurements.sizes(section: 1, count: 5, estimate: size(320, 46))
        #expect((0..<5).map { sizes[$0].height } == [46, 29, 46, 63, 46])
        #expect(measurements.sizes(section: 0, count: 2, estimate: size(320, 46)).isUniform)
    }

    @Test("an item that is measured again counts once, with its last size")
    func again() {
        var measurements = ItemMeasurements()
        measurements.measure(size(100, 10), item: 0, section: 0)
        measurements.measure(size(100, 30), item: 1, section: 0)
        measurements.measure(size(100, 20), item: 0, section: 0)
        #expect(measurements.count == 2)
        #expect(measurements.mean() == size(100, 25))
        measurements.forget(item: 1, section: 0)
        measurements.forget(item: 7, section: 0)
        measurements.forget(item: 0, section: 3)
        #expect(measurements.count == 1)
        #expect(measurements.size(ofItem: 0, inSection: 0) == size(100, 20))
        #expect(measurements.size(ofItem: 1, inSection: 0) == nil)
        measurements.forgetAll()
        #expect(measurements.isEmpty)
    }

    @Test("the mean of equal lengths is that length to the last digit")
    func noDust() {
        var measurements = ItemMeasurements()
        for item in 0..<10 { measurements.measure(size(0.1, CGFloat(item)), item: item, section: 0) }
        // Ten times 0.1, added up, is not 1.
        #expect(measurements.mean() == size(0.1, 4.5))
    }

    @Test("an item's estimate from the delegate counts until the item is measured (R54)")
    func delegateSizes() {
        var measurements = ItemMeasurements()
        measurements.measure(size(50, 50), item: 1, section: 0)
        let sizes = measurements.sizes(section: 0, estimates: FlowSizes([size(1, 1), size(2, 2), size(3, 3)]))
        #expect((0..<3).map { sizes[$0].width } == [1, 50, 3])
    }

    @Test("items beyond the end of the section are left out")
    func shrunk() {
        var measurements = ItemMeasurements()
        measurements.measure(size(10, 10), item: 0, section: 0)
        measurements.measure(size(20, 20), item: 9, section: 0)
        #expect(measurements.sizes(section: 0, count: 2, estimate: size(1, 1)).count == 2)
        #expect(measurements.sizes(section: 0, estimates: .uniform(size(1, 1), count: 2)).count == 2)
    }

    @Test("lengths that cannot be shown count as zero", arguments: [-1, CGFloat.nan, .infinity])
    func unusable(length: CGFloat) {
        var measurements = ItemMeasurements()
        measurements.measure(size(length, 10), item: 0, section: 0)
        #expect(measurements.mean() == size(0, 10))
    }

    @Test("measurements in any order are stored in the items' order", arguments: SeededGenerator.seeds(1..<40))
    func order(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var measurements = ItemMeasurements()
        var expected = [CGFloat?](repeating: nil, count: 20)
        for _ in 0..<60 {
            let item = Int.random(in: 0..<expected.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0...2:
                let height = CGFloat(Int.random(in: 1..<9, using: &generator))
                expected[item] = height
                measurements.measure(size(10, height), item: item, section: 2)
            case 3:
                expected[item] = nil
                measurements.forget(item: item, section: 2)
            case 4:
                expected.insert(contentsOf: [nil, nil], at: item)
                measurements.insertItems(2, at: item, section: 2)
            default:
                let items = item..<min(item + 2, expected.count)
                guard items.count < expected.count else { continue }
                expected.removeSubrange(items)
                measurements.removeItems(items, section: 2)
            }
        }
        let count = expected.count
        let sizes = measurements.sizes(section: 2, count: count, estimate: size(10, 77))
        #expect((0..<count).map { sizes[$0].height } == expected.map { $0 ?? 77 }, "UIKIT_SEED=\(seed)")
        #expect(measurements.count == expected.compactMap(\.self).count)
    }
}
