import CollectionEngine
import Testing
import TestSupport

@Suite("Configured cells out of view") struct FilledCellsTests {
    private final class Cell {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    private func name(_ cell: AnyObject) -> Int { (cell as? Cell)?.number ?? -1 }

    @Test("a cell is taken for its own item; for another item the oldest of its queue is taken")
    func order() {
        var cells = FilledCells()
        for number in 0..<4 { cells.insert(Cell(number), for: .cell(number, in: 0), on: number % 2) }
        var taken: [Int?] = []
        for _ in 0..<2 { taken.append(cells.take(.cell(2, in: 0)).map(name)) }
        for shelf in [1, 0, 0] { taken.append(cells.takeOldest(on: shelf).map(name)) }
        #expect(taken == [2, nil, 1, 0, nil])
        let count = cells.count
        #expect(count == 1)
    }

    @Test("spared cells are not taken for other items")
    func sparing() {
        var cells = FilledCells()
        for number in 0..<2 { cells.insert(Cell(number), for: .cell(number, in: 0), on: 0) }
        cells.spared = [.cell(0, in: 0)]
        var taken: [Int?] = []
        for _ in 0..<2 { taken.append(cells.takeOldest(on: 0).map(name)) }
        cells.spared = []
        taken.append(cells.takeOldest(on: 0).map(name))
        #expect(taken == [1, nil, 0])
    }

    @Test("cells that left are taken before cells made ahead; cells of spared items are not taken")
    func preference() {
        var cells = FilledCells()
        cells.insert(Cell(0), for: .cell(0, in: 0), on: 0, isPrepared: true)
        for number in 1..<4 { cells.insert(Cell(number), for: .cell(number, in: 0), on: 0) }
        cells.sparedItems = 1..<2
        var taken: [Int?] = []
        for _ in 0..<4 { taken.append(cells.takeOldest(on: 0).map(name)) }
        #expect(taken == [2, 3, 0, nil])
    }

    @Test("all cells are released at the end")
    func end() {
        weak var kept: Cell?
        do {
            var cells = FilledCells()
            let cell = Cell(1)
            kept = cell
            cells.insert(cell, for: .cell(1, in: 0), on: 0)
        }
        #expect(kept == nil)
    }

    @Test("random changes agree with an array", arguments: 1...40 as ClosedRange<UInt64>)
    func oracle(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var cells = FilledCells()
        var array: [(item: Int, shelf: Int, number: Int)] = []
        var settled = 0
        for number in 0..<400 {
            let item = Int.random(in: 0..<100, using: &random)
            let shelf = Int.random(in: 0..<2, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3:
                guard !array.contains(where: { $0.item == item }) else { continue }
                cells.insert(Cell(number), for: .cell(item, in: 0), on: shelf)
                array.append((item, shelf, number))
            case 4:
                let expected = array.firstIndex { $0.item == item }.map { array.remove(at: $0).number }
                let taken = cells.take(.cell(item, in: 0)).map(name)
                #expect(taken == expected)
            case 5:
                let expected = array.firstIndex { $0.shelf == shelf }.map { array.remove(at: $0).number }
                let taken = cells.takeOldest(on: shelf).map(name)
                #expect(taken == expected)
            case 6:
                var seen: [Int] = []
                cells.settle { seen.append(name($0)) }
                #expect(seen == array.map(\.number).filter { $0 >= settled })
                settled = number
            default:
                let gone = cells.follow { $0.item == item ? nil : .cell(99 - $0.item, in: 0) }
                #expect(gone.map { name($0.cell) } == array.filter { $0.item == item }.map(\.number))
                array = array.filter { $0.item != item }.map { (99 - $0.item, $0.shelf, $0.number) }
            }
            let count = cells.count
            #expect(count == array.count, "seed \(seed)")
            for entry in array {
                let found = cells[.cell(entry.item, in: 0)].map(name)
                #expect(found == entry.number, "seed \(seed)")
            }
        }
    }
}
