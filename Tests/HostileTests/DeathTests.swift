import Foundation
import Testing
import UIKit
import UIKitTesting

/// Programs that let go of things in the wrong order, or on the wrong thread: each works (Decisions/0004). Means most under
/// AddressSanitizer (Scripts/sanitize).
@MainActor @Suite("Hostile releases") struct DeathTests {
    @Test("a view may be asked for its window after the window was released")
    func viewWithoutWindow() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let (view, inner) = (UIView(), UIView())
                view.addSubview(inner)
                do { UIWindow().addSubview(view) }
                _ = view.window?.frame
                _ = inner.window?.rootViewController
                inner.setNeedsLayout()
                inner.layer.setNeedsDisplay()
                view.removeFromSuperview()
            }
        }
    }

    @Test("a superview may be released on another thread while its subviews are used, 2,000 times")
    func parentElsewhere() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                for _ in 0..<2000 {
                    let last = Last(UIView())
                    let children = (0..<3).map { _ in UIView() }
                    for child in children { last.object?.addSubview(child) }
                    last.dropElsewhere()
                    for child in children {
                        _ = child.superview?.bounds
                        child.setNeedsLayout()
                        _ = child.convert(CGPoint.zero, to: nil as UIView?)
                    }
                }
                Last<UIView>.waitForAll()
            }
        }
    }

    @Test("a collection view may be released on another thread while its layout is used")
    func layoutElsewhere() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                for _ in 0..<300 {
                    let layout = UICollectionViewFlowLayout()
                    let last = Last(UICollectionView(frame: .zero, collectionViewLayout: layout))
                    last.dropElsewhere()
                    layout.invalidateLayout()
                    _ = layout.collectionView?.contentSize
                    _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9))
                }
                Last<UICollectionView>.waitForAll()
            }
        }
    }

    @Test("an invalidation context may release the collection view while the layout reads it")
    func mortalContext() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let layout = UICollectionViewFlowLayout()
                Mortal.kept = UICollectionView(frame: .zero, collectionViewLayout: layout)
                layout.invalidateLayout(with: MortalContext())
                _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9))
                precondition(Mortal.kept == nil && layout.collectionView == nil)
            }
        }
    }

    @Test("a window with a controller and a sheet may be released on another thread")
    func windowElsewhere() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let stage = Stage()
                for _ in 0..<50 {
                    let (root, sheet) = (UIViewController(), UIViewController())
                    let last = Last(UIWindow(frame: stage.window.bounds))
                    last.object?.screen = stage.window.screen
                    last.object?.rootViewController = root
                    last.object?.isHidden = false
                    root.present(sheet, animated: true)
                    stage.advance(by: 0.1)
                    last.dropElsewhere()
                    _ = sheet.view.window?.frame
                    _ = root.view.superview?.frame
                    sheet.dismiss(animated: true)
                    stage.settle()
                }
                Last<UIWindow>.waitForAll()
                await Hostile.untilMainThreadIsFree()
                stage.settle()
            }
        }
    }

    @Test("a scroll view's recognisers may be used after the scroll view was released")
    func recognizersAlone() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let stage = Stage()
                let view = UIView(frame: stage.window.bounds)
                stage.show(view)
                do {
                    let scrollView = UIScrollView(frame: stage.window.bounds)
                    scrollView.maximumZoomScale = 3
                    for recognizer in scrollView.gestureRecognizers ?? [] { view.addGestureRecognizer(recognizer) }
                }
                stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 100))
                let (first, second) = (CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
                let (left, right) = (stage.touchDown(at: first), stage.touchDown(at: second))
                stage.touchMove(left, to: CGPoint(x: 20, y: 300))
                stage.touchMove(right, to: CGPoint(x: 280, y: 300))
                stage.touchUp(left, at: first)
                stage.touchUp(right, at: second)
                stage.settle()
            }
        }
    }

    @Test("a log-in screen may replace the root controller while a sheet appears")
    func logIn() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let stage = Stage()
                for isAnimated in [true, false, true] {
                    stage.show(UIViewController())
                    stage.window.rootViewController?.present(UIViewController(), animated: isAnimated)
                    stage.advance(by: 0.05)
                    stage.window.rootViewController = UINavigationController(rootViewController: UIViewController())
                    stage.settle()
                    stage.resize(to: CGSize(width: 600, height: 400))
                }
            }
        }
    }

    @Test("a data source may be released inside of its own method")
    func dataSourceGoes() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let stage = Stage()
                let view = UICollectionView(
                    frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                MortalNumbers.kept = MortalNumbers()
                view.dataSource = MortalNumbers.kept
                stage.show(view)
                stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 100))
                view.reloadData()
                stage.settle()
            }
        }
    }

    @Test("a cell may be released on another thread together with its collection view")
    func cellsElsewhere() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let stage = Stage()
                for _ in 0..<50 {
                    MortalNumbers.kept = MortalNumbers()
                    let last = Last(
                        UICollectionView(
                            frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout()))
                    last.object?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    last.object?.dataSource = MortalNumbers.kept
                    if let view = last.object { stage.show(view) }
                    let cells = last.object?.visibleCells.map { Last($0) } ?? []
                    last.object?.removeFromSuperview()
                    last.dropElsewhere()
                    for cell in cells { cell.dropElsewhere() }
                    stage.settle()
                }
                Last<UICollectionView>.waitForAll()
            }
        }
    }

    @Test("a completion may release the animated view, and a display link its target")
    func completionLetsGo() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let stage = Stage()
                var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                if let view { stage.show(view) }
                UIView.animate(withDuration: 0.2) {
                    view?.frame.origin.x = 100
                } completion: { _ in
                    view?.removeFromSuperview()
                    view = nil
                }
                stage.settle()
                guard view == nil else { Hostile.end("the view is still there") }
            }
        }
    }

    @Test("a layer tree may be released while its layers need display")
    func layersAlone() async {
        await #expect(processExitsWith: .success) {
            await Hostile.run {
                let layer = CALayer()
                do {
                    let stage = Stage()
                    stage.window.layer.addSublayer(layer)
                    layer.setNeedsDisplay()
                    layer.mask = CALayer()
                }
                let stage = Stage()
                layer.setNeedsDisplay()
                layer.opacity = 0.5
                stage.window.layer.addSublayer(layer)
                stage.settle()
            }
        }
    }
}

/// The last reference to an object, which another thread releases while this one continues.
private final class Last<Object: AnyObject>: @unchecked Sendable {
    // The main thread writes this before the other thread begins, and the other thread afterwards.
    private(set) var object: Object?

    init(_ object: Object) { self.object = object }

    func dropElsewhere() {
        DispatchQueue.global().async(group: drops) { self.object = nil }
    }

    static func waitForAll() { drops.wait() }
}

private let drops = DispatchGroup()

@MainActor private enum Mortal {
    static var kept: UICollectionView?
}

/// Releases the collection view when its invalidateDataSourceCounts is read.
private final class MortalContext: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool {
        Mortal.kept = nil
        return false
    }
}

/// Releases itself when the cell of item 10 is requested.
private final class MortalNumbers: NSObject, UICollectionViewDataSource {
    static var kept: MortalNumbers?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath.item == 10 { Self.kept = nil }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
