import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Cell registrations (R128)") struct CellRegistrationTests {
    private typealias Numbers = UICollectionView.CellRegistration<NumberCell, Int>

    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let numbers = Numbers { cell, path, number in cell.label.text = "\(path.item): \(number)" }

    /// Returns a data source of items numbered from 100 on.
    private func source(_ registration: Numbers) -> ProviderSource {
        ProviderSource(count: 1000) { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: 100 + path.item)
        }
    }

    // MARK: The handler's arguments

    @Test("the handler gets the cell with its frame, its index path and its item")
    func filled() throws {
        var seen: [(frame: CGRect, reuses: Int, path: IndexPath, item: String)] = []
        let words = UICollectionView.CellRegistration<NumberCell, String> { cell, path, item in
            seen.append((cell.frame, cell.reuses, path, item))
        }
        let source = ProviderSource(count: 1000) { view, path in
            view.dequeueConfiguredReusableCell(using: words, for: path, item: "item \(path.item)")
        }
        let view = source.view()
        stage.show(view)
        #expect(seen.count == 20)
        let sixth = try #require(seen.first { $0.path == [0, 6] })
        #expect(sixth.frame == CGRect(x: 67.5, y: 60, width: 50, height: 50))
        #expect(sixth.reuses == 0 && sixth.item == "item 6")
        // The fifth row reuses the cells of the first row.
        view.contentOffset.y = 60
        stage.settle()
        #expect(seen.count == 25)
        let twentieth = try #require(seen.first { $0.path == [0, 20] })
        #expect(twentieth.frame == CGRect(x: 0, y: 240, width: 50, height: 50))
        #expect(twentieth.reuses == 1 && twentieth.item == "item 20")
    }

    @Test("with a nil item the handler isn't called, and the cell comes unconfigured")
    func noItem() {
        var items: [Int] = []
        let registration = Numbers { _, _, number in items.append(number) }
        let source = ProviderSource(count: 5) { view, path in
            view.dequeueConfiguredReusableCell(
                using: registration, for: path, item: path.item == 2 ? nil : path.item)
        }
        let view = source.view()
        stage.show(view)
        #expect(items == [0, 1, 3, 4])
        #expect(view.visibleCells.count == 5 && view.cellForItem(at: [0, 2]) is NumberCell)
    }

    @Test("a nil item of an optional item type reaches the handler")
    func optionalItem() {
        var items: [Int?] = []
        let registration = UICollectionView.CellRegistration<NumberCell, Int?> { _, _, number in items.append(number) }
        let source = ProviderSource(count: 3) { view, path in
            let item: Int? = path.item == 1 ? nil : path.item
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: .some(item))
        }
        stage.show(source.view())
        #expect(items == [0, nil, 2])
    }

    // MARK: Sharing of cells

    @Test("scrolling creates no more cells than the first screens did")
    func reuse() {
        let source = source(numbers)
        let view = source.view()
        stage.show(view)
        #expect(view.trace.cellsCreated == 20)
        view.contentOffset.y = 60
        stage.settle()
        #expect(view.trace.cellsCreated == 20 && view.trace.cellsReused == 5)
        view.contentOffset.y = 90
        stage.settle()
        let made = view.trace.cellsCreated
        for step in 2...150 {
            view.contentOffset.y = CGFloat(step) * 60 + 30
            stage.advance(by: 1.0 / 60)
        }
        #expect(view.trace.cellsCreated == made)
        // There are 150 rows above.
        let first = view.cellForItem(at: [0, 750]) as? NumberCell
        #expect(first?.label.text == "750: 850")
    }

    @Test("a copy of a registration shares its cells")
    func copies() {
        let copy = numbers
        let source = source(numbers)
        let view = source.view()
        stage.show(view)
        source.cell = { $0.dequeueConfiguredReusableCell(using: copy, for: $1, item: 1) }
        view.reloadData()
        stage.settle()
        #expect(view.trace.cellsCreated == 20 && view.trace.cellsReused == 20)
    }

    @Test("two registrations of one class share no cells")
    func twoOfOneClass() {
        let others = Numbers { cell, _, _ in cell.label.text = "other" }
        let source = source(numbers)
        let view = source.view()
        stage.show(view)
        let first = view.visibleCells
        source.cell = { $0.dequeueConfiguredReusableCell(using: others, for: $1, item: 1) }
        view.reloadData()
        stage.settle()
        #expect(view.trace.cellsCreated == 40 && view.trace.cellsReused == 0)
        #expect(view.visibleCells.allSatisfy { cell in !first.contains { $0 === cell } })
        #expect(first[0].reuseIdentifier != view.visibleCells[0].reuseIdentifier)
        // The first ones waited.
        source.cell = { [numbers] in $0.dequeueConfiguredReusableCell(using: numbers, for: $1, item: 1) }
        view.reloadData()
        stage.settle()
        #expect(view.trace.cellsCreated == 40 && view.trace.cellsReused == 20)
        #expect(view.visibleCells.allSatisfy { cell in first.contains { $0 === cell } })
    }

    @Test("one registration serves two collection views, each with its own cells")
    func twoViews() {
        let source = source(numbers)
        let views = [source.view(), source.view()]
        for view in views { view.layoutIfNeeded() }
        #expect(views.map(\.trace.cellsCreated) == [20, 20])
        #expect(views.map(\.visibleCells.count) == [20, 20])
        let identifiers = Set(views.flatMap(\.visibleCells).map(\.reuseIdentifier))
        #expect(identifiers.count == 1)
        views[0].contentOffset.y = 60
        views[0].layoutIfNeeded()
        #expect(views.map(\.trace.cellsReused) == [5, 0])
    }

    @Test("a new collection view shares no cells with one that is gone")
    func laterView() {
        let source = source(numbers)
        for _ in 0..<3 {
            let others = Numbers { _, _, _ in }
            let view = source.view()
            view.layoutIfNeeded()
            source.cell = { $0.dequeueConfiguredReusableCell(using: others, for: $1, item: 1) }
            view.reloadData()
            view.layoutIfNeeded()
            #expect(view.trace.cellsCreated == 40)
            source.cell = { [numbers] in $0.dequeueConfiguredReusableCell(using: numbers, for: $1, item: 1) }
        }
    }

    @Test("an app can register a registration's reuse identifier for another class")
    func sameIdentifier() throws {
        let source = source(numbers)
        let view = source.view()
        stage.show(view)
        let identifier = try #require(view.visibleCells.first?.reuseIdentifier)
        #expect(!identifier.isEmpty)
        view.register(PlainCell.self, forCellWithReuseIdentifier: identifier)
        view.reloadData()
        stage.settle()
        #expect(view.visibleCells.allSatisfy { $0 is NumberCell } && view.trace.cellsCreated == 20)
        source.cell = { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) }
        view.reloadData()
        stage.settle()
        #expect(view.visibleCells.allSatisfy { $0 is PlainCell } && view.trace.cellsCreated == 40)
        // Nor does it take the registration's class away.
        view.register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
        source.cell = { [numbers] in $0.dequeueConfiguredReusableCell(using: numbers, for: $1, item: 1) }
        view.reloadData()
        stage.settle()
        #expect(view.visibleCells.allSatisfy { $0 is NumberCell } && view.trace.cellsCreated == 40)
    }

    @Test("a registration and the app's reuse identifiers work in one collection view")
    func beside() {
        let source = ProviderSource(count: 10) { [numbers] view, path in
            path.item < 5
                ? view.dequeueConfiguredReusableCell(using: numbers, for: path, item: path.item)
                : view.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
        }
        let view = source.view()
        view.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
        stage.show(view)
        #expect(
            view.visibleCells.map { $0 is PlainCell } == Array(repeating: false, count: 5)
                + Array(repeating: true, count: 5))
        view.reloadData()
        stage.settle()
        #expect(view.trace.cellsCreated == 10 && view.trace.cellsReused == 10)
    }

    // MARK: Reconfiguring

    @Test("a reconfigured cell stays, isn't prepared for reuse, and is passed to the handler (R116)")
    func reconfigure() throws {
        var names = (0..<1000).map { "\($0)" }
        var filled: [Int] = []
        let words = UICollectionView.CellRegistration<NumberCell, String> { cell, path, name in
            filled.append(path.item)
            cell.label.text = name
        }
        let source = ProviderSource(count: 1000) { view, path in
            view.dequeueConfiguredReusableCell(using: words, for: path, item: names[path.item])
        }
        let view = source.view()
        stage.show(view)
        let cell = try #require(view.cellForItem(at: [0, 3]) as? NumberCell)
        names[3] = "three"
        filled = []
        view.reconfigureItems(at: [[0, 3]])
        stage.settle()
        #expect(filled == [3] && cell.label.text == "three")
        #expect(view.cellForItem(at: [0, 3]) === cell && cell.reuses == 0)
        #expect(view.trace.cellsCreated == 20 && view.trace.cellsReused == 0)
    }

    @Test("a cell made ahead of time is passed to the handler once (R110)")
    func madeAhead() {
        var filled: [Int] = []
        let registration = Numbers { _, path, _ in filled.append(path.item) }
        let source = source(registration)
        let view = source.view()
        stage.show(view)
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.settle()
        #expect(view.trace.cellsPreparedAhead > 0)
        #expect(filled == filled.sorted() && Set(filled).count == filled.count)
    }
}

@MainActor private final class PlainCell: UICollectionViewCell {}
