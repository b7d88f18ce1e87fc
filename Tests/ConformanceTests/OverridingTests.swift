import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Overrides in subclasses") struct OverridingTests {
    @Test("a view may override layer with a narrower type")
    func layer() {
        let view = FadedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        #expect(view.layer === (view as UIView).layer)
    }

    @Test("a scroll view and a collection view may override delegate")
    func delegates() {
        let recorder = Recorder()
        let scrollView = StillScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.delegate = recorder
        scrollView.contentOffset.y = 10
        #expect(scrollView.delegatesSet == 1 && scrollView.delegate === recorder && recorder.moves == 1)

        let view = ForwardingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.delegate = recorder
        view.contentOffset.y = 10
        #expect(view.delegatesSet == 1 && view.delegate === recorder && recorder.moves == 2)
        let asScrollView: UIScrollView = view
        #expect(asScrollView.delegate === recorder)
        asScrollView.delegate = nil
        #expect(view.delegatesSet == 2 && view.delegate == nil)
        asScrollView.delegate = recorder
        #expect(view.delegatesSet == 3 && view.delegate === recorder)
    }

    @Test("a layer may override properties and methods, such as addSublayer")
    func sublayers() {
        let layer = CountingLayer()
        layer.addSublayer(CALayer())
        #expect(layer.value(forKey: "sum") as? Int == 1 && layer.contains(CGPoint(x: -5, y: -5)))
    }

    @Test("a view may lay out its own layers after its subviews")
    func sublayersOfAView() {
        let view = BorderedView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.layoutIfNeeded()
        #expect(view.laidOut == ["subviews", "sublayers"])
        #expect(view.border.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(BadgeLayer(coder: NSCoder())?.text == "archived")
    }

    @Test("colours and fonts may be subclassed")
    func values() {
        let font: UIFont = .systemFont(ofSize: LargeFont.systemFontSize)
        #expect(font.pointSize == 20 && BrandColor.label == .red)
        let color: UIColor = BrandColor(white: 0, alpha: 1)
        #expect(color.cgColor == UIColor.green.cgColor && UIColor.red === UIColor.red)
    }
}

private final class Recorder: NSObject, UICollectionViewDelegate {
    var moves = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
}
