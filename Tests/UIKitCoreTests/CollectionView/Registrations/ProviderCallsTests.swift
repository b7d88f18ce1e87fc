import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Calls to data sources") struct ProviderCallsTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)

    /// One number for each call for a cell or a header: 1 if the call was marked as the collection view's, 0 if not.
    private final class Counts {
        var cells: [Int] = []
        var headers: [Int] = []
    }

    private func source(_ counts: Counts) -> ProviderSource {
        ProviderSource(count: 1000) { view, _, path in
            counts.headers.append(ProviderCalls.asking == view.supply.number ? 1 : 0)
            return view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
        } cell: { view, path in
            counts.cells.append(ProviderCalls.asking == view.supply.number ? 1 : 0)
            return view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
        }
    }

    private func view(_ source: ProviderSource) -> UICollectionView {
        let view = source.view(flowWithHeaders())
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        return view
    }

    @Test("whether a data source is being asked for a cell or a header is known throughout the call")
    func known() {
        let counts = Counts()
        let source = source(counts)
        let view = view(source)
        #expect(ProviderCalls.asking == 0)
        stage.show(view)
        // Rows begin at 20, 80 and 140; the row at 200 only touches the view.
        #expect(counts.cells == Array(repeating: 1, count: 15))
        #expect(counts.headers == [1])

        counts.cells = []
        view.reconfigureItems(at: [[0, 3]])
        stage.settle()
        #expect(counts.cells == [1])

        counts.cells = []
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.settle()
        #expect(view.trace.cellsPreparedAhead > 0 && !counts.cells.isEmpty)
        #expect(counts.cells.allSatisfy { $0 == 1 })
        #expect(ProviderCalls.asking == 0)
    }

    @Test("a collection view inside a cell asks its data source within the call for that cell")
    func nested() {
        let counts = Counts()
        let inner = source(counts)
        inner.count = 1
        let views = [view(inner), view(inner)]
        let outer = source(Counts())
        outer.count = 2
        outer.cell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
            cell.contentView.addSubview(views[path.item])
            views[path.item].layoutIfNeeded()
            return cell
        }
        stage.show(view(outer))
        #expect(counts.cells == [1, 1] && counts.headers == [1, 1])
        #expect(ProviderCalls.asking == 0)
    }

    @Test("while a cell is made, it may create the registration of a collection view inside it")
    func madeInsideAnotherProvider() {
        let outer = source(Counts())
        outer.count = 1
        var inner: [(UICollectionView, ProviderSource)] = []
        outer.cell = { [self] view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
            let registration = UICollectionView.CellRegistration<NumberCell, Int> { $0.label.text = "\($2)" }
            let source = source(Counts())
            source.count = 1
            source.cell = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 7) }
            inner.append((self.view(source), source))
            cell.contentView.addSubview(inner[0].0)
            inner[0].0.layoutIfNeeded()
            return cell
        }
        stage.show(view(outer))
        #expect(inner[0].0.visibleCells.compactMap { ($0 as? NumberCell)?.label.text } == ["7"])
    }
}
