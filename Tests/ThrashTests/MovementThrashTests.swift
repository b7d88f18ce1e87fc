import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Random movements by hand: at each step, the view shows the same order as lists of names.
@MainActor @Suite("Thrash: interactive movements") struct MovementThrashTests {
    @Test("after random movements and interruptions each item is in place", arguments: SeededGenerator.seeds(1..<61))
    func thrash(seed: UInt64) {
        let run = MovementThrash(seed: seed)
        for _ in 0..<200 where run.failure == nil { run.step() }
        run.finish()
        #expect(run.failure == nil, "UIKIT_SEED=\(seed) swift test --filter MovementThrash")
    }
}

@MainActor private final class MovementThrash: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    private var random: SeededGenerator
    private let stage = Stage(size: CGSize(width: 100, height: 150), scale: 1)
    private let view: UICollectionView
    /// The data source's items, and the items that should be shown while one is moved.
    private var data: [[Int]]
    private var shown: [[Int]]?
    private var lifted: Int?
    private var next = 0
    private var displayed: [Int: Int] = [:]
    private let givesSizes: Bool
    private(set) var failure: String?

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        data = (0..<Int.random(in: 1...3, using: &random)).map { _ in [] }
        givesSizes = Bool.random(using: &random)
        let layout = Bool.random(using: &random) ? UICollectionViewFlowLayout() : PlainSubclass()
        layout.itemSize = CGSize(width: 45, height: 30)
        layout.minimumLineSpacing = 2
        layout.minimumInteritemSpacing = 2
        if Int.random(in: 0..<3, using: &random) == 0 { layout.estimatedItemSize = CGSize(width: 45, height: 25) }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 150), collectionViewLayout: layout)
        super.init()
        for section in data.indices { data[section] = (0..<Int.random(in: 0...12, using: &random)).map { _ in new() } }
        view.register(NameCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        view.delegate = self
        stage.show(view)
        check("the first layout")
    }

    private final class PlainSubclass: UICollectionViewFlowLayout {}

    private final class NameCell: UICollectionViewCell {
        var name = -1

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: 45, height: 15 + name % 4 * 10)
            return layoutAttributes
        }
    }

    private func new() -> Int {
        next += 1
        return next
    }

    // MARK: Steps

    func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<20: begin()
        case 20..<60: update()
        case 60..<68: end()
        case 68..<72: cancel()
        case 72..<84: advance()
        case 84..<92:
            view.contentOffset.y = CGFloat.random(in: 0...max(view.contentSize.height - 150, 0), using: &random)
            view.layoutIfNeeded()
            check("scroll")
        case 92..<96: interfere()
        case 96..<98:
            forgetMovement()
            view.reloadData()
            view.layoutIfNeeded()
            check("reload")
        default:
            forgetMovement()
            view.removeFromSuperview()
            check("out of the window")
            stage.show(view)
            check("and back")
        }
    }

    func finish() {
        cancel()
        stage.settle()
        check("the end")
        let seen = view.subviews.filter { $0 is NameCell && !$0.isHidden }.count
        if seen != view.visibleCells.count { fail("\(seen) cells are seen, \(view.visibleCells.count) are shown") }
        let open = displayed.filter { $0.value != 0 }.map(\.key)
        let names = view.visibleCells.compactMap { ($0 as? NameCell)?.name }
        if Set(open) != Set(names) || displayed.values.contains(where: { $0 > 1 || $0 < 0 }) {
            fail("displayed and not ended: \(open.sorted()), shown: \(names.sorted())")
        }
    }

    private func begin() {
        guard let place = somewhere(in: data, isInsertion: false) else { return }
        let isFree = lifted == nil
        let name = data[place.section][place.item]
        guard view.beginInteractiveMovementForItem(at: place) == isFree else { return fail("begin answered wrongly") }
        if isFree {
            lifted = name
            shown = data
        }
        check("begin")
    }

    /// Moves to any position; the delegate chooses a random place for the item.
    private func update() {
        let point = CGPoint(
            x: CGFloat.random(in: 0...100, using: &random),
            y: view.contentOffset.y + CGFloat.random(in: 45...105, using: &random))
        view.updateInteractiveMovementTargetPosition(point)
        check("update")
    }

    private func end() {
        view.endInteractiveMovement()
        if let shown, data != shown { return fail("the data source has \(data), shown is \(shown)") }
        forgetMovement()
        check("end")
    }

    private func cancel() {
        view.cancelInteractiveMovement()
        forgetMovement()
        check("cancel")
    }

    private func advance() {
        stage.advance(by: Double.random(in: 0...0.2, using: &random))
        check("advance")
    }

    private func interfere() {
        forgetMovement()
        view.performBatchUpdates {
            if let place = somewhere(in: data, isInsertion: false), Bool.random(using: &random) {
                data[place.section].remove(at: place.item)
                view.deleteItems(at: [place])
            } else if let place = somewhere(in: data, isInsertion: true) {
                data[place.section].insert(new(), at: place.item)
                view.insertItems(at: [place])
            }
        }
        check("batch")
    }

    private func forgetMovement() {
        lifted = nil
        shown = nil
    }

    private func somewhere(in sections: [[Int]], isInsertion: Bool) -> IndexPath? {
        let section = Int.random(in: sections.indices, using: &random)
        let count = sections[section].count + (isInsertion ? 1 : 0)
        return count == 0 ? nil : IndexPath(item: Int.random(in: 0..<count, using: &random), section: section)
    }

    // MARK: Checks

    private func check(_ step: String) {
        guard failure == nil else { return }
        let expected = shown ?? data
        guard (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) == expected.map(\.count) else {
            return fail("\(step): counts \(expected.map(\.count))")
        }
        view.layoutIfNeeded()
        view.checkInvariants { fail("\(step): \($0)") }
        var seen: Set<Int> = []
        for (section, names) in expected.enumerated() {
            for (item, name) in names.enumerated() {
                let attributes = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))
                let isInSight = attributes.map(isInSight) ?? false
                guard let place = dataPlace(of: name) else { return fail("\(step): \(name) is nowhere") }
                let cell = view.cellForItem(at: place) as? NameCell
                if name == lifted {
                    guard cell?.name == name, cell?.layer.zPosition == CGFloat(Int.max) else {
                        return fail("\(step): \(name) is not lifted")
                    }
                } else if isInSight, cell?.name != name || cell?.frame != attributes?.frame {
                    return fail(
                        "\(step): \(name) is not at \(section) \(item), \(attributes?.frame ?? .null) in \(view.bounds), but "
                            + (cell.map { "\($0.name) \($0.frame)" } ?? "nowhere"))
                } else if !isInSight, let cell, !cell.isHidden || cell.name != name {
                    return fail("\(step): \(name) is shown out of sight, or its place is kept for \(cell.name)")
                }
                if isInSight || name == lifted { seen.insert(name) }
            }
        }
        let visible = view.visibleCells.compactMap { ($0 as? NameCell)?.name }
        if visible.count != seen.count || Set(visible) != seen {
            fail("\(step): \(visible.sorted()) instead of \(seen.sorted())")
        }
    }

    /// Returns whether an element is in view; touching an edge is not enough.
    private func isInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.frame.maxY > view.bounds.minY && attributes.frame.minY < view.bounds.maxY
    }

    private func dataPlace(of name: Int) -> IndexPath? {
        for (section, names) in data.enumerated() {
            if let item = names.firstIndex(of: name) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private func fail(_ text: String) { failure = failure ?? text }

    // MARK: Data source and delegate

    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? NameCell)?.name = data[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = data[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        data[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard givesSizes else { return CGSize(width: 45, height: 30) }
        return CGSize(width: 45, height: 10 + data[indexPath.section][indexPath.item] % 5 * 10)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard var next = shown, let lifted else {
            fail("asked where nothing is moved")
            return proposedIndexPath
        }
        guard data[originalIndexPath.section][originalIndexPath.item] == lifted,
            next[currentIndexPath.section][currentIndexPath.item] == lifted
        else {
            fail("the item is not where the delegate is told it is")
            return proposedIndexPath
        }
        next[currentIndexPath.section].remove(at: currentIndexPath.item)
        let target = somewhere(in: next, isInsertion: true) ?? currentIndexPath
        next[target.section].insert(lifted, at: target.item)
        shown = next
        return target
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? NameCell else { return }
        if data[indexPath.section][indexPath.item] != cell.name { fail("\(cell.name) is displayed by another's path") }
        displayed[cell.name, default: 0] += 1
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if let cell = cell as? NameCell { displayed[cell.name, default: 0] -= 1 }
    }
}
