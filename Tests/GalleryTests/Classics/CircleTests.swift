import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// The circle as it is taught: around the middle of the frame, R = min(width, height) / 2 - 100.
@MainActor @Suite("Classic: Circle, as it is taught") struct CircleTests {
    struct Device: CustomTestStringConvertible, Sendable {
        let size: CGSize
        let radius: CGFloat
        /// The centres of eight items.
        let centers: [CGPoint]
        var testDescription: String { "\(size.width) × \(size.height)" }
    }

    nonisolated static let devices = [
        // R = 393 / 2 - 100 = 96.5, and R / √2 = 68.24; the middle at (196.5, 426).
        Device(
            size: CGSize(width: 393, height: 852), radius: 96.5,
            centers: [
                CGPoint(x: 293, y: 426), CGPoint(x: 264, y: 494), CGPoint(x: 196, y: 522), CGPoint(x: 128, y: 494),
                CGPoint(x: 100, y: 426), CGPoint(x: 128, y: 357), CGPoint(x: 196, y: 329), CGPoint(x: 264, y: 357),
            ]),
        // R = 96.5 again; the middle at (426, 196.5).
        Device(
            size: CGSize(width: 852, height: 393), radius: 96.5,
            centers: [
                CGPoint(x: 522, y: 196), CGPoint(x: 494, y: 264), CGPoint(x: 426, y: 293), CGPoint(x: 357, y: 264),
                CGPoint(x: 329, y: 196), CGPoint(x: 357, y: 128), CGPoint(x: 426, y: 100), CGPoint(x: 494, y: 128),
            ]),
        // R = 820 / 2 - 100 = 310, and R / √2 = 219.2; the middle at (410, 590).
        // Above it the cosine is 1e-8 above 0 in floats, so the floor is 410.
        Device(
            size: CGSize(width: 820, height: 1180), radius: 310,
            centers: [
                CGPoint(x: 720, y: 590), CGPoint(x: 629, y: 809), CGPoint(x: 410, y: 900), CGPoint(x: 190, y: 809),
                CGPoint(x: 100, y: 590), CGPoint(x: 190, y: 370), CGPoint(x: 410, y: 280), CGPoint(x: 629, y: 370),
            ]),
    ]

    @Test(
        "item i of n has its centre at the floor of R·cos(2πi/n) + cx and R·sin(2πi/n) + cy, and is 100 points large",
        arguments: devices, [false, true])
    func places(_ device: Device, isFromNib: Bool) throws {
        let app = SectionsStage(size: device.size, isFromNib: isFromNib)
        app.openCircle()
        #expect(app.view.contentOffset == .zero && app.view.contentSize == device.size)
        for (item, center) in device.centers.enumerated() {
            let place = try #require(app.view.layoutAttributesForItem(at: [0, item]))
            #expect(place.center == center, "item \(item)")
            #expect(place.size == CGSize(width: 100, height: 100))
        }
        #expect(app.misplaced == [])
    }

    @Test(
        "an item has the number from before it is counted: one more for angles in (0, π/2] and (3π/2, 2π], one less between",
        arguments: [
            (1, [0]), (2, [0, 0]), (3, [0, 0, -1]), (4, [0, 0, 1, 0]), (5, [0, 0, 1, 0, -1]),
            (8, [0, 0, 1, 2, 1, 0, -1, -2]), (12, [0, 0, 1, 2, 3, 2, 1, 0, -1, -2, -3, -2]),
        ])
    func order(count: Int, expected: [Int]) {
        let layout = CircleLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
        #expect(layout.places(of: count, in: view).map(\.zIndex) == expected)
    }

    @Test("the other segment moves every disc to its place in the ring, and back")
    func switching() throws {
        let app = SectionsStage()
        app.openCircle()
        let before = try #require(app.disc(3)).center
        app.touchSegment(1)
        app.stage.advance(by: 0.1)
        let disc = try #require(app.disc(3))
        #expect(app.shownCenter(of: disc).isBetween(before, disc.center))
        #expect(app.shownCenter(of: disc) != before && app.shownCenter(of: disc) != disc.center)
        app.stage.settle()
        #expect(app.frame(0) == CGRect(x: 146, y: 311, width: 100, height: 100))
        app.touchSegment(0)
        app.stage.settle()
        #expect(try #require(app.disc(3)).center == before)
        #expect(app.misplaced == [] && app.leftovers == 0)
    }

