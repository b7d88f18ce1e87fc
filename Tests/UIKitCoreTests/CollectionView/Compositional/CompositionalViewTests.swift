import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("A collection view with a compositional layout") struct CompositionalViewTests {
    private static func list() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private static func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.contentInsets.leading = 20
        return section
    }

    /// Returns the heights, which are unknown before cells are shown.
    private static func heights(_ count: Int) -> [CGFloat] {
        var random = SeededGenerator(seed: 7)
        return (0..<count).map { _ in CGFloat.random(in: 20...80, using: &random).rounded() }
    }

    @Test("scrolling through cells of unknown heights never shifts visible cells", arguments: [30, -30])
    func noJumps(step: CGFloat) {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let list = SizingList(
            heights: Self.heights(300), in: UICollectionViewCompositionalLayout(section: Self.list()))
        stage.show(list.view)
        list.view.contentOffset.y = 4000
        stage.settle()
        for _ in 0..<100 { list.expectSteady(stage, scrollingBy: step) }
    }

    @Test("a pinned header and an item above a background may have the highest zIndex there is")
    func highest() throws {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = .max
        let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 50), zIndex: .max)]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let source = TextSource(["one", "two", "three"])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
        source.prepare(view)
        let stage = Stage(size: CGSize(width: 320, height: 100))
        stage.show(view)
        view.contentOffset.y = 20
        stage.settle()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0])?.zIndex == .max)
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.zIndex == .max)
        #expect(view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 20)
    }

    @Test("cells and headers are as high as their texts are in the width that the layout gives them")
    func texts() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30))
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let source = TextSource(["one", String(repeating: "word ", count: 40), "three"])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        source.prepare(view)
        stage.show(view)
        stage.settle()
        func height(_ text: String, width: CGFloat) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            stage.window.addSubview(label)
            defer { label.removeFromSuperview() }
            return label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let header = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        let text = source.texts[1]
        #expect(header.frame.size == CGSize(width: 320, height: height(text, width: 320)))
        #expect(header.frame.height > 60)
        let cells = (0..<3).compactMap { view.cellForItem(at: [0, $0])?.frame }
        #expect(cells.map(\.width) == [160, 160, 160])
        #expect(
            cells.map(\.height) == [height("one", width: 160), height(text, width: 160), height("one", width: 160)])
        #expect(cells[1].height > header.frame.height)
    }

    @Test(
        "rows grow with their texts when the text size grows, and shrink back with it",
        arguments: [true, false])
    func textSize(isCompositional: Bool) throws {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let source = TextSource(["one", String(repeating: "word ", count: 12), "three"], style: .body)
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: isCompositional ? UICollectionViewCompositionalLayout(section: Self.list()) : flow)
        source.prepare(view)
        stage.show(view)
        stage.settle()
        func heights() -> [CGFloat] { (0..<3).compactMap { view.cellForItem(at: [0, $0])?.frame.height } }
        let normal = heights()
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.settle()
        let large = heights()
        #expect(large.count == 3 && zip(normal, large).allSatisfy { $1 > 1.4 * $0 })
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.settle()
        #expect(heights() == normal)
    }

    @Test("the section provider is asked again when the traits or the size that it may depend on change")
    func traits() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        var styles: [UIUserInterfaceStyle] = []
        let section = Self.grid()
        let layout = UICollectionViewCompositionalLayout { _, environment in
            styles.append(environment.traitCollection.userInterfaceStyle)
            return section
        }
        let source = NumberSource(counts: [4])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        stage.show(view)
        stage.settle()
        let count = styles.count
        view.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(styles.count == count + 1 && styles.last == .dark)
        view.tintColor = .red
        stage.settle()
        #expect(styles.count == count + 1)
    }

    @Test("visualDescription() draws a group as text")
    func description() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let text = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]).visualDescription()
        #expect(text.hasPrefix("group of 2 items, 400 x 100 points\n+----"))
        #expect(text.contains("|0 ") && text.contains("|1 "))
        let empty = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: environment.container.contentSize))]
        }
        #expect(empty.visualDescription().hasPrefix("group of 1 item, "))
    }

    @Test("measured sizes survive updates (R497); a reload forgets them")
    func remembered() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let layout = UICollectionViewCompositionalLayout(section: Self.list())
        let list = SizingList(heights: Self.heights(40), in: layout)
        stage.show(list.view)
        let height = list.view.contentSize.height
        list.source.heights.insert(60, at: 0)
        list.view.performBatchUpdates { list.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        stage.settle()
        #expect(list.view.contentSize.height == height + 60)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 60)
        let last = IndexPath(item: 40, section: 0)
        layout.selfSizing.measure(CGSize(width: 320, height: 1000), at: last)
        list.view.reloadData()
        stage.settle()
        #expect(layout.layoutAttributesForItem(at: last)?.frame.height == 44)
    }

    @Test("the section provider is asked once for each section, and not while cells are measured")
    func provider() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout { section, _ in
            asked.append(section)
            return Self.list()
        }
        let list = SizingList(heights: Self.heights(40), in: layout)
        stage.show(list.view)
        #expect(asked == [0])
        list.view.contentOffset.y = 300
        stage.settle()
        #expect(asked == [0])
        layout.invalidateLayout()
        stage.settle()
        #expect(asked == [0, 0])
    }

    @Test("in a view from right to left the leading edge is on the right")
    func rightToLeft() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let list = SizingList(heights: Self.heights(8), in: UICollectionViewCompositionalLayout(section: Self.grid()))
        list.view.semanticContentAttribute = .forceRightToLeft
        stage.show(list.view)
        let first = list.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first?.frame == CGRect(x: 225, y: 0, width: 75, height: 40))
    }

    @Test("a decoration view has the class registered with the layout, and lies behind the cells")
    func decoration() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        let section = Self.grid()
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Back.self, forDecorationViewOfKind: "back")
        let list = SizingList(heights: Self.heights(8), in: layout)
        stage.show(list.view)
        let back = try #require(list.view.subviews.first { $0 is Back })
        #expect(back.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
        #expect(back.layer.zPosition < list.view.visibleCells[0].layer.zPosition)
        let path = IndexPath(item: 0, section: 0)
        let attributes = try #require(layout.layoutAttributesForDecorationView(ofKind: "back", at: path))
        #expect(attributes.representedElementCategory == .decorationView)
    }

    @Test("a new direction and a new size at once make a new layout of the content", arguments: [true, false])
    func turnedAround(isCompositional: Bool) {
        let stage = Stage(size: CGSize(width: 450, height: 480), scale: 2)
        let layout: UICollectionViewLayout
        if isCompositional {
            layout = UICollectionViewCompositionalLayout(section: Self.rows(spacing: 0))
        } else {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 150, height: 44)
            flow.minimumInteritemSpacing = 0
            layout = flow
        }
        let list = SizingList(heights: Self.heights(8), in: layout)
        stage.show(list.view)
        list.view.traitOverrides.layoutDirection = .rightToLeft
        list.view.bounds.size.width = 450
        stage.settle()
        // A row is as wide as the view, or three items are in a line, which a flow layout does not mirror by itself.
        #expect(list.view.contentSize.width == 450)
        let first = list.view.cellForItem(at: [0, 0])?.frame
        #expect(list.view.cellForItem(at: [0, 2])?.frame.minX == (isCompositional ? 0 : 300))
        #expect(first == CGRect(x: 0, y: 0, width: isCompositional ? 450 : 150, height: 44))
    }

    // MARK: Recorded on iOS 26 (controls-and-scroll-metrics.json)

    @Test("rows and three columns are as recorded (compositional/rows-and-three-column-grid)")
    func rowsAndGrid() {
        let rows = Self.rows(spacing: 8)
        rows.boundarySupplementaryItems = [Self.header(isPinned: false)]
        let third = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(60)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [third])
        group.interItemSpacing = .fixed(8)
        let grid = NSCollectionLayoutSection(group: group)
        grid.interGroupSpacing = 8
        grid.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let screen = RecordedScreen([2, 5], height: 400) { $0 == 0 ? rows : grid }
        #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(screen.item(0, 0) == CGRect(x: 0, y: 30, width: 320, height: 44))
        #expect(screen.item(0, 1) == CGRect(x: 0, y: 82, width: 320, height: 44))
        #expect(screen.item(1, 0) == CGRect(x: 16, y: 142, width: 90.5, height: 60))
        #expect(screen.item(1, 2) == CGRect(x: 213, y: 142, width: 90.5, height: 60))
        #expect(screen.item(1, 3) == CGRect(x: 16, y: 210, width: 90.5, height: 60))
    }

    @Test("background decorations have the recorded frames (compositional/background-decoration)")
    func backgrounds() {
        func section(insets: CGFloat) -> NSCollectionLayoutSection {
            let section = Self.rows(spacing: 8)
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
            back.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: insets, bottom: 0, trailing: insets)
            section.decorationItems = [back]
            return section
        }
        let sections = [section(insets: 0), section(insets: 8)]
        let screen = RecordedScreen([2, 3], height: 400) { sections[$0] }
        #expect(screen.background(0) == CGRect(x: 0, y: 0, width: 320, height: 128))
        #expect(screen.background(1) == CGRect(x: 8, y: 128, width: 304, height: 180))
        #expect(screen.item(0, 1) == CGRect(x: 16, y: 68, width: 288, height: 44))
        #expect(screen.item(1, 0) == CGRect(x: 16, y: 144, width: 288, height: 44))
        #expect(screen.item(1, 2) == CGRect(x: 16, y: 248, width: 288, height: 44))
    }

    @Test("a pinned header rests and is pushed as recorded (compositional/pinned-header-…)")
    func pinnedHeaders() {
        let rows = Self.rows(spacing: 8)
        rows.boundarySupplementaryItems = [Self.header(isPinned: true)]
        let screen = RecordedScreen([6, 6], height: 300) { _ in rows }
        #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(screen.item(0, 5) == CGRect(x: 0, y: 290, width: 320, height: 44))
        screen.scroll(to: 320)
        #expect(screen.header(0) == CGRect(x: 0, y: -16, width: 320, height: 30))
        #expect(screen.header(1) == CGRect(x: 0, y: 14, width: 320, height: 30))
        #expect(screen.item(0, 5) == CGRect(x: 0, y: -30, width: 320, height: 44))
        #expect(screen.item(1, 0) == CGRect(x: 0, y: 44, width: 320, height: 44))
    }

    @Test("a shelf has the recorded frames (compositional/orthogonal-continuous)")
    func orthogonal() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let shelf = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        shelf.orthogonalScrollingBehavior = .continuous
        shelf.interGroupSpacing = 12
        shelf.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let rows = Self.rows(spacing: 8)
        let screen = RecordedScreen([4, 2], height: 400) { $0 == 0 ? shelf : rows }
        #expect(screen.item(0, 0) == CGRect(x: 16, y: 16, width: 200, height: 100))
        #expect(screen.item(0, 1) == CGRect(x: 228, y: 16, width: 200, height: 100))
        #expect(screen.item(0, 2) == nil)
        #expect(screen.item(1, 0) == CGRect(x: 0, y: 132, width: 320, height: 44))
        #expect(screen.item(1, 1) == CGRect(x: 0, y: 184, width: 320, height: 44))
    }

    private static func rows(spacing: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = spacing
        return section
    }

    private static func header(isPinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = isPinned
        return header
    }
}

