import RenderTree
import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A list of mail that is swiped, edited, expanded, scrolled, changed by batches, reloaded and laid out otherwise, in any order, by
/// actions that delete their row, reload, push the list out of its window, finish late, twice or never.
@MainActor final class ListThrash {
    private var random: SeededGenerator
    private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 2, framesPerSecond: 20)
    private let view: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private var counts = [0, 0, 0]
    private var lastItem = 0
    /// Completions of actions that have not been called.
    private var unfinished: [(Bool) -> Void] = []
    private(set) var failure: String?

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.allowsMultipleSelectionDuringEditing = true
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, item in
            fill(cell, item)
        }
        let edge = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: edge, for: path)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        view.collectionViewLayout = layout()
        change()
        stage.show(view)
    }

    private func layout() -> UICollectionViewLayout {
        guard Int.random(in: 0..<10, using: &random) > 0 else { return UICollectionViewFlowLayout() }
        var list = UICollectionLayoutListConfiguration(
            appearance: pick([.plain, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]))
        list.headerMode = pick([.none, .supplementary, .firstItemInSection])
        list.showsSeparators = Int.random(in: 0..<4, using: &random) > 0
        if Int.random(in: 0..<3, using: &random) == 0 {
            list.itemSeparatorHandler = { path, common in
                var own = common
                if path.item.isMultiple(of: 2) { own.topSeparatorVisibility = .visible }
                return own
            }
        }
        list.leadingSwipeActionsConfigurationProvider = { [unowned self] in actions(at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { [unowned self] in actions(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        let count = pick([0, 1, 1, 2, 2, 3, 100])
        if Int.random(in: 0..<10, using: &random) == 0 { return nil }
        if Int.random(in: 0..<30, using: &random) == 0 { view.reloadData() }
        let actions = (0..<count).map { number in
            UIContextualAction(style: number == 0 ? .destructive : .normal, title: "Action \(number)") {
                [unowned self] _, _, finish in act(at: path, finish)
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = Bool.random(using: &random)
        return configuration
    }

    private func act(at path: IndexPath, _ finish: @escaping (Bool) -> Void) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: unfinished.append(finish)
        case 1:
            view.reloadData()
            finish(true)
        case 2:
            view.removeFromSuperview()
            stage.window.addSubview(view)
            finish(false)
        case 3:
            view.collectionViewLayout = layout()
            finish(true)
        default:
            if let item = source.itemIdentifier(for: path) {
                var snapshot = source.snapshot()
                snapshot.deleteItems([item])
                source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            }
            finish(true)
            if Bool.random(using: &random) { finish(false) }
        }
    }

    private func fill(_ cell: UICollectionViewListCell, _ item: Int) {
        var content = cell.defaultContentConfiguration()
        content.text = "Message \(item)"
        if item.isMultiple(of: 3) { content.secondaryText = String(repeating: "text ", count: item % 12) }
        cell.contentConfiguration = content
        var accessories: [UICellAccessory] = [.delete(), .reorder(), .multiselect()]
        if item.isMultiple(of: 2) { accessories.append(.disclosureIndicator()) }
        if item.isMultiple(of: 5) { accessories.append(.outlineDisclosure()) }
        if item.isMultiple(of: 7) { accessories.append(.label(text: "\(item)")) }
        cell.accessories = accessories
    }

    // MARK: Steps

    func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<20: change()
        case 20..<55: swipe()
        case 55..<65: stage.tap(at: place())
        case 65..<70: view.isEditing.toggle()
        case 70..<75: view.contentOffset.y = CGFloat.random(in: 0...600, using: &random)
        case 75..<78: stage.press(pick(["ArrowDown", "ArrowUp", " ", "Enter", "Tab", "Delete"]))
        case 78..<80: view.collectionViewLayout = layout()
        case 80: view.reloadData()
        case 81: view.semanticContentAttribute = pick([.forceRightToLeft, .forceLeftToRight])
        case 82: stage.window.traitOverrides.preferredContentSizeCategory = pick([.small, .large, .accessibilityLarge])
        case 83..<86: if !unfinished.isEmpty { unfinished.removeLast()(Bool.random(using: &random)) }
        default: stage.advance(by: Double.random(in: 0...0.3, using: &random))
        }
    }

    private func place() -> CGPoint {
        CGPoint(x: Double.random(in: 0...200, using: &random), y: Double.random(in: 0...400, using: &random))
    }

    /// Swipes, mostly across a row; the finger may stay down.
    private func swipe() {
        let (start, finger) = (place(), Int.random(in: 1...2, using: &random))
        var point = start
        let way = CGFloat.random(in: -190...190, using: &random)
        stage.send(.touch(TouchInput(phase: .began, finger: finger, location: point)))
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            point.x += way / 8
            point.y += CGFloat.random(in: -2...2, using: &random)
            stage.send(.touch(TouchInput(phase: .moved, finger: finger, location: point)))
            if Bool.random(using: &random) { stage.advance(by: 1.0 / 60) }
        }
        guard Int.random(in: 0..<8, using: &random) > 0 else { return }
        stage.send(.touch(TouchInput(phase: pick([.ended, .ended, .cancelled]), finger: finger, location: point)))
    }

    private func change() {
        var roots: [[Int]] = []
        for section in 0..<counts.count {
            if Int.random(in: 0..<3, using: &random) == 0 { counts[section] = Int.random(in: 0...9, using: &random) }
            roots.append((0..<counts[section]).map { section * 100 + $0 })
        }
        guard Bool.random(using: &random) else {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections(Array(0..<counts.count))
            for (section, items) in roots.enumerated() {
                snapshot.appendItems(items.shuffled(using: &random), toSection: section)
            }
            return source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
        }
        let section = Int.random(in: 0..<counts.count, using: &random)
        guard source.snapshot().sectionIdentifiers.contains(section) else { return }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append(roots[section])
        for item in roots[section] where Bool.random(using: &random) {
            outline.append([1000 + item, 2000 + item], to: item)
            if Bool.random(using: &random) { outline.expand([item]) }
        }
        source.apply(outline, to: section, animatingDifferences: Bool.random(using: &random))
    }

    // MARK: Checks

    func check() {
        view.layoutIfNeeded()
        view.checkInvariants(fail)
        let opened = view.visibleCells.filter { $0.configurationState.isSwiped }
        if opened.count > 1 { fail("\(opened.count) rows are open") }
        for case let cell as UICollectionViewListCell in view.visibleCells where cell.listRow != nil {
            let content = cell.contentView.frame
            if content.minX < -0.01 || content.maxX > cell.bounds.width + 0.01 {
                fail("content reaches out of its row")
            }
        }
    }

    /// Waits until everything rests, and checks that each row has its layout's frame and the look of its place.
    func finish() {
        for finger in 0..<3 { stage.send(.touch(TouchInput(phase: .cancelled, finger: finger, location: .zero))) }
        view.isEditing = false
        for finish in unfinished { finish(true) }
        unfinished = []
        view.swipes.close(animated: true)
        guard stage.settle() else { return fail("it never rests") }
        check()
        let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
        for cell in view.visibleCells {
            guard let path = view.indexPath(for: cell) else { return fail("a cell shows no item") }
            let frame = view.layoutAttributesForItem(at: path).map { view.mirror.flipped($0.frame) }
            if cell.frame != frame { fail("item \(path) is at \(cell.frame) instead of \(String(describing: frame))") }
            let list = layout?.list(ofSection: path.section)
            if (cell.listRow?.list === list) != true {
                fail("item \(path) goes by another list")
            }
            guard let list, let row = cell.listRow else { continue }
            let first = list.configuration.headerMode == .firstItemInSection ? 1 : 0
            let last = view.numberOfItems(inSection: path.section) - 1
            let isHeader = path.item < first
            if (row.role == .header) != isHeader { fail("item \(path) is a header, or is not") }
            if !isHeader, row.isFirst != (path.item == first) || row.isLast != (path.item == last) {
                fail("item \(path) has the wrong corners")
            }
        }
        if view.subviews.contains(where: { $0 is SwipeActionsView }) { fail("buttons are left over") }
        let frames = stage.framesMade
        stage.advance(by: 1)
        if stage.framesMade != frames { fail("frames are made although nothing moves") }
    }

    private func fail(_ reason: String) { failure = failure ?? reason }

    private func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}
