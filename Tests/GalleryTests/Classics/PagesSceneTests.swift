import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Pages that span: the app") struct PagesSceneTests {
    @Test("a flick turns one page, and the page control follows")
    func flick() {
        let scene = PagesStage(count: 120)
        #expect(scene.items == Array(0..<12))
        #expect(scene.dots.numberOfPages == 10 && scene.dots.currentPage == 0)
        scene.flick(-150)
        #expect(scene.view.contentOffset == CGPoint(x: 393, y: 0))
        #expect(scene.items == Array(12..<24))
        #expect(scene.dots.currentPage == 1)
        scene.flick(-150)
        scene.flick(150)
        #expect(scene.view.contentOffset == CGPoint(x: 393, y: 0))
        #expect(scene.dots.currentPage == 1)
    }

    @Test("a tap beside the page control's middle turns the page, and the current page never goes back meanwhile")
    func dots() {
        let scene = PagesStage(count: 120)
        let middle = scene.dots.convert(CGPoint(x: scene.dots.bounds.midX + 60, y: 20), to: nil)
        let finger = scene.stage.touchDown(at: middle)
        scene.stage.advance(by: 0.05)
        scene.stage.touchUp(finger, at: middle)
        for _ in 0..<6 {
            scene.stage.advance(by: 1 / 60)
            #expect(scene.dots.currentPage == 1)
        }
        #expect(scene.view.contentOffset.x < 393)
        scene.stage.settle()
        #expect(scene.view.contentOffset == CGPoint(x: 393, y: 0))
        scene.tapDots(-1)
        #expect(scene.view.contentOffset == .zero)
        scene.tapDots(-1)
        #expect(scene.dots.currentPage == 0)
    }

    @Test("a mouse wheel and keys turn pages, too, and the page control follows")
    func wheelAndKeys() {
        let scene = PagesStage(count: 120)
        scene.stage.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 90, dy: 0))
        #expect(scene.view.contentOffset.x == 90 && scene.dots.currentPage == 0)
        scene.stage.settle()
        #expect(scene.view.contentOffset.x == 393 && scene.dots.currentPage == 1)
        scene.stage.focus(scene.view)
        scene.stage.press("End")
        scene.stage.settle()
        #expect(scene.view.contentOffset.x == 9 * 393 && scene.dots.currentPage == 9)
        scene.stage.press("Home")
        scene.stage.settle()
        #expect(scene.view.contentOffset.x == 0 && scene.dots.currentPage == 0)
    }

    @Test("from right to left, the page control runs in the same direction as the pages")
    func rightToLeft() {
        let scene = PagesStage(count: 120)
        scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
        scene.stage.settle()
        scene.tapDots(1)
        #expect(scene.dots.currentPage == 1 && scene.items == Array(12..<24))
    }

    @Test("the pages lie between the bar and the page control")
    func room() throws {
        let scene = PagesStage(count: 13)
        let bar = try #require(scene.controller.navigationController?.navigationBar)
        let top = bar.convert(bar.bounds, to: nil).maxY
        #expect(scene.view.frame == CGRect(x: 0, y: top, width: 393, height: 852 - top - 44))
        #expect(scene.dots.frame == CGRect(x: 0, y: 808, width: 393, height: 44))
        #expect(scene.view.contentSize == CGSize(width: 786, height: scene.view.bounds.height))
    }

    @Test("rotation keeps the page, on every page", arguments: [0, 1, 6, 9])
    func turning(page: Int) {
        let scene = PagesStage(count: 120)
        scene.view.contentOffset.x = CGFloat(page) * 393
        scene.stage.settle()
        for size in [
            CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180), CGSize(width: 393, height: 852),
        ] {
            scene.stage.resize(to: size)
            #expect(scene.view.contentOffset == CGPoint(x: CGFloat(page) * size.width, y: 0))
            #expect(scene.dots.currentPage == page)
            #expect(scene.items == Array((page * 12)..<(page * 12 + 12)))
            #expect(abs((scene.frame(page * 12)?.minX ?? 0) - 8) < 0.001)
            #expect(abs((scene.frame(page * 12 + 11)?.maxX ?? 0) - (size.width - 8)) < 0.001)
        }
    }

    @Test("a device rotated while a page is turning shows a whole page")
    func turningMidway() {
        let scene = PagesStage(count: 120)
        scene.tapDots(1)
        let start = CGPoint(x: 300, y: 400)
        let finger = scene.stage.touchDown(at: start)
        scene.stage.advance(by: 0.02)
        scene.stage.touchMove(finger, to: CGPoint(x: 60, y: 400))
        scene.stage.advance(by: 0.02)
        scene.stage.touchUp(finger, at: CGPoint(x: 60, y: 400))
        scene.stage.advance(by: 0.05)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        let page = scene.view.contentOffset.x / 852
        #expect(page == page.rounded() && (1...2).contains(page))
        #expect(scene.dots.currentPage == Int(page))
    }

    // MARK: Kinds

    @Test("a cell's image is as large as its span needs")
    func pictures() throws {
        let scene = PagesStage(photos: (0..<24).map { _ in Photo(name: "Large", header: Self.picture(3000, 2000)) })
        #expect((0..<12).compactMap { scene.cell($0)?.kind } == PageSpot.all.map(\.span))
        #expect(scene.cell(0)?.imageView.image?.size == CGSize(width: 750, height: 500))
        #expect(scene.cell(5)?.imageView.image?.size == CGSize(width: 1500, height: 1000))
        #expect(scene.cell(2)?.imageView.image?.size == CGSize(width: 1800, height: 1200))
        // Cells that are reused on the next page have the kind of their new place.
        for _ in 0..<3 {
            scene.flick(-150)
            scene.flick(150)
        }
        scene.flick(-150)
        #expect((12..<24).compactMap { scene.cell($0)?.kind } == PageSpot.all.map(\.span))
        #expect(scene.cell(14)?.imageView.image?.size == CGSize(width: 1800, height: 1200))
        #expect(scene.cell(12)?.imageView.image?.size == CGSize(width: 750, height: 500))
    }

    @Test("a small image is not enlarged")
    func smallPictures() {
        let scene = PagesStage(photos: [Photo(name: "Little", header: Self.picture(300, 200))])
        #expect(scene.cell(0)?.imageView.image?.size == CGSize(width: 300, height: 200))
    }

    private static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    // MARK: Bad input

    @Test("without photos the screen says so, and its buttons are disabled")
    func noPhotos() {
        let scene = PagesStage(count: 0)
        #expect((scene.view.backgroundView as? UILabel)?.text == "No Photos")
        #expect(scene.items == [] && scene.dots.numberOfPages == 0)
        #expect(scene.controller.navigationItem.rightBarButtonItems?.map(\.isEnabled) == [false, false])
        scene.flick(-150)
        scene.stage.resize(to: CGSize(width: 852, height: 393))
        #expect(scene.view.contentOffset == .zero)
    }

    @Test("with one photo there is one page, which doesn't scroll")
    func onePhoto() {
        let scene = PagesStage(count: 1)
        #expect(scene.items == [0] && scene.dots.numberOfPages == 1)
        scene.flick(-150)
        #expect(scene.view.contentOffset == .zero)
    }

    @Test("an unreadable photo is shown as a placeholder with its name")
    func unreadable() throws {
        let scene = PagesStage(photos: [Photo(name: "Broken", header: nil), Photo(drawing: 1)])
        let cell = try #require(scene.cell(0))
        #expect(cell.accessibilityLabel == "Broken" && cell.imageView.image == nil)
        #expect(scene.stage.svg().contains(">Broken</text>"))
        #expect(scene.cell(1)?.imageView.image != nil)
    }

    // MARK: More and fewer

    @Test("a new page is added at the end and shown")
    func adding() {
        let scene = PagesStage(count: 13)
        scene.tapButton("Add a page")
        #expect(scene.controller.photos.count == 25)
        #expect(scene.controller.photos.map(\.name).suffix(12).first == "Landscape 1")
        #expect(scene.dots.numberOfPages == 3 && scene.dots.currentPage == 2)
        #expect(scene.view.contentOffset == CGPoint(x: 786, y: 0))
        #expect(scene.items == [24])
    }

    @Test("the page in view is removed, and those behind it move up")
    func removing() {
        let scene = PagesStage(count: 36)
        scene.flick(-150)
        scene.tapButton("Remove this page")
        #expect(scene.controller.photos.map(\.name) == (Array(1...12) + Array(25...36)).map { "Landscape \($0)" })
        #expect(scene.view.contentOffset == CGPoint(x: 393, y: 0))
        #expect(scene.items == Array(12..<24) && scene.cell(12)?.accessibilityLabel == "Landscape 25")
        scene.tapButton("Remove this page")
        #expect(scene.view.contentOffset == .zero)
        #expect(scene.dots.numberOfPages == 1 && scene.dots.currentPage == 0)
        scene.tapButton("Remove this page")
        #expect(scene.controller.photos.isEmpty && scene.view.visibleCells.isEmpty)
        #expect(scene.view.backgroundView != nil)
        scene.tapButton("Add a page")
        #expect(scene.items == Array(0..<12) && scene.view.backgroundView == nil)
    }

    @Test("after fast insertions and deletions of pages, some with rotation, the screen shows its photos")
    func storm() throws {
        let scene = PagesStage(count: 30)
        for step in 0..<24 {
            let label = step % 5 == 3 ? "Remove this page" : "Add a page"
            scene.tapQuickly(label)
            scene.stage.advance(by: 0.05)
            if step % 7 == 2 {
                let size = scene.stage.window.bounds.size
                scene.stage.resize(to: CGSize(width: size.height, height: size.width))
            }
        }
        scene.stage.settle()
        let width = scene.view.bounds.width
        let page = Int(scene.view.contentOffset.x / width)
        #expect(scene.view.contentOffset.x == CGFloat(page) * width)
        try #require(page < scene.dots.numberOfPages)
        #expect(scene.dots.currentPage == page)
        #expect(scene.view.numberOfItems(inSection: 0) == scene.controller.photos.count)
        #expect(scene.items == Array((page * 12)..<min(page * 12 + 12, scene.controller.photos.count)))
        for item in scene.items {
            #expect(scene.cell(item)?.accessibilityLabel == scene.controller.photos[item].name)
            #expect(scene.cell(item)?.frame == scene.view.layoutAttributesForItem(at: [0, item])?.frame)
        }
    }

    // MARK: From a XIB, and as a flow layout

    @Test(
        "the screen made from a XIB looks as in code, on every device",
        arguments: [(393, 852), (852, 393), (820, 1180)] as [(CGFloat, CGFloat)])
    func bothWays(width: CGFloat, height: CGFloat) {
        let looks = [false, true].map { isFromNib in
            let scene = PagesStage(
                photos: (0..<30).map { Photo(drawing: $0) }, size: CGSize(width: width, height: height),
                isFromNib: isFromNib)
            #expect(scene.view.collectionViewLayout is PagesLayout)
            let first = scene.stage.svg()
            scene.flick(-200)
            return [first, scene.stage.svg()]
        }
        #expect(looks[0] == looks[1])
        // The controller made in code has the views of makeViews(), and no XIB that UIKit found by the class's name.
        #expect(PagesStage(count: 1).controller.view.subviews.count == 2)
    }

    @Test("as a flow layout, all pages keep their frames, and cells know their spans")
    func flow() throws {
        let scene = PagesStage(count: 30)
        scene.flick(-200)
        let places = scene.items.map { scene.frame($0) }
        scene.tapSegment(1)
        #expect(scene.view.collectionViewLayout is PagesFlowLayout)
        #expect(scene.items == Array(12..<24) && scene.dots.currentPage == 1)
        #expect(scene.items.map { scene.frame($0) } == places)
        scene.flick(-200)
        #expect(scene.items == Array(24..<30) && scene.dots.currentPage == 2)
        // apply(_:) told the cell: a large place has the photo's name in 15 points.
        let caption = scene.cell(26)?.descendant(where: { ($0 as? UILabel)?.font.pointSize == 15 }) as? UILabel
        #expect(caption?.text == scene.controller.photos[26].name)
        scene.tapSegment(0)
        #expect(scene.view.collectionViewLayout is PagesLayout && scene.items == Array(24..<30))
    }

    // MARK: Pictures

    @Test("the pages look like their snapshots")
    func picture() {
        assertSnapshot(of: PagesStage(count: 13).view, as: .attributes)
        let app = UINavigationController(
            rootViewController: PagesController(library: PhotoLibrary(photos: (0..<12).map { Photo(drawing: $0) })))
        assertSnapshot(of: app, as: .svg(size: CGSize(width: 393, height: 852)))
    }
}
