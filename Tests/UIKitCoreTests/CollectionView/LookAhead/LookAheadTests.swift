import CollectionEngine
import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// A hundred rows at multiples of 50, in a view of 320 x 200 that is in no window. No frame passes: what is made ready after one
/// is asked for by hand.
@MainActor @Suite("Items prepared ahead") struct LookAheadTests {
    private let journal = CellJournal(counts: [100])
    private let view: UICollectionView
    private var ahead: LookAhead { view.lookAhead }

    init() {
        view = CellJournal.list(journal)
        view.prefetchDataSource = journal
        view.layoutIfNeeded()
    }

    private func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }

    private func useOwnLayout(_ layout: AskedRows = AskedRows()) -> AskedRows {
        view.setCollectionViewLayout(layout, animated: false)
        view.layoutIfNeeded()
        layout.asked = []
        return layout
    }

    private func movement(_ operations: [UpdateLedger.Operation], after: Int) throws -> ElementMovement {
        let ledger = UpdateLedger(
            before: CollectionCounts(items: [100]), operations: operations, after: CollectionCounts(items: [after]))
        return try ElementMovement(view, plan: UpdatePlan(ledger), keepsStates: false)
    }

    // MARK: Announced items (R112)

    @Test("items within one screen in the direction of scrolling are announced, the nearest first") func announced() {
        scroll(to: 1000)
        // 1000 to 1200 is in view. Row 23 ends at 1190, row 24 begins at 1200, row 28 at 1400.
        ahead.announceItems(.forward)
        #expect(journal.announced == [[24, 25, 26, 27]] && journal.cancelled == [])
        ahead.announceItems(.forward)
        #expect(journal.announced.count == 1)
        ahead.announceItems(.backward)
        #expect(journal.announced.last == [19, 18, 17, 16] && journal.cancelled == [[24, 25, 26, 27]])
    }

    @Test("at the ends of the content no item is announced") func ends() {
        ahead.announceItems(.backward)
        scroll(to: 4790)
        ahead.announceItems(.forward)
        #expect(journal.announced == [] && journal.cancelled == [])
    }

    @Test("announced items follow an update; deleted ones are forgotten without a cancel call") func follow() throws {
        ahead.announceItems(.forward)
        #expect(journal.announced == [[4, 5, 6, 7]])
        let operations: [UpdateLedger.Operation] = [
            .deleteItem(ItemPlace(5, in: 0)), .reloadItem(ItemPlace(6, in: 0)), .insertItem(ItemPlace(0, in: 0)),
            .insertItem(ItemPlace(1, in: 0)),
        ]
        try ahead.follow(movement(operations, after: 101))
        // 4 and 7 are 6 and 8 now.
        #expect(ahead.announced.announced.paths == [[0, 6], [0, 8]])
        #expect(journal.cancelled == [])
    }

    @Test("switching prefetching off cancels all that was announced, once (R111)") func switchedOff() {
        ahead.announceItems(.forward)
        view.isPrefetchingEnabled = false
        view.isPrefetchingEnabled = false
        #expect(journal.cancelled == [[4, 5, 6, 7]])
        view.isPrefetchingEnabled = true
        #expect(journal.cancelled == [[4, 5, 6, 7]] && ahead.announced.announced.runs.isEmpty)
    }

    @Test("reloading data and setting another prefetching source forget all without a cancel call") func forgotten() {
        ahead.announceItems(.forward)
        view.reloadData()
        #expect(ahead.announced.announced.runs.isEmpty && ahead.travel.direction == nil)
        view.layoutIfNeeded()
        ahead.announceItems(.forward)
        #expect(ahead.announcesItems)
        view.prefetchDataSource = nil
        #expect(ahead.announced.announced.runs.isEmpty && !ahead.announcesItems && journal.cancelled == [])
    }

    // MARK: Calls of a custom layout

    @Test("a custom layout is asked about whole pages, once until it is prepared again") func asked() {
        let layout = useOwnLayout()
        scroll(to: 50)
        layout.asked = []
        // 250 to 450 lies on the pages from 200 to 600.
        ahead.announceItems(.forward)
        ahead.announceItems(.forward)
        let pages = CGRect(x: 0, y: 200, width: 320, height: 400)
        #expect(layout.asked == [pages])
        #expect(ahead.answer.isAbout(pages, prepares: view.trace.prepares))
        layout.invalidateLayout()
        view.layoutIfNeeded()
        layout.asked = []
        ahead.announceItems(.forward)
        #expect(layout.asked == [pages])
    }

    @Test("the items of those pages that are not in view are announced, the nearest first") func ownLayout() {
        _ = useOwnLayout()
        scroll(to: 50)
        // Rows 1 to 4 are in view; 200 to 600 are rows 4 to 11.
        ahead.announceItems(.forward)
        #expect(journal.announced == [[5, 6, 7, 8, 9, 10, 11]])
    }

    @Test("hidden items, items with invalid frames and items that don't exist are not announced")
    func answersThatDoNotCount() {
        let layout = useOwnLayout()
        layout.change = { attributes in
            if attributes.indexPath.item == 5 { attributes.isHidden = true }
            if attributes.indexPath.item == 6 { attributes.indexPath = [0, 600] }
            if attributes.indexPath.item == 7 { attributes.center.x = .nan }
        }
        ahead.announceItems(.forward)
        #expect(journal.announced == [[4]])
        layout.change = { if $0.indexPath.item == 4 { $0.size.width = -1 } }
        layout.invalidateLayout()
        view.layoutIfNeeded()
        ahead.announceItems(.forward)
        #expect(journal.announced.last == [5, 6, 7] && journal.cancelled == [[4]])
    }

    @Test("an item that a layout returns twice is announced once") func answeredTwice() {
        let layout = useOwnLayout()
        layout.answersTwice = true
        ahead.announceItems(.forward)
        #expect(journal.announced == [[4, 5, 6, 7]] && journal.mistakes == [])
    }

    @Test("of a layout that returns all of its items, those on the pages ahead are announced") func answersWithAll() {
        let layout = useOwnLayout()
        layout.answersWithAll = true
        ahead.announceItems(.forward)
        #expect(journal.announced == [[4, 5, 6, 7]])
    }

    // MARK: Cells that are filled ahead (R110)

    @Test("one cell per call is made ahead, the nearest first, within a quarter of the view") func prepared() {
        scroll(to: 1000)
        let asked = journal.asked.count
        // Up to 1250 there is only row 24.
        for _ in 0..<3 { ahead.prepareNextCell(.forward) }
        #expect(Array(journal.asked[asked...]) == [24] && view.trace.cellsPreparedAhead == 1)
        #expect(view.supply.filledCell(.cell(24, in: 0))?.isHidden == true)
        // From 950 on there is row 19.
        ahead.prepareNextCell(.backward)
        #expect(journal.asked.last == 19 && view.elements[.cell(19, in: 0)] == nil)
    }

    @Test("a cell that was made ahead is shown without another cellForItemAt") func shownAgain() {
        ahead.prepareNextCell(.forward)
        #expect(journal.asked.last == 4)
        let (asked, cell) = (journal.asked.count, view.supply.filledCell(.cell(4, in: 0)))
        scroll(to: 50)
        #expect(view.cellForItem(at: [0, 4]) === cell && cell?.isHidden == false)
        #expect(journal.asked.count == asked)
    }

    @Test("a reload while a cell is made ahead discards that cell") func reloading() {
        journal.whileFilling = { [view] path in if path.item == 4 { view.reloadData() } }
        ahead.prepareNextCell(.forward)
        #expect(view.supply.filledCell(.cell(4, in: 0)) == nil && view.supply.filledCount == 0)
    }

    // MARK: Order

    @Test("nearest are items that begin first, or scrolling back end last; then by index path") func sorted() {
        func candidate(_ item: Int, _ y: CGFloat, _ height: CGFloat) -> Candidate {
            let frame = CGRect(x: 0, y: y, width: 10, height: height)
            return Candidate(key: .cell(item, in: 0), frame: frame, attributes: UICollectionViewLayoutAttributes())
        }
        let elements = [candidate(3, 0, 10), candidate(1, 10, 10), candidate(0, 10, 40), candidate(2, 5, 100)]
        #expect(ahead.sorted(elements, .forward).map(\.key.item) == [3, 2, 0, 1])
        #expect(ahead.sorted(elements, .backward).map(\.key.item) == [2, 0, 1, 3])
    }
}

/// Rows at multiples of 50 from a custom layout, which records its calls.
private final class AskedRows: UICollectionViewLayout {
    var asked: [CGRect] = []
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var answersTwice = false
    var answersWithAll = false

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        asked.append(rect)
        let rows = rows(in: answersWithAll ? .infinite : rect)
        return answersTwice ? rows + rows : rows
    }

    private func rows(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (0..<100).map { row in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, row])
            attributes.frame = CGRect(x: 0, y: row * 50, width: 320, height: 40)
            return attributes
        }
        .filter { $0.frame.intersects(rect) }
        .map { attributes in
            change(attributes)
            return attributes
        }
    }
}
