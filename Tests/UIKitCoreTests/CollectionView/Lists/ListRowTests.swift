import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Rows of lists") struct ListRowTests {
    private func lines(_ cell: UICollectionViewCell?) -> [CGRect] {
        (cell?.subviews ?? []).filter { $0.frame.height == 1 && !$0.isHidden && $0 !== cell?.contentView }
            .map(\.frame).sorted { $0.minY < $1.minY }
    }

    @Test("a row whose content keeps to the margins gets lower than its estimate, and settles")
    func contentInMargins() throws {
        let list = ListOnStage(
            .insetGrouped,
            fill: { cell, path in
                let label = UILabel()
                label.text = "\(path.item)"
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentConfiguration = nil
                cell.contentView.addSubview(label)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                ])
            })
        // A row is one line of 20.5 between margins of 8.
        #expect((0..<3).map { list.cell($0)?.frame.height } == [36.5, 36.5, 36.5])
    }

    /// A content that wants 70 points, with a view in it that it keeps from its upper edge only.
    private struct Banner: UIContentConfiguration {
        var boxHeight: CGFloat

        func makeContentView() -> UIView & UIContentView { BannerView(self) }

        func updated(for state: UIConfigurationState) -> Banner { self }
    }

    private final class BannerView: UIView, UIContentView {
        var configuration: UIContentConfiguration

        init(_ banner: Banner) {
            configuration = banner
            super.init(frame: .zero)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor), box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: banner.boxHeight),
                bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 70) }
    }

    @Test("a content view that contains constraints has its own intrinsic height, if its subviews are no higher")
    func contentWithOwnSize() {
        let list = ListOnStage(
            .plain, fill: { cell, path in cell.contentConfiguration = Banner(boxHeight: path.item == 0 ? 20 : 90) })
        #expect(list.cell(0)?.frame.height == 70 && list.cell(1)?.frame.height == 90)
    }

    /// Fills a row that is 90 points high, whatever the list would choose.
    private func fillWithBox(_ cell: UICollectionViewListCell) {
        cell.contentConfiguration = nil
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 90),
        ])
    }

    @Test("a row that is measured and scrolls away before it gets that height has no constraint conflict")
    func conflictOutOfSight() {
        let warnings = Diagnostics.warnings {
            // Thirteen rows of the estimated height fit into the view, and eight rows of 90.
            let list = ListOnStage(.plain, counts: [30], fill: { cell, _ in fillWithBox(cell) })
            #expect(list.cell(0)?.frame.height == 90)
            list.view.contentOffset.y = 800
            list.stage.settle()
            #expect(list.view.visibleCells.allSatisfy { $0.frame.height == 90 })
        }
        #expect(warnings.isEmpty)
    }

    @Test("a content view held at a frame too low for its constraints reports a conflict that names the frame")
    func conflictInSight() {
        let cell = LowCell(frame: CGRect(x: 0, y: 0, width: 375, height: 90))
        fillWithBox(cell)
        let warnings = Diagnostics.warnings { Stage(size: CGSize(width: 375, height: 90), scale: 2).show(cell) }
        #expect(warnings.map(\.identifier) == ["unsatisfiable-constraints"])
        #expect(warnings.first?.message.contains("\"contentView is at its frame (0, 0, 375, 52)\"") == true)
    }

    @Test("a row of one text is 52 points high, a row of two is 68.5; the text is centred")
    func heights() throws {
        let list = ListOnStage(
            .plain,
            fill: { cell, path in
                guard path.item == 1 else { return }
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "Title"
                content.secondaryText = "Detail"
                cell.contentConfiguration = content
            })
        let (one, two) = (try #require(list.cell(0)), try #require(list.cell(1)))
        #expect(one.frame == CGRect(x: 0, y: 0, width: 375, height: 52))
        #expect(two.frame.height == 68.5)
        let label = try #require(one.contentView.subviews.first as? UILabel)
        #expect(label.frame == CGRect(x: 16, y: 16, width: 343, height: 20.5))
    }

    @Test(
        "list margins are 16; with a chevron the content ends 30 before the edge, its text 8 before that")
    func margins() throws {
        let list = ListOnStage(.plain, fill: { cell, _ in cell.accessories = [.disclosureIndicator()] })
        let cell = try #require(list.cell(0))
        #expect(cell.layoutMargins.left == 16 && cell.layoutMargins.right == 16)
        #expect(cell.contentView.frame.width == 345)
        #expect(try #require(cell.contentView.subviews.first as? UILabel).frame.maxX == 337)
        #expect(try #require(cell.rowAccessories?.trailing.first).view.frame.minX == 345)
    }

    @Test("text wraps within the width that accessories leave, in a configuration or the app's own label")
    func wrapping() throws {
        let text = String(repeating: "word ", count: 30)
        let list = ListOnStage(
            .plain,
            fill: { cell, path in
                cell.accessories = [.disclosureIndicator()]
                if path.item == 0 {
                    var content = UIListContentConfiguration.cell()
                    content.text = text
                    cell.contentConfiguration = content
                } else {
                    cell.contentConfiguration = nil
                    let label = UILabel()
                    label.text = text
                    label.numberOfLines = 0
                    label.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(label)
                    let margins = cell.contentView.layoutMarginsGuide
                    NSLayoutConstraint.activate([
                        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
                        label.topAnchor.constraint(equalTo: margins.topAnchor, constant: 7),
                        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -7),
                    ])
                }
            })
        let ruler = UILabel()
        ruler.text = text
        ruler.numberOfLines = 0
        let height = ruler.sizeThatFits(CGSize(width: 345 - 24, height: 0)).height
        for item in 0..<2 {
            let cell = try #require(list.cell(item))
            let label = try #require(cell.contentView.subviews.first as? UILabel)
            #expect(cell.bounds.height == height + 30)
            #expect(label.frame.width == 321 && label.frame.height == height)
        }
    }

    @Test("after a new width and back again a list's texts are where they were")
    func otherWidth() throws {
        let list = ListOnStage(.plain, fill: { cell, _ in cell.accessories = [.disclosureIndicator()] })
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        func label() throws -> CGRect {
            let cell = try #require(list.cell(0))
            return try #require(cell.contentView.subviews.first as? UILabel).frame
        }
        let before = try label()
        list.stage.resize(to: CGSize(width: 667, height: 375))
        list.stage.settle()
        #expect(try label() == CGRect(x: 16, y: 16, width: 667 - 30 - 24, height: 20.5))
        list.stage.resize(to: CGSize(width: 375, height: 667))
        list.stage.settle()
        #expect(try label() == before)
    }

    @Test("a row that becomes the header has a header's height")
    func becomesHeader() throws {
        let list = ListOnStage(.insetGrouped, counts: [3]) { $0.headerMode = .firstItemInSection }
        let cell = try #require(list.cell(1))
        #expect(cell.frame.height == 52)
        list.view.moveItem(at: [0, 0], to: [0, 2])
        list.stage.settle()
        #expect(list.cell(0) === cell && cell.frame.height == 50.5)
    }

    @Test("a plain list has separators below its rows and above the first; cards have them between rows only")
    func lines() throws {
        let plain = ListOnStage(.plain)
        #expect(
            lines(plain.cell(0)) == [
                CGRect(x: 16, y: 0, width: 343, height: 1), CGRect(x: 16, y: 51, width: 343, height: 1),
            ])
        #expect(lines(plain.cell(2)) == [CGRect(x: 16, y: 51, width: 343, height: 1)])
        let cards = ListOnStage(.insetGrouped)
        #expect(lines(cards.cell(0)) == [CGRect(x: 16, y: 51, width: 311, height: 1)])
        #expect(lines(cards.cell(2)).isEmpty)
        #expect(lines(ListOnStage(.sidebar).cell(0)).isEmpty)
        #expect(lines(ListOnStage(.plain, change: { $0.showsSeparators = false }).cell(0)).isEmpty)
    }

    @Test("the separators around a group run from edge to edge, unless the app sets their insets")
    func linesAroundGroups() {
        let list = ListOnStage(.grouped, counts: [2, 1]) { configuration in
            configuration.itemSeparatorHandler = { path, separators in
                guard path.section == 1 else { return separators }
                var own = separators
                own.topSeparatorInsets.leading = 20
                return own
            }
        }
        #expect(
            lines(list.cell(0)) == [
                CGRect(x: 0, y: 0, width: 375, height: 1), CGRect(x: 16, y: 51, width: 343, height: 1),
            ])
        #expect(lines(list.cell(1)) == [CGRect(x: 0, y: 51, width: 375, height: 1)])
        #expect(
            lines(list.cell(0, in: 1)) == [
                CGRect(x: 20, y: 0, width: 355, height: 1), CGRect(x: 0, y: 51, width: 375, height: 1),
            ])
    }

    @Test("the End key shows the end of a list whose rows were not measured yet")
    func end() throws {
        let list = ListOnStage(
            .plain, counts: [400],
            fill: { cell, path in
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "Title"
                content.secondaryText = path.item % 3 == 0 ? String(repeating: "Detail ", count: 30) : "Detail"
                cell.contentConfiguration = content
            })
        list.view.contentInset.bottom = 83
        list.stage.focus(list.cell(1))
        list.stage.press("End")
        let cell = try #require(list.cell(399))
        #expect(cell.hasKeyboardFocus && cell.frame.maxY == list.view.contentSize.height)
        #expect(list.view.contentOffset.y == list.view.contentSize.height + 83 - 667)
        list.stage.press("Home")
        #expect(list.view.contentOffset.y == 0)
    }

    @Test("a separator begins where the text does, also beside an image and after an editing control")
    func lineStart() throws {
        let list = ListOnStage(
            .plain,
            fill: { cell, path in
                cell.accessories = [.delete()]
                guard path.item == 1, var content = cell.contentConfiguration as? UIListContentConfiguration else {
                    return
                }
                content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
                cell.contentConfiguration = content
            })
        #expect(lines(list.cell(1)).first?.minX == 52)
        list.view.isEditing = true
        list.stage.settle()
        #expect(lines(list.cell(0)).last?.minX == 56)
        #expect(lines(list.cell(1)).last?.minX == 92)
    }

    @Test("the app sets separators for all rows, for one row, and by a cell's layout guide")
    func ownLines() throws {
        let list = ListOnStage(.plain, counts: [4]) { configuration in
            configuration.separatorConfiguration.topSeparatorVisibility = .hidden
            configuration.separatorConfiguration.color = .systemRed
            configuration.itemSeparatorHandler = { path, common in
                var own = common
                if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
                if path.item == 2 {
                    own.bottomSeparatorInsets.leading = 100
                    own.topSeparatorVisibility = .visible
                }
                return own
            }
        } fill: { cell, path in
            guard path.item == 3 else { return }
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive =
                true
        }
        #expect(lines(list.cell(0)).count == 1)
        #expect(lines(list.cell(1)).isEmpty)
        #expect(
            lines(list.cell(2)) == [
                CGRect(x: 16, y: 0, width: 343, height: 1), CGRect(x: 100, y: 51, width: 259, height: 1),
            ])
        #expect(lines(list.cell(3)) == [CGRect(x: 70, y: 51, width: 289, height: 1)])
        let cell = try #require(list.cell(0))
        #expect(cell.separators != nil)
        #expect(cell.subviews.last { $0.frame.height == 1 }?.backgroundColor == .systemRed)
    }

    @Test("separators of selected rows get multipleSelectionColor where several rows can be selected")
    func linesOfChosenRows() throws {
        let list = ListOnStage(.plain) { $0.separatorConfiguration.multipleSelectionColor = .systemRed }
        func colors(_ item: Int) -> [UIColor?] {
            list.stage.settle()
            return (list.cell(item)?.subviews ?? []).filter { $0.frame.height == 1 }.map(\.backgroundColor)
        }
        list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(colors(1) == [.separator])
        list.view.allowsMultipleSelection = true
        list.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        #expect(colors(0) == [.systemRed, .systemRed] && colors(2) == [.separator])
        list.view.deselectItem(at: [0, 0], animated: false)
        #expect(colors(0) == [.separator, .separator])
    }

    @Test("a separator can have a visual effect in place of a colour")
    func lineOfAnEffect() throws {
        let effect = UIBlurEffect(style: .systemMaterial)
        let list = ListOnStage(.plain) { $0.separatorConfiguration.visualEffect = effect }
        let cell = try #require(list.cell(1))
        let line = try #require(cell.subviews.first { $0.frame == CGRect(x: 16, y: 51, width: 343, height: 1) })
        #expect(line.backgroundColor == nil)
        let shown = try #require(line.subviews.first as? UIVisualEffectView)
        #expect(shown.effect == effect && shown.frame == line.bounds)
    }

    @Test(
        "a selected row of a sidebar has a background with round corners",
        arguments: [
            UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain,
        ])
    func selectedInSidebar(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let list = ListOnStage(appearance)
        list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        list.stage.settle()
        let background = try #require(list.cell(1)?.subviews.compactMap { $0 as? BackgroundView }.first)
        #expect(background.layer.cornerRadius == 10 && background.backgroundColor == .tertiarySystemFill)
    }

    @Test("cards have round corners at their ends, and update them when rows come and go")
    func corners() throws {
        let list = ListOnStage(.insetGrouped, counts: [3])
        func corners(_ item: Int) -> [CGFloat] {
            guard let layer = list.cell(item)?.layer else { return [] }
            return [CGFloat(layer.maskedCorners.rawValue), layer.cornerRadius]
        }
        #expect([0, 1, 2].map(corners) == [[3, 26], [0, 0], [12, 26]])
        list.counts = [1]
        list.view.deleteItems(at: [[0, 0], [0, 2]])
        list.stage.settle()
        #expect(corners(0) == [15, 26])
        list.counts = [2]
        list.view.insertItems(at: [[0, 1]])
        list.stage.settle()
        #expect([0, 1].map(corners) == [[3, 26], [12, 26]])
    }

    @Test("a first item used as the section's header has a header's content, no card and no separator")
    func firstItem() throws {
        let list = ListOnStage(.insetGrouped, counts: [3, 2]) { $0.headerMode = .firstItemInSection }
        let (header, row) = (try #require(list.cell(0)), try #require(list.cell(1)))
        #expect(header.layer.maskedCorners.isEmpty && lines(header).isEmpty)
        #expect(row.layer.maskedCorners.rawValue == 3)
        #expect(header.frame.height == 44.5 && header.frame.minY == 0)
        #expect(header.defaultContentConfiguration() == .groupedHeader())
        #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    }

    @Test("a pinned header of a plain list stays at the top, is in the pinned state, and is opaque then")
    func pinnedHeader() throws {
        let list = ListOnStage(.plain, counts: [20, 20]) { $0.headerMode = .supplementary }
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            list.view.supplementaryView(forElementKind: kind, at: [0, 0]) as? UICollectionViewCell)
        #expect(header.frame.minY == 22 && !header.configurationState.isPinned)
        #expect(header.layer.zPosition == 200)
        list.view.contentOffset.y = 100
        list.stage.settle()
        #expect(header.frame.minY == 100 && header.configurationState.isPinned)
        #expect(header.backgroundConfiguration?.backgroundColor == .systemBackground)
        list.view.contentOffset.y = 0
        list.stage.settle()
        #expect(!header.configurationState.isPinned && header.backgroundConfiguration?.backgroundColor == .clear)
    }

    @Test("views inside of a list have its listEnvironment trait, and none after they have left it")
    func environment() throws {
        let list = ListOnStage(.insetGrouped)
        let cell = try #require(list.cell(0))
        #expect(cell.traitCollection.listEnvironment == .insetGrouped)
        #expect(cell.contentView.traitCollection.listEnvironment == .insetGrouped)
        #expect(list.view.traitCollection.listEnvironment == .none)
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        list.view.collectionViewLayout = UICollectionViewFlowLayout()
        list.stage.settle()
        let other = try #require(list.cell(0))
        #expect(other.traitCollection.listEnvironment == .none && other.layer.cornerRadius == 0)
        #expect(other.layoutMargins.left == 8 && lines(other).isEmpty)
    }

    @Test("a list has the background of its kind, also beyond its ends")
    func ground() throws {
        let list = ListOnStage(.insetGrouped, counts: [2, 2])
        let grounds = list.view.subviews.compactMap { $0 as? ListBackgroundView }
        #expect(grounds.count == 2)
        let all = grounds.compactMap(\.subviews.first)
        #expect(all.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
        let frames = all.map { $0.convert($0.bounds, to: list.view) }.sorted { $0.minY < $1.minY }
        #expect(frames[0].minY < -600 && frames[1].maxY > list.view.contentSize.height + 600)
        #expect(frames[0].maxY == frames[1].minY)
        #expect(grounds.allSatisfy { $0.layer.zPosition < 0 })
    }

    @Test("a list section can be one of several sections, and keeps the insets that the app gives it")
    func mixed() throws {
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
        let layout = UICollectionViewCompositionalLayout { index, environment in
            guard index == 1 else {
                let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
                return NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            let section = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
            #expect(section.contentInsets == NSDirectionalEdgeInsets(top: 35, leading: 16, bottom: 20, trailing: 16))
            section.contentInsets.top = 5
            section.interGroupSpacing = 10
            return section
        }
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.contentConfiguration = UIListContentConfiguration.cell()
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        for section in 0..<3 { snapshot.appendItems([2 * section, 2 * section + 1], toSection: section) }
        source.apply(snapshot)
        stage.show(view)
        stage.settle()
        let frames = try (0..<3).flatMap { section in
            try (0..<2).map { try #require(view.cellForItem(at: [section, $0])).frame }
        }
        #expect(frames[2].minY == 205 && frames[2].minX == 16)
        #expect(frames[3].minY == frames[2].maxY + 10)
        #expect(frames[4].minY == frames[3].maxY + 17.5)
        #expect(view.cellForItem(at: [0, 0])?.traitCollection.listEnvironment == UIListEnvironment.none)
    }
}

/// Keeps its content view 52 points high. A height set from outside would not last: the cell lays itself out again (R129).
private final class LowCell: UICollectionViewListCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame.size.height = 52
    }
}
