import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("The order in which parts follow an update") struct FollowerOrderTests {
    private final class Listener: NSObject, UICollectionViewDelegate {
        var whenCellEnds: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { whenCellEnds(cell, indexPath) }
    }

    private let source = NamedItems([["a", "b", "c", "d", "e", "f"]])
    private let listener = Listener()
    private let view: UICollectionView

    init() {
        view = .named(source)
        view.allowsMultipleSelection = true
        view.delegate = listener
        view.layoutIfNeeded()
    }

    @Test("every part is listed once: item states first, then the views, then movements") func order() {
        let view = view
        func place(_ part: CollectionPart) -> Int? { view.parts.firstIndex { $0 === part } }
        #expect(Set(view.parts.map { ObjectIdentifier($0) }).count == view.parts.count)
        let elements = place(view.elements) ?? -1
        let ofItems: [CollectionPart] = [
            view.itemCounts, view.selection, view.choosing, view.highlight, view.focus, view.aim, view.sizing,
            view.supply, view.lookAhead,
        ]
        #expect(ofItems.allSatisfy { place($0).map { $0 < elements } == true })
        let later: [CollectionPart] = [view.ranges, view.candidates, view.updates, view.transition, view.handMovement]
        #expect(later.allSatisfy { place($0).map { $0 > elements } == true })
        #expect(view.parts.allSatisfy { $0.view === view })
    }

    @Test("a delegate told that a cell is gone finds all item states updated") func told() throws {
        for item in [0, 3] { view.selectItem(at: view.path(item), animated: false, scrollPosition: []) }
        // The cell of e is filled ahead of time.
        view.lookAhead.prepareNextCell(.forward)
        let e = try #require(view.supply.filledCell(.cell(4, in: 0)))
        var seen: [String] = []
        listener.whenCellEnds = { [view] cell, path in
            seen.append("end of \(path.item)")
            seen.append("selected \(view.indexPathsForSelectedItems?.map(\.item) ?? [])")
            seen.append("e is \(view.supply.key(ofFilled: e)?.item ?? -1)")
        }
        source.sections[0].removeFirst()
        view.deleteItems(at: [view.path(0)])
        #expect(seen == ["end of 0", "selected [2]", "e is 3"])
    }

    @Test("an update that changes nothing renames no view, and all views survive") func empty() throws {
        let counts = view.itemCounts.known
        let movement = try ElementMovement(
            view, plan: UpdatePlan(UpdateLedger(before: counts, operations: [], after: counts)), keepsStates: true)
        let before = view.elements.keys.sorted()
        view.updates.rename(movement)
        #expect(view.elements.keys.sorted() == before && before.allSatisfy(movement.isSurvivor))
        #expect(movement.leaving.isEmpty)
    }
}