/// Visible frames of views, in the coordinates of the collection view's superview.
@MainActor private struct RecordedScreen {
    private let stage: Stage
    private let view: UICollectionView
    private let source: NumberSource

    init(_ counts: [Int], height: CGFloat, _ section: @escaping @MainActor (Int) -> NSCollectionLayoutSection) {
        stage = Stage(size: CGSize(width: 320, height: height), scale: 2)
        let layout = UICollectionViewCompositionalLayout { index, _ in section(index) }
        layout.register(Back.self, forDecorationViewOfKind: "back")
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
        source = NumberSource(counts: counts)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        stage.show(view)
    }

    func scroll(to offset: CGFloat) {
        view.contentOffset.y = offset
        stage.settle()
    }

    func item(_ section: Int, _ item: Int) -> CGRect? {
        seen(view.cellForItem(at: IndexPath(item: item, section: section)))
    }

    func header(_ section: Int) -> CGRect? {
        let path = IndexPath(item: 0, section: section)
        return seen(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
    }

    func background(_ section: Int) -> CGRect? {
        let path = IndexPath(item: 0, section: section)
        let frame = view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "back", at: path)?.frame
        return frame.flatMap { frame in view.subviews.first { $0 is Back && $0.frame == frame } }.flatMap(seen)
    }

    private func seen(_ shown: UIView?) -> CGRect? { shown.map { view.convert($0.frame, to: view.superview) } }
}

private final class Back: UICollectionReusableView {}

/// Texts of any number of lines, held at all four edges. The header shows the second one.
@MainActor private final class TextSource: NSObject, UICollectionViewDataSource {
    let texts: [String]
    /// The text style; nil for a font of one size.
    let style: UIFont.TextStyle?

    init(_ texts: [String], style: UIFont.TextStyle? = nil) { (self.texts, self.style) = (texts, style) }

    func prepare(_ view: UICollectionView) {
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(
            TextCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "text")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.item]
        if let style { (cell as? TextCell)?.label.font = .preferredFont(forTextStyle: style) }
        (cell as? TextCell)?.label.adjustsFontForContentSizeCategory = style != nil
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "text", for: indexPath)
        (header as? TextCell)?.label.text = texts[1]
        return header
    }

    private final class TextCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }
}
