import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Lists of rows that become lower when the device is rotated, as their text has more room.
@MainActor @Suite("A list on a device that turns") struct TurnedListTests {
    @Test("after random turns and updates a list rests within its content", arguments: [50, 1, 2, 3, 4, 5] as [UInt64])
    func random(seed: UInt64) {
        let list = TurnedList(seed: seed)
        for step in 0..<60 {
            var action = list.act()
            while Bool.random(using: &list.random) {
                list.stage.advance(by: Double.random(in: 0...0.4, using: &list.random))
                action += ", " + list.act()
            }
            list.stage.settle()
            let view = list.view
            let highest = max(
                -view.adjustedContentInset.top,
                view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
            #expect(
                view.contentOffset.y <= highest + 0.01 && view.contentOffset.y >= -view.adjustedContentInset.top - 0.01,
                "seed \(seed), step \(step), \(action): \(view.contentOffset.y) of \(-view.adjustedContentInset.top) to \(highest)"
            )
        }
    }
}

@MainActor private final class TurnedList {
    let stage: Stage
    let view: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    var random: SeededGenerator
    private var words: [Int: Int] = [:]
    private let sizes: [CGSize]
    private var next = 0
    private var mostWords = 80

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let isPad = Bool.random(using: &random)
        sizes =
            isPad
            ? [CGSize(width: 834, height: 1194), CGSize(width: 1194, height: 834)]
            : [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)]
        let looks: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .insetGrouped, .grouped, .sidebar]
        var configuration = UICollectionLayoutListConfiguration(appearance: looks.randomElement(using: &random)!)
        configuration.headerMode = Bool.random(using: &random) ? .supplementary : .none
        stage = Stage(
            size: sizes[0], scale: 2, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view = controller.collectionView
        if Bool.random(using: &random) { view.semanticContentAttribute = .forceRightToLeft }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, number in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(number)"
            content.secondaryText = Array(repeating: "word", count: self?.words[number] ?? 1).joined(separator: " ")
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        mostWords = Bool.random(using: &random) ? 2 : 80
        let sections = Bool.random(using: &random) ? 3 : 15
        for section in 0..<sections {
            snapshot.appendSections([section])
            snapshot.appendItems(newRows(48 / sections), toSection: section)
        }
        source.apply(snapshot, animatingDifferences: false)
        stage.show(
            Bool.random(using: &random) ? UINavigationController(rootViewController: controller) : controller)
        stage.settle()
    }

    private func newRows(_ count: Int) -> [Int] {
        (0..<count).map { _ in
            next += 1
            words[next] = Int.random(in: 1...mostWords, using: &random)
            return next
        }
    }

    /// Performs an action; returns its description.
    func act() -> String {
        guard let source else { return "" }
        var snapshot = source.snapshot()
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            let size = stage.window.bounds.size == sizes[0] ? sizes[1] : sizes[0]
            stage.resize(to: size)
            return "turn to \(size)"
        case 9:
            let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge]
            stage.window.traitOverrides.preferredContentSizeCategory = sizes.randomElement(using: &random) ?? .large
            return "text size"
        case 2, 3:
            let last = snapshot.sectionIdentifiers.indices.last {
                snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[$0]) > 0
            }
            guard let last else { return "" }
            let count = snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[last])
            view.scrollToItem(at: [last, count - 1], at: .bottom, animated: Bool.random(using: &random))
            return "to the end"
        case 4:
            let middle = CGPoint(x: view.bounds.width / 2, y: 300)
            stage.flick(from: middle, to: CGPoint(x: middle.x, y: 300 - CGFloat.random(in: -250...250, using: &random)))
            return "flick"
        case 5:
            snapshot.appendItems(newRows(Int.random(in: 1...4, using: &random)), toSection: 2)
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            return "append"
        case 6:
            let gone = snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
            snapshot.deleteItems(gone)
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            return "delete \(gone.count)"
        case 7:
            guard let some = snapshot.itemIdentifiers.randomElement(using: &random) else { return "" }
            words[some] = Int.random(in: 1...mostWords, using: &random)
            snapshot.reconfigureItems([some])
            source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
            return "reconfigure"
        default:
            view.contentOffset.y = max(
                -view.adjustedContentInset.top,
                view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height)
            return "to the lowest"
        }
    }
}
