import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Attributes between two places") struct AttributesMixingTests {
    /// Attributes of 10 x 20 around (100, 200), which become 50 x 40 around (300, 0).
    private let before = AttributesStorage(1, in: 2, frame: CGRect(x: 95, y: 190, width: 10, height: 20), zIndex: 4)
    private let after = AttributesStorage(1, in: 2, frame: CGRect(x: 275, y: -20, width: 50, height: 40), zIndex: 8)

    @Test("mixed attributes equal the first at 0 and the second at 1, in every property") func ends() {
        var other = after
        other.isHidden = true
        #expect(before.mixed(with: other, 0) == before && before.mixed(with: other, 1) == other)
    }

    @Test("at 0.25 the centre, the size and the zIndex are a quarter of the way") func quarter() {
        let mixed = before.mixed(with: after, 0.25)
        #expect(mixed.center == CGPoint(x: 150, y: 150) && mixed.size == CGSize(width: 20, height: 25))
        #expect(mixed.zIndex == 5 && mixed.indexPath == IndexPath(item: 1, section: 2))
    }

    @Test("beyond 0 and 1 the values go on, and sizes end at 0") func beyond() {
        let further = before.mixed(with: after, 1.5)
        #expect(further.center == CGPoint(x: 400, y: -100) && further.size == CGSize(width: 70, height: 50))
        // Sizes would be -30 x 0.
        let back = before.mixed(with: after, -1)
        #expect(back.center == CGPoint(x: -100, y: 400) && back.size == .zero && back.zIndex == 0)
    }

    @Test("a mixed alpha stays between 0 and 1") func alpha() {
        var (faint, strong) = (before, after)
        (faint.alpha, strong.alpha) = (0.5, 1)
        #expect(faint.mixed(with: strong, 0.5).alpha == 0.75)
        #expect(faint.mixed(with: strong, 3).alpha == 1 && faint.mixed(with: strong, -3).alpha == 0)
    }

    @Test("a mixed zIndex is a whole number, even up to the largest integer", arguments: [Int.max, .min])
    func order(extreme: Int) {
        var (low, high) = (before, after)
        (low.zIndex, high.zIndex) = (0, 3)
        #expect(low.mixed(with: high, 0.3).zIndex == 1 && low.mixed(with: high, 0.6).zIndex == 2)
        high.zIndex = extreme
        #expect(low.mixed(with: high, 2).zIndex == extreme, "further than any number")
        #expect(high.mixed(with: high, 0.5).zIndex == extreme, "not by way of a number that is rounded")
        #expect(high.mixed(with: low, 0.999).zIndex.signum() == extreme.signum())
    }

    @Test("transforms are mixed where they differ") func transforms() {
        var large = after
        large.transform3D = CATransform3DMakeScale(3, 5, 1)
        let mixed = before.mixed(with: large, 0.5).transform3D
        #expect(abs(mixed.m11 - 2) < 1e-9 && abs(mixed.m22 - 3) < 1e-9)
        var same = before
        same.transform3D = large.transform3D
        #expect(same.mixed(with: large, 0.5).transform3D == large.transform3D)
    }

    @Test("kind, category and index path are those of the first attributes") func identity() {
        var header = before
        (header.category, header.kind) = (.supplementaryView, "header")
        let mixed = header.mixed(with: after, 0.75)
        #expect(mixed.category == .supplementaryView && mixed.kind == "header" && mixed.center.x == 250)
    }

    @Test("an element of one layout alone stays in place, and fades with the progress") func faded() {
        var half = before
        half.alpha = 0.5
        #expect(half.faded(to: 0.5).alpha == 0.25 && half.faded(to: 0.5).center == before.center)
        #expect(half.faded(to: 2).alpha == 0.5 && half.faded(to: -1).alpha == 0)
    }

    @Test("sizes are mixed in the same way") func sizes() {
        let (small, large) = (CGSize(width: 100, height: 40), CGSize(width: 200, height: 0))
        #expect(small.mixed(with: large, 0.25) == CGSize(width: 125, height: 30))
        #expect(small.mixed(with: large, 2) == CGSize(width: 300, height: 0))
        #expect(small.mixed(with: large, -1) == CGSize(width: 0, height: 80))
    }
}
