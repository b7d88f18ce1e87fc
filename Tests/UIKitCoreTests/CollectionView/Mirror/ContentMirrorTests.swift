import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Mirroring from right to left") struct ContentMirrorTests {
    private final class Turning: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Turning())

    @Test("a view from left to right mirrors nothing") func off() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(!view.mirror.isOn && view.mirror.flipped(rect) == rect)
        #expect(view.mirror.layoutBounds == view.bounds)
    }

    @Test("a mirrored rectangle is as far from the other edge, and mirrored again it is back") func flipped() {
        view.semanticContentAttribute = .forceRightToLeft
        view.contentSize = CGSize(width: 300, height: 100)
        let hasChanged = view.mirror.update()
        #expect(hasChanged && view.mirror.isOn)
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(view.mirror.flipped(rect) == CGRect(x: 260, y: 20, width: 30, height: 40))
        #expect(view.mirror.flipped(view.mirror.flipped(rect)) == rect)
        #expect(view.mirror.flipped(CGPoint(x: 10, y: 20)) == CGPoint(x: 290, y: 20))
        // The content is at its left end, which is the trailing end.
        #expect(view.mirror.layoutBounds == CGRect(x: 200, y: 0, width: 100, height: 100))
    }

    @Test("null and infinite rectangles stay what they are") func nothing() {
        view.semanticContentAttribute = .forceRightToLeft
        _ = view.mirror.update()
        #expect(view.mirror.flipped(CGRect.null).isNull && view.mirror.flipped(CGRect.infinite).isInfinite)
    }
}
