import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Compositional") struct CompositionalSceneTests {
    private let stage: Stage
    private let controller = CompositionalController()

    init() {
        stage = Stage(size: CGSize(width: 390, height: 844))
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    private var page: UICollectionView { controller.collectionView }

    private func frame(_ section: Int, _ item: Int) -> CGRect {
        page.layoutAttributesForItem(at: [section, item])?.frame ?? .null
    }

    private func show(_ section: Int, _ item: Int = 0) {
        page.scrollToItem(at: [section, item], at: .centeredVertically, animated: false)
        stage.settle()
    }

    private func lines(in view: UIView) -> [LineView] {
        view.subviews.flatMap { view in (view as? LineView).map { [$0] } ?? lines(in: view) }.filter { !$0.isHidden }
    }

    // MARK: The page

    @Test(
        "cards stand in as many columns as fit, 16 points apart", arguments: [(390, 1), (820, 2), (1024, 2), (1366, 3)])
    func columns(width: CGFloat, columns: Int) {
        stage.resize(to: CGSize(width: width, height: 1366))
        stage.settle()
        let count = CGFloat(columns)
        let cardWidth = (width - 32 - 16 * (count - 1)) / count
        for item in 0..<columns {
            #expect(frame(1, item).minY == frame(1, 0).minY)
            #expect(abs(frame(1, item).minX - (16 + CGFloat(item) * (cardWidth + 16))) < 0.5)
            #expect(abs(frame(1, item).width - cardWidth) < 0.5)
            // Each card is as high as the highest beside it.
            #expect(frame(1, item).height == frame(1, 0).height)
        }
        #expect(abs(frame(1, columns).minY - frame(1, 0).maxY - 16) < 0.01)
    }

    @Test("every card is as high as its collection view and its texts need")
    func heights() throws {
        for section in 1..<page.numberOfSections {
            for item in 0..<page.numberOfItems(inSection: section) {
                show(section, item)
                let cell = try #require(page.cellForItem(at: [section, item]) as? CompositionalCardCell)
                let stage = try #require(cell.stage)
                #expect(stage.bounds.height == stage.intrinsicContentSize.height, "\(stage.card.title)")
                if case .ofContent = stage.card.height {
                    #expect(
                        abs(stage.collectionView.contentSize.height - stage.bounds.height) < 1, "\(stage.card.title)")
                }
            }
        }
    }

    @Test("with larger text, headings, cards and their contents grow together")
    func largeText() throws {
        show(1, 4)
        let card = try #require(controller.stage(of: "As tall as their text"))
        let before = (frame(1, 4).height, card.bounds.height)
        controller.navigationController?.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.settle()
        #expect(frame(1, 4).height > before.0 + 60 && card.bounds.height > before.1 + 40)
        #expect(abs(card.collectionView.contentSize.height - card.bounds.height) < 1)
        let header = page.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
        // 48 · 29 / 22 is 63.3: line heights of body text (R794).
        #expect(header?.frame.height == 63)
    }

    @Test("no two cards have the same title")
    func titles() {
        let titles = CompositionalChapter.all.flatMap(\.cards).map(\.title)
        #expect(titles.count >= 30 && Set(titles).count == titles.count)
    }

    @Test("after rotation and back, all cards are where they were")
    func rotation() {
        show(3)
        let before = frame(3, 0)
        stage.resize(
            to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        stage.settle()
        // 844 - 118 - 32 = 694, and (694 - 16) / 2 = 339.
        #expect(frame(3, 0).minX == 75 && frame(3, 0).width == 339)
        stage.resize(to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
        stage.settle()
        show(3)
        #expect(frame(3, 0).size == before.size)
    }

    // MARK: Lines

    @Test("hiding the lines changes nothing else")
    func withoutLines() throws {
        let button = try #require(controller.navigationItem.rightBarButtonItem)
        let seen = lines(in: page)
        let frames = seen.map { $0.convert($0.bounds, to: page) }
        #expect(seen.count > 4 && seen.allSatisfy(\.isSeen))
        #expect(button.title == "Hide lines")
        let place = CGPoint(x: 345, y: 32)
        stage.tap(at: place)
        stage.settle()
        #expect(controller.navigationItem.rightBarButtonItem?.title == "Show lines")
        #expect(seen.allSatisfy { !$0.isSeen } && seen.map { $0.convert($0.bounds, to: page) } == frames)
        // Lines that come into view later are hidden, too.
        show(4)
        #expect(!lines(in: page).isEmpty && lines(in: page).allSatisfy { !$0.isSeen })
        stage.tap(at: place)
        stage.settle()
        #expect(lines(in: page).allSatisfy { $0.isSeen })
    }

    // MARK: Cards in the page

    @Test("a scrolled section is where it was when its card comes back into view")
    func kept() throws {
        show(6, 4)
        let card = try #require(controller.stage(of: "Group paging"))
        func offset() -> CGFloat? {
            card.collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.contentOffset.x
        }
        let place = card.convert(CGPoint(x: 250, y: 30), to: nil)
        stage.flick(from: place, to: CGPoint(x: place.x - 120, y: place.y))
        stage.settle()
        #expect(offset() == 96)
        show(1)
        show(6, 4)
        #expect(offset() == 96)
    }

    @Test("a vertical drag on a section that scrolls sideways scrolls the page")
    func vertical() throws {
        show(6, 4)
        let card = try #require(controller.stage(of: "Group paging"))
        let place = card.convert(CGPoint(x: 150, y: 30), to: nil)
        let offset = page.contentOffset.y
        stage.drag(from: place, to: CGPoint(x: place.x, y: place.y - 100))
        stage.settle()
        #expect(page.contentOffset.y == offset + 90)
    }

    @Test("scrolling and pressing buttons never brings the contents of another card into a reused cell")
    func buttons() throws {
        func titles(_ view: UIView) -> [String] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0.configuration?.title ?? ""] } ?? titles($0) }
        }
        show(5, 1)
        let columns = try #require(page.cellForItem(at: [5, 1]))
        #expect(titles(columns) == ["Narrower"])
        for _ in 0..<3 {
            show(7)
            let updates = try #require(page.cellForItem(at: [7, 0]))
            #expect(titles(updates) == ["Insert", "Remove", "Reverse"])
            show(5, 1)
        }
        let button = try #require(controller.stage(of: "As many columns as fit")?.buttons.arrangedSubviews.first)
        stage.tap(middleOf: button)
        #expect((button as? UIButton)?.configuration?.title == "Wider")
    }

    // MARK: Looks

    @Test("the Compositional scene looks like its snapshots")
    func pictures() {
        let view: UIView = controller.view
        let phone = CGSize(width: 390, height: 844)
        assertSnapshot(of: view, as: .svg(size: phone), named: "phone")
        show(2, 2)
        assertSnapshot(of: view, as: .svg(size: phone), named: "phone-room")
        stage.setAppearance(.dark)
        controller.navigationController?.traitOverrides.layoutDirection = .rightToLeft
        show(4, 1)
        assertSnapshot(of: view, as: .svg(size: phone), named: "dark-right-to-left")
        stage.setAppearance(.light)
        controller.navigationController?.traitOverrides.layoutDirection = .leftToRight
        controller.navigationController?.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        show(1, 4)
        assertSnapshot(of: view, as: .svg(size: phone), named: "large-text")
        controller.navigationController?.traitOverrides.preferredContentSizeCategory = .large
        stage.resize(to: CGSize(width: 1024, height: 1366))
        stage.settle()
        show(3)
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 1024, height: 1366)), named: "tablet")
    }
}
