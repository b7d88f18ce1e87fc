import Testing
import UIKit
import UIKitTesting

/// Apple's samples StreetScroller and PhotoScroller move their content in `layoutSubviews()` of a scroll view, and public libraries
/// that recycle views of their own do so, too.
@MainActor @Suite("Layout of scroll views") struct ScrollLayoutTests {
    private let view = TiledView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        view.contentSize = CGSize(width: 300, height: 4000)
    }

    @Test("a scroll view is laid out after its content moved, even without a window")
    func assignment() {
        view.layoutIfNeeded()
        view.layouts = []
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(view.layouts == [50])
        view.bounds.origin.y = 70
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == [50, 70])
    }

    @Test("a scroll view is laid out in each frame of a drag, after the delegate's call, and not at rest")
    func drag() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        stage.show(view)
        view.layouts = []
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        stage.settle()
        #expect(view.layouts.count > 5)
        #expect(view.layouts == view.layouts.sorted() && view.layouts.last == 190)
        let count = view.layouts.count
        stage.advance(by: 1)
        #expect(view.layouts.count == count)
    }

    @Test("content can be reset endlessly in layoutSubviews()")
    func endless() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        view.contentSize.height = 1000
        view.turnsBackAt = 500
        stage.show(view)
        for _ in 0..<8 { stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), duration: 0.5) }
        stage.settle()
        // Eight drags of 190 points; each time the offset reaches 500, 500 are subtracted: 1520 = 3 * 500 + 20.
        #expect(view.contentOffset.y == 20)
    }

    @Test("a scroll view is laid out when it zooms, even if the offset stays")
    func zoom() {
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = ZoomedView(photo)
        view.addSubview(photo)
        view.delegate = delegate
        view.minimumZoomScale = 1
        view.maximumZoomScale = 3
        view.layoutIfNeeded()
        view.layouts = []
        view.zoomScale = 2
        #expect(view.contentOffset == .zero)
        view.layoutIfNeeded()
        #expect(view.layouts == [0])
    }

    @Test("views inside of a scroll view aren't laid out when it scrolls")
    func inside() {
        let inner = TiledView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(inner)
        view.layoutIfNeeded()
        inner.layouts = []
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(inner.layouts.isEmpty)
    }
}

@MainActor private final class TiledView: UIScrollView {
    var layouts: [CGFloat] = []
    var turnsBackAt = CGFloat.infinity

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(contentOffset.y)
        if contentOffset.y >= turnsBackAt { contentOffset.y -= turnsBackAt }
    }
}

@MainActor private final class ZoomedView: NSObject, UIScrollViewDelegate {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
