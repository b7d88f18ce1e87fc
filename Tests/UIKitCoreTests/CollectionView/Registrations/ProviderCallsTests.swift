import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Questions that data sources are asked") struct ProviderCallsTests {
    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)

    /// How many questions were open whenever the data source was asked for a cell or a header.
    private final class Counts {
        var cells: [Int] = []
        var headers: [Int] = []
    }

    private func source(_ counts: Counts) -> ProviderSource {
        ProviderSource(count: 1000) { view, _, path in
            counts.headers.append(ProviderCalls.openCount)
            return view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
        } cell: { view, path in
            counts.cells.append(ProviderCalls.openCount)
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

    @Test("each question for a cell or a header is counted as long as it is open, whatever it is asked for")
    func counted() {
        let counts = Counts()
        let source = source(counts)
        let view = view(source)
        #expect(ProviderCalls.openCount == 0)
        stage.show(view)
        // Rows begin at 20, 80 and 140; the one at 200 only touches the view.
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
        #expect(ProviderCalls.openCount == 0)
    }

    @Test("a collection view inside a cell is asked inside the question for the cell")
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
        #expect(counts.cells == [2, 2] && counts.headers == [2, 2])
        #expect(ProviderCalls.openCount == 0)
    }
}