    @Test("new discs fly out of the middle of the frame, deleted ones back into it", arguments: [false, true])
    func flying(isFromNib: Bool) throws {
        let app = SectionsStage(isFromNib: isFromNib)
        app.openCircle()
        let middle = CGPoint(x: 196.5, y: 426)
        app.touchBarButton()
        let new = try #require(app.disc(9))
        #expect(app.shownCenter(of: new).distance(to: middle) < 15)
        app.stage.settle()
        #expect(app.discs == Array(1...9))
        let start = new.center
        app.touchDisc(9)
        app.stage.advance(by: 0.2)
        #expect(app.shownCenter(of: new).isBetween(start, middle))
        #expect(app.shownCenter(of: new).distance(to: middle) < start.distance(to: middle) / 2)
        app.stage.settle()
        #expect(app.discs == Array(1...8) && app.leftovers == 0)
    }

    @Test(
        "a tap beside the discs adds one in front of the others, and a tap on a disc adds none",
        arguments: [false, true])
    func tapping(isFromNib: Bool) throws {
        let app = SectionsStage(isFromNib: isFromNib)
        app.openCircle()
        let middle = CGPoint(x: 196.5, y: 426)
        app.touch(at: app.view.convert(middle, to: nil))
        let new = try #require(app.disc(9))
        #expect(app.shownCenter(of: new).distance(to: middle) < 15)
        app.stage.settle()
        #expect(app.discs == [9, 1, 2, 3, 4, 5, 6, 7, 8])
        // R = 96.5 at (196.5, 426): the first place.
        #expect(new.center == CGPoint(x: 293, y: 426))
        app.touchDisc(9)
        app.stage.settle()
        #expect(app.discs == Array(1...8) && app.misplaced == [] && app.leftovers == 0)
    }

    @Test("two fingers around a disc lift it, scaled and in front of the others, and it flies back")
    func lifting() throws {
        let app = SectionsStage()
        app.openCircle()
        let disc = try #require(app.disc(3))
        let place = app.view.convert(disc.center, to: nil)
        let fingers = [-20, 20].map { app.stage.touchDown(at: CGPoint(x: place.x + $0, y: place.y)) }
        for step in 1...10 {
            let distance = 20 + 3 * CGFloat(step)
            for (finger, side) in zip(fingers, [-1, 1] as [CGFloat]) {
                app.stage.touchMove(finger, to: CGPoint(x: place.x + side * distance, y: place.y + 40))
            }
            app.stage.advance(by: 1 / 60)
        }
        #expect(disc.frame.width > 150 && disc.center.y == 522 + 40)
        #expect(app.view.layoutAttributesForItem(at: [0, 2])?.zIndex == 16)
        for finger in fingers { app.stage.touchUp(finger, at: CGPoint(x: place.x, y: place.y + 40)) }
        app.stage.settle()
        #expect(disc.frame == CGRect(x: 146, y: 472, width: 100, height: 100))
        #expect(app.discs == Array(1...8) && app.misplaced == [])
    }

    @Test(
        "two fingers beside the discs make the circle twice as wide at most, half as wide at least", arguments: [0, 1])
    func spreading(segment: Int) throws {
        let app = SectionsStage(size: SectionsStage.tablet)
        app.openCircle()
        app.touchSegment(segment)
        app.stage.settle()
        let layout = try #require(app.view.collectionViewLayout as? CenteredLayout)
        func radius() throws -> CGFloat { try #require(app.disc(2)).center.distance(to: layout.center) }
        let before = try radius()
        let middle = app.view.convert(layout.center, to: nil)
        app.stage.pinch(at: middle, from: 200, to: 100)
        #expect(layout.spread > 0.5 && layout.spread < 0.65)
        #expect(abs(try radius() - before * layout.spread) < 2)
        app.stage.pinch(at: middle, from: 300, to: 20)
        #expect(layout.spread == 0.5)
        app.stage.pinch(at: middle, from: 20, to: 300)
        #expect(layout.spread == 2)
        #expect(app.view.numberOfItems(inSection: 0) == 8 && app.leftovers == 0)
    }

    @Test("the circle made from a XIB looks as in code, and its layout's class comes from the XIB")
    func bothWays() {
        let looks = [false, true].map { isFromNib in
            let app = SectionsStage(isFromNib: isFromNib)
            app.openCircle()
            #expect(app.view.collectionViewLayout is CircleLayout)
            return app.stage.svg()
        }
        #expect(looks[0] == looks[1])
    }

    @Test("the circle looks like its snapshots")
    func pictures() {
        let app = SectionsStage()
        app.openCircle()
        assertSnapshot(of: app.navigation, as: .svg(size: CGSize(width: 393, height: 600)))
        assertSnapshot(of: app.view, as: .attributes)
    }
}
