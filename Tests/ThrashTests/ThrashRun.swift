import CollectionEngine
import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A collection view on a stage, shaken: random batches, valid and not, while it scrolls, while it moves, and at rest. After
/// each step what is on screen is compared with a model of arrays.
@MainActor final class ThrashRun {
    private let seed: UInt64
    private var random: SeededGenerator
    private let stage: Stage
    private let source: ThrashSource
    private let view: UICollectionView
    private var selected: Set<Int> = []
    /// Descriptions of the steps, which are only made when something fails.
    private var steps: [() -> String] = []
    private var completionsDue = 0
    private var refusals: [String] = []
    /// Fewer frames than on a device: they are most of the work, and mistakes that the next frame hides stay longer.
    private static let framesPerSecond = 10.0
    private(set) var batches = 0
    /// The first failure, and how to reproduce it.
    private(set) var failure: String?

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        stage = Stage(size: CGSize(width: 100, height: 100), scale: 1, framesPerSecond: Self.framesPerSecond)
        let counts = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
        source = ThrashSource(NaiveModel(counts: counts), givesSizes: Bool.random(using: &random))
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Self.layout(&random))
        self.random = random
        view.register(ThrashCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            ThrashHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.allowsMultipleSelection = true
        if Int.random(in: 0..<5, using: &self.random) == 0 { view.semanticContentAttribute = .forceRightToLeft }
        view.dataSource = source
        view.delegate = source
        stage.show(view)
    }

    private static func layout(_ random: inout SeededGenerator) -> UICollectionViewLayout {
        guard Int.random(in: 0..<3, using: &random) > 0 else { return ThrashRows() }
        let flow =
            Bool.random(using: &random) ? UICollectionViewFlowLayout() : PlainSubclass()
        flow.minimumLineSpacing = CGFloat(Int.random(in: 0...5, using: &random))
        flow.minimumInteritemSpacing = 2
        flow.headerReferenceSize = CGSize(width: 0, height: Int.random(in: 0...1, using: &random) * 12)
        flow.sectionHeadersPinToVisibleBounds = Int.random(in: 0..<5, using: &random) == 0
        if Int.random(in: 0..<4, using: &random) == 0 { flow.estimatedItemSize = CGSize(width: 30, height: 30) }
        if Int.random(in: 0..<6, using: &random) == 0 { flow.scrollDirection = .horizontal }
        return flow
    }

    /// A subclass that changes nothing. The collection view can't know that, and treats it as a custom layout.
    private final class PlainSubclass: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    // MARK: Steps

    func run(batches count: Int) {
        let policy = UICollectionView.inconsistencyPolicy
        UICollectionView.inconsistencyPolicy = .reloadData
        Diagnostics.receiver = { [self] identifier, message in
            if identifier == "invalid-update" { refusals.append(message) }
        }
        defer {
            UICollectionView.inconsistencyPolicy = policy
            Diagnostics.receiver = nil
        }
        while batches < count, failure == nil {
            step()
            check()
        }
        note("settle")
        if !stage.settle() { fail("frames go on for a minute") }
        check()
        if completionsDue != 0 { fail("\(completionsDue) completions were not called, or twice") }
        if view.elements.areSomeDeparting { fail("\(view.elements.departing.count) views never left") }
        let leftovers = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.count
        if leftovers != view.elements.count { fail("\(leftovers) views are seen, \(view.elements.count) are shown") }
        let displayed = source.displayed - view.visibleCells.count
        if displayed != 0 { fail("\(displayed) cells were displayed and never ended") }
    }

    private func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<70: makeBatch()
        case 70..<76: makeBrokenBatch()
        case 76..<84:
            note("advance")
            stage.advance(by: Double.random(in: 0...0.2, using: &random))
        case 84..<88:
            note("settle")
            stage.settle()
        case 88..<92: scroll()
        case 92..<94: fling()
        case 94..<97: select()
        case 97:
            note("layout")
            view.setCollectionViewLayout(Self.layout(&random), animated: Bool.random(using: &random)) { _ in }
        case 98:
            note("reload")
            selected = []
            view.reloadData()
            stage.advance(by: 1 / Self.framesPerSecond)
        default: leaveAndReturn()
        }
    }

    private func note(_ step: @autoclosure @escaping () -> String) { steps.append(step) }

    private func makeBatch() {
        // A reload makes models smaller that would otherwise grow without end.
        if source.model.places.count > 60 || source.model.sections.count > 5 {
            source.model = NaiveModel(counts: [Int.random(in: 0...9, using: &random), 3])
            selected = []
            view.reloadData()
            stage.advance(by: 1 / Self.framesPerSecond)
        }
        let batch = RandomBatch(of: source.model, using: &random)
        note("\(batch.operations)")
        // A reloaded item isn't selected any more (Decisions/0042).
        for case .reloadItem(let place) in batch.operations { selected.remove(source.model[place].identity) }
        perform(batch.operations, after: batch.after, isNested: Int.random(in: 0..<8, using: &random) == 0)
        let kept = Set(batch.after.sections.flatMap { $0.items.map(\.identity) })
        selected.formIntersection(kept)
    }

    private func makeBrokenBatch() {
        let batch = RandomBatch(of: source.model, using: &random)
        let broken = BrokenBatch(batch, using: &random)
        note("broken \(broken.refusal) \(broken.operations)")
        let before = refusals.count
        perform(broken.operations, after: broken.after, isNested: false)
        if refusals.count != before + 1 { fail("a broken batch was not refused, \(broken.refusal)") }
        selected = []
        stage.advance(by: 1 / Self.framesPerSecond)
    }

    private func perform(_ operations: [UpdateLedger.Operation], after: NaiveModel, isNested: Bool) {
        batches += 1
        completionsDue += 1
        let changes = { [self] in
            source.model = after
            for operation in operations { tell(operation) }
        }
        let completed = { [self] (_: Bool) in completionsDue -= 1 }
        let isAnimated = Int.random(in: 0..<6, using: &random) > 0
        let updates = { [self] in
            guard isNested else { return view.performBatchUpdates(changes, completion: completed) }
            completionsDue += 1
            view.performBatchUpdates(
                { [self] in view.performBatchUpdates(changes, completion: completed) }, completion: completed)
        }
        if isAnimated { updates() } else { UIView.performWithoutAnimation(updates) }
    }

    private func tell(_ operation: UpdateLedger.Operation) {
        func path(_ place: ItemPlace) -> IndexPath { IndexPath(item: place.item, section: place.section) }
        switch operation {
        case .insertItem(let place): view.insertItems(at: [path(place)])
        case .deleteItem(let place): view.deleteItems(at: [path(place)])
        case .reloadItem(let place): view.reloadItems(at: [path(place)])
        case .moveItem(let place, let target): view.moveItem(at: path(place), to: path(target))
        case .insertSection(let section): view.insertSections([section])
        case .deleteSection(let section): view.deleteSections([section])
        case .reloadSection(let section): view.reloadSections([section])
        case .moveSection(let section, let target): view.moveSection(section, toSection: target)
        }
    }

    private func scroll() {
        let part = CGFloat.random(in: 0...1, using: &random)
        let (across, down) = (max(view.contentSize.width - 100, 0), max(view.contentSize.height - 100, 0))
        let offset = CGPoint(x: (part * across).rounded(), y: (part * down).rounded())
        note("scroll \(offset)")
        view.setContentOffset(offset, animated: Bool.random(using: &random))
        stage.advance(by: 1 / Self.framesPerSecond)
    }

    private func fling() {
        let up = Bool.random(using: &random)
        note("fling")
        stage.flick(from: CGPoint(x: 50, y: up ? 90 : 10), to: CGPoint(x: 50, y: up ? 30 : 70), duration: 0.05)
    }

    private func select() {
        guard let place = source.model.places.randomElement(using: &random) else { return }
        note("select \(place)")
        view.selectItem(
            at: IndexPath(item: place.item, section: place.section), animated: false, scrollPosition: [])
        selected.insert(source.model[place].identity)
    }

    private func leaveAndReturn() {
        note("out of the window")
        let window = view.superview
        view.removeFromSuperview()
        makeBatch()
        window?.addSubview(view)
        stage.advance(by: 1 / Self.framesPerSecond)
    }

    // MARK: Checks

    private func check() {
        view.layoutIfNeeded()
        checkCells()
        checkHeaders()
        checkSelection()
        view.checkInvariants(fail)
    }

    private func checkCells() {
        let layout = view.collectionViewLayout
        var seen: Set<Int> = []
        for place in source.model.places {
            let path = IndexPath(item: place.item, section: place.section)
            let item = source.model[place]
            guard let frame = layout.layoutAttributesForItem(at: path).map({ view.mirror.flipped($0.frame) }) else {
                return fail("the layout knows nothing of item \(place)")
            }
            let cell = view.cellForItem(at: path) as? ThrashCell
            guard frame.meets(view.bounds) else {
                if let cell { checkFilledCell(cell, item, at: path) }
                continue
            }
            guard let cell else { return fail("item \(item) at \(place) is not shown, although it is in sight") }
            if cell.item != item { fail("item \(item) at \(place) is shown as \(String(describing: cell.item))") }
            if cell.frame != frame { fail("item \(item) is at \(cell.frame) instead of \(frame)") }
            if cell.isHidden || cell.alpha != 1 || cell.superview !== view { fail("item \(item) is not seen") }
            if view.indexPath(for: cell) != path { fail("the cell of \(path) says that it shows another") }
            if !seen.insert(item.identity).inserted { fail("item \(item) is shown twice") }
        }
        if seen.count != view.visibleCells.count { fail("\(view.visibleCells.count - seen.count) cells too many") }
    }

    /// Checks a cell that was kept after it left, or was made ahead of time.
    private func checkFilledCell(_ cell: ThrashCell, _ item: NaiveModel.Item, at path: IndexPath) {
        if !cell.isHidden { fail("item \(item) is shown out of sight") }
        if cell.item != item { fail("the cell kept for \(item) is filled for \(String(describing: cell.item))") }
        if view.indexPath(for: cell) != path { fail("the cell kept for \(path) says that it is another's") }
        if view.visibleCells.contains(cell) { fail("the cell kept for \(path) is among the visible ones") }
    }

    private func checkHeaders() {
        let kind = UICollectionView.elementKindSectionHeader
        let layout = view.collectionViewLayout
        for (index, section) in source.model.sections.enumerated() {
            let path = IndexPath(item: 0, section: index)
            let frame = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map {
                view.mirror.flipped($0.frame)
            }
            let header = view.supplementaryView(forElementKind: kind, at: path) as? ThrashHeader
            guard let frame, frame.meets(view.bounds) else {
                if header != nil { fail("header \(index) is shown out of sight") }
                continue
            }
            guard let header else { return fail("header \(index) is missing") }
            if header.section?.identity != section.identity || header.section?.version != section.version {
                fail("header \(index) is that of \(String(describing: header.section)) instead of \(section.identity)")
            }
            if header.frame != frame { fail("header \(index) is at \(header.frame) instead of \(frame)") }
        }
    }

    private func checkSelection() {
        let paths = view.indexPathsForSelectedItems ?? []
        let identities = paths.map { source.model[ItemPlace($0.item, in: $0.section)].identity }
        if Set(identities) != selected || identities.count != selected.count {
            fail("selected are \(identities.sorted()) instead of \(selected.sorted())")
        }
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path) as? ThrashCell, let item = cell.item else { continue }
            if cell.isSelected != selected.contains(item.identity) { fail("the selection of \(item) is not shown") }
        }
    }

    private func fail(_ text: String) {
        guard failure == nil else { return }
        failure = """
            \(text)
              after   \(steps.suffix(4).map { $0() }.joined(separator: "; "))
              model   \(source.model.sections.map { "\($0.identity).\($0.version): \($0.items.map(\.identity))" })
              layout  \(type(of: view.collectionViewLayout)), batch \(batches)
              replay  UIKIT_SEED=\(seed) swift test --filter Thrash
            """
    }
}
