import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Sources of decoration views") struct DecorationSourceTests {
    private class Wood: UICollectionReusableView {}
    private final class Oak: Wood {}

    @Test("two sources are equal only if they have the same class") func classes() {
        #expect(DecorationSource.viewClass(Wood.self) == .viewClass(Wood.self))
        #expect(DecorationSource.viewClass(Wood.self) != .viewClass(Oak.self))
    }

    @Test("XIBs of one name and bundle are equal sources; XIBs made from data have to be the same object") func nibs() {
        let nib = UINib(nibName: "Board", bundle: nil)
        #expect(DecorationSource.nib(nib) == .nib(UINib(nibName: "Board", bundle: nil)))
        #expect(DecorationSource.nib(nib) != .nib(UINib(nibName: "Shelf", bundle: nil)))
        #expect(DecorationSource.nib(nib) != .nib(UINib(nibName: "Board", bundle: .main)))
        let data = UINib(data: Data(), bundle: nil)
        #expect(
            DecorationSource.nib(data) == .nib(data)
                && DecorationSource.nib(data) != .nib(UINib(data: Data(), bundle: nil)))
        #expect(DecorationSource.nib(nib) != .viewClass(Wood.self))
    }

    @Test("a layout uses the source registered last; nil and other classes unregister") func ofLayout() {
        let layout = PlacedLayout()
        #expect(layout.decorationSource(ofKind: "board") == nil)
        layout.register(Wood.self, forDecorationViewOfKind: "board")
        #expect(layout.decorationSource(ofKind: "board") == .viewClass(Wood.self))
        let nib = UINib(nibName: "Board", bundle: nil)
        layout.register(nib, forDecorationViewOfKind: "board")
        #expect(layout.decorationSource(ofKind: "board") == .nib(nib))
        layout.register(NSObject.self, forDecorationViewOfKind: "board")
        #expect(layout.decorationSource(ofKind: "board") == nil)
        layout.register(Wood.self, forDecorationViewOfKind: "board")
        layout.register(nil as AnyClass?, forDecorationViewOfKind: "board")
        #expect(layout.decorationSource(ofKind: "board") == nil && layout.decorationSource(ofKind: "other") == nil)
    }

    @Test("a transition layout's own class comes first, then the nearer layout's, then the other's") func between() {
        let (current, next) = (PlacedLayout(), PlacedLayout())
        let transition = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        current.register(Wood.self, forDecorationViewOfKind: "board")
        next.register(Oak.self, forDecorationViewOfKind: "board")
        next.register(Wood.self, forDecorationViewOfKind: "shelf")
        let found = [0, 0.49, 0.5, 1].map { progress in
            transition.transitionProgress = progress
            return transition.decorationSource(ofKind: "board")
        }
        #expect(found == [.viewClass(Wood.self), .viewClass(Wood.self), .viewClass(Oak.self), .viewClass(Oak.self)])
        transition.transitionProgress = 0
        #expect(transition.decorationSource(ofKind: "shelf") == .viewClass(Wood.self))
        #expect(transition.decorationSource(ofKind: "none") == nil)
        transition.register(Oak.self, forDecorationViewOfKind: "shelf")
        #expect(transition.decorationSource(ofKind: "shelf") == .viewClass(Oak.self))
    }
}
