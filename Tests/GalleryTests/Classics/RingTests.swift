import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Classic: Circle, as a ring") struct RingTests {
    private let app = SectionsStage()

    init() { app.openRing() }

    /// The center of the room below the bar, which is 393 wide and 788 high.
    private let center = CGPoint(x: 196.5, y: 458)

    @Test("eight discs lie below the bar, around the middle of the screen, and nothing scrolls")
    func beginning() {
        #expect(app.navigation.topViewController?.title == "Circle")
        #expect(app.discs == Array(1...8))
        // The radius is 96.5: the top is at 458 - 96.5 - 50, the right at 196.5 + 96.5 - 50.
        #expect(app.frame(0) == CGRect(x: 146, y: 311, width: 100, height: 100))
        #expect(app.frame(2) == CGRect(x: 243, y: 408, width: 100, height: 100))
        #expect(app.frame(4) == CGRect(x: 146, y: 504, width: 100, height: 100))
        #expect(app.frame(6) == CGRect(x: 50, y: 408, width: 100, height: 100))
        app.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 500))
        app.stage.settle()
        #expect(app.view.contentOffset == .zero)
    }

    @Test("where discs overlap, the one with the higher zIndex is drawn on top, and gets the tap")
    func drawingOrder() throws {
        // From back to front: 1 at the top, then pairs from left and right, 5 at the bottom.
        let discs = app.view.subviews.filter { $0 is DiscCell && !$0.isHidden }
        let drawn = discs.sorted { $0.layer.zPosition < $1.layer.zPosition }
        #expect(
            drawn.compactMap(\.accessibilityLabel).map { $0.dropFirst(5) } == ["1", "8", "2", "7", "3", "6", "4", "5"])
        // 4 and 5 overlap there; 5 is further down, so it is in front.
        let (four, five) = (try #require(app.disc(4)), try #require(app.disc(5)))
        let both = four.frame.intersection(five.frame)
        app.touch(at: CGPoint(x: both.midX, y: both.midY))
        app.stage.settle()
        #expect(!app.discs.contains(5))
        #expect(app.discs.contains(4))
    }

    // MARK: Journeys

    @Test("a tapped disc flies into the centre in a straight line and is deleted; the others slide")
    func deleting() throws {
        let (first, second, third) = (try #require(app.disc(1)), try #require(app.disc(2)), try #require(app.disc(3)))
        let starts = [second.center, third.center]
        app.touchDisc(2)
        var last = starts[0].distance(to: center)
        for _ in 0..<8 {
            app.stage.advance(by: 1 / 30)
            let shown = app.shownCenter(of: second)
            #expect(shown.isBetween(starts[0], center))
            #expect(shown.distance(to: center) < last)
            last = shown.distance(to: center)
            // Discs that stay remain opaque, and are on the way to their new places.
            #expect(first.layer.presentation()?.opacity == 1)
            #expect(app.shownCenter(of: third).isBetween(starts[1], third.center))
            #expect(third.layer.presentation()?.opacity == 1)
            #expect(third.layer.presentation()?.affineTransform().isIdentity == true)
        }
        let shown = try #require(second.layer.presentation())
        #expect(shown.opacity < 0.1)
        #expect(shown.affineTransform().a < 0.2)
        app.stage.settle()
        #expect(app.disc(2) == nil)
        #expect(app.discs == [1, 3, 4, 5, 6, 7, 8])
        #expect(first.center == CGPoint(x: 196, y: 361))
        #expect(app.leftovers == 0)
    }

    @Test("a new disc flies out of the centre, between the last one and the first")
    func inserting() throws {
        let neighbour = try #require(app.disc(8))
        let start = neighbour.center
        app.touchBarButton()
        let new = try #require(app.disc(9))
        let shown = try #require(new.layer.presentation())
        #expect(shown.position.distance(to: center) < 15)
        #expect(shown.opacity < 0.2)
        #expect(shown.affineTransform().a < 0.3)
        app.stage.advance(by: 0.15)
        let half = app.shownCenter(of: new)
        #expect(half.isBetween(center, new.center))
        #expect(half != center && half != new.center)
        #expect(app.shownCenter(of: neighbour).isBetween(start, neighbour.center))
        #expect(neighbour.layer.presentation()?.opacity == 1)
        app.stage.settle()
        #expect(app.shownCenter(of: new) == new.center)
        #expect(app.discs == Array(1...9))
        #expect(app.misplaced == [])
    }

    @Test("three discs tapped during each other's animations are all deleted, and the others close the gaps")
    func hurry() {
        for number in [1, 4, 7] {
            app.touchDisc(number)
            app.stage.advance(by: 0.08)
        }
        app.stage.settle()
        #expect(app.discs == [2, 3, 5, 6, 8])
        #expect(app.misplaced == [])
        #expect(app.leftovers == 0)
        // With five discs, the first is at the top again.
        #expect(app.frame(0) == CGRect(x: 146, y: 311, width: 100, height: 100))
    }

    @Test("a disc that flies into the centre takes no taps: one there adds a disc")
    func tappedInFlight() throws {
        app.touchDisc(4)
        let leaving = try #require(app.disc(4))
        app.stage.advance(by: 0.2)
        #expect(app.shownCenter(of: leaving).distance(to: center) < 40)
        app.touch(at: center)
        app.stage.settle()
        #expect(app.discs == [9, 1, 2, 3, 5, 6, 7, 8])
        #expect(app.leftovers == 0)
    }

    @Test("all discs can be deleted one by one, and new ones inserted into the empty circle")
    func emptying() {
        for number in 1...8 {
            app.touchDisc(number)
            #expect(app.discs.count == 8 - number)
            if number.isMultiple(of: 3) { app.stage.settle() }
        }
        app.stage.settle()
        #expect(app.discs == [])
        #expect(app.leftovers == 0)
        app.touchBarButton()
        app.stage.settle()
        #expect(app.discs == [9])
        #expect(app.frame(0) == CGRect(x: 146, y: 311, width: 100, height: 100))
        app.touchBarButton()
        app.stage.settle()
        #expect(app.discs == [9, 10])
        #expect(app.frame(1) == CGRect(x: 146, y: 504, width: 100, height: 100))
    }

    @Test(
        "insertions and deletions in any order, some during others, end where the layout says",
        arguments: 1...20)
    func shaking(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        var expected = Array(1...8)
        var last = 8
        for _ in 0..<25 {
            if expected.isEmpty || dice.next() % 3 == 0 {
                last += 1
                expected.append(last)
                app.touchBarButton()
            } else {
                let item = Int(dice.next() % UInt64(expected.count))
                app.view.delegate?.collectionView(app.view, didSelectItemAt: IndexPath(item: item, section: 0))
                expected.remove(at: item)
            }
            app.stage.advance(by: Double(dice.next() % 8) * 0.05)
        }
        app.stage.settle()
        #expect(app.discs == expected)
        #expect(app.misplaced == [])
        #expect(app.leftovers == 0)
    }

    // MARK: Turning the device

    @Test("after rotation, the circle is in the middle of the screen", arguments: [false, true])
    func turning(inFlight: Bool) {
        if inFlight {
            app.touchDisc(2)
            app.stage.advance(by: 0.1)
        }
        app.stage.resize(to: SectionsStage.onItsSide)
        app.stage.settle()
        // A bar that ends at 54 leaves 339: the centre at 223.5, radius 69.5.
        #expect(app.frame(0) == CGRect(x: 376, y: 104, width: 100, height: 100))
        #expect(app.misplaced == [])
        #expect(app.leftovers == 0)
        #expect(app.discs.count == (inFlight ? 7 : 8))
        app.stage.resize(to: SectionsStage.tablet)
        app.stage.settle()
        // A bar that ends at 64 leaves 1116: the centre at (410, 622), radius 310.
        #expect(app.frame(0) == CGRect(x: 360, y: 262, width: 100, height: 100))
        #expect(app.misplaced == [])
    }

    @Test("the circle keeps clear of a notch and a home indicator")
    func notch() {
        let app = SectionsStage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        app.openRing()
        // The room is from 59 + 54 to 852 - 34: the centre at 465.5.
        #expect(app.frame(0) == CGRect(x: 146, y: 319, width: 100, height: 100))
        app.stage.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        app.stage.settle()
        // The room is from 74 to 852: the centre at 463.
        #expect(app.frame(0) == CGRect(x: 146, y: 316, width: 100, height: 100))
    }

    @Test("the ring looks like its snapshots")
    func pictures() {
        assertSnapshot(of: app.navigation, as: .svg(size: CGSize(width: 393, height: 500)))
        assertSnapshot(of: app.view, as: .attributes)
    }
}
