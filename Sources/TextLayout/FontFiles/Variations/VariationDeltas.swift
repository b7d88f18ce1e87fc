/// What to add to numbers of a font at one position on its axes (an "item variation store").
///
/// The font divides the space of its axes into regions, and states for each number how much it changes at the peak of
/// each region. The regions around a position influence it: from 0 at their edge to 1 at the peak.
struct VariationDeltas: Sendable {
    private let store: FontBytes
    private let influences: [Double]

    /// More than any font has.
    private static let mostRegions = 1_024

    /// - Parameter place: A value from -1 to 1 for each axis.
    init?(_ store: FontBytes, place: [Double]) {
        guard store.unsigned16(at: 0) == 1, let regions = store.target32(at: 2) else { return nil }
        let count = regions.unsigned16(at: 2)
        let size = place.count * 6
        guard regions.unsigned16(at: 0) == place.count, count <= Self.mostRegions,
            regions.recordCount(said: count, size: size, at: 4) == count
        else { return nil }
        self.store = store
        influences = (0..<count).map { region in
            VariationRegion(regions.part(at: 4 + region * size, count: size)).influence(at: place)
        }
    }

    /// Returns the delta, rounded to a whole number like those it is added to; halves are rounded up, as in browsers.
    func delta(_ index: DeltaIndex) -> Int {
        guard index.outer < store.unsigned16(at: 6), let rows = store.target32(at: 8 + 4 * index.outer),
            index.inner < rows.unsigned16(at: 0)
        else { return 0 }
        // A row has some wide numbers, then narrow ones: 16 and 8 bits, or 32 and 16.
        let widths = rows.unsigned16(at: 2)
        let hasLongNumbers = widths & 0x8000 != 0
        let regionCount = rows.unsigned16(at: 4)
        let wideCount = min(widths & 0x7FFF, regionCount)
        guard regionCount <= influences.count else { return 0 }

        let narrowSize = hasLongNumbers ? 2 : 1
        let rowSize = (regionCount + wideCount) * narrowSize
        var place = 6 + 2 * regionCount + index.inner * rowSize
        var sum = 0.0
        for column in 0..<regionCount {
            let isWide = column < wideCount
            let region = rows.unsigned16(at: 6 + 2 * column)
            if region < influences.count, influences[region] != 0 {
                let size = isWide ? narrowSize * 2 : narrowSize
                sum += influences[region] * Double(rows.signed(at: place, size: size))
            }
            place += isWide ? narrowSize * 2 : narrowSize
        }
        return Int((sum + 0.5).rounded(.down))
    }
}

extension FontBytes {
    fileprivate func signed(at offset: Int, size: Int) -> Int {
        switch size {
        case 1: signed8(at: offset)
        case 2: signed16(at: offset)
        default: signed32(at: offset)
        }
    }
}
