import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Numbers that are NaN, too large or in the wrong order, where a view or a layout takes numbers.
@Suite("Impossible geometry") struct GeometryTests {
    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1, 0,
    ]

    @Test("rectangles whose numbers aren't finite intersect nothing")
    func rectangles() {
        let sound = CGRect(x: 0, y: 0, width: 10, height: 10)
        for number in Self.numbers {
            for broken in [
                CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: number, width: 1, height: 1),
                CGRect(x: 0, y: 0, width: number, height: 1), CGRect(x: number, y: 0, width: number, height: number),
            ] {
                _ = (broken.integral, broken.standardized, broken.insetBy(dx: number, dy: 1), broken.isEmpty)
                _ = (broken.union(sound), sound.union(broken), broken.contains(sound), sound.contains(broken))
                _ = broken.contains(CGPoint(x: number, y: 1))
                guard number.isNaN else { continue }
                #expect(!broken.intersects(sound))
                #expect(!sound.intersects(broken))
                #expect(broken.intersection(sound).isNull)
                #expect(sound.intersection(broken).isNull)
                #expect(!broken.contains(CGPoint(x: 0.5, y: 0.5)))
            }
        }
    }

    @Test("valid rectangles intersect as usual")
    func soundRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(rect.intersects(CGRect(x: 9, y: 9, width: 5, height: 5)))
        #expect(!rect.intersects(CGRect(x: 11, y: 9, width: 5, height: 5)))
        let shared = CGRect(x: 9, y: 9, width: 1, height: 1)
        #expect(rect.intersection(CGRect(x: 9, y: 9, width: 5, height: 5)) == shared)
        #expect(rect.contains(CGPoint(x: 9.9, y: 0)))
        #expect(!rect.contains(CGPoint(x: 10, y: 0)))
        #expect(CGRect(x: 10, y: 10, width: -10, height: -10).contains(CGPoint(x: 1, y: 1)))
        #expect(!CGRect.null.contains(CGPoint(x: 1, y: 1)))
        #expect(CGRect.infinite.contains(CGPoint(x: 1, y: 1)))
        #expect(!CGRect.null.intersects(rect))
        #expect([rect].filter { $0.intersects(shared) }.count == 1)
        #expect([rect].map(\.width).reduce(0, +) == 10)
    }

    @Test("a view keeps valid geometry, whatever numbers it is given")
    func views() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                stage.show(view)
                for number in GeometryTests.numbers {
                    view.frame = CGRect(x: number, y: 1, width: 1, height: number)
                    view.bounds = CGRect(x: 0, y: number, width: number, height: 1)
                    view.center = CGPoint(x: number, y: number)
                    view.transform = CGAffineTransform(scaleX: number, y: 1)
                    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
                    view.transform = CGAffineTransform(rotationAngle: number)
                    view.transform3D = CATransform3DMakeScale(number, 0, number)
                    view.transform3D.m34 = number
                    view.alpha = number
                    view.layer.anchorPoint = CGPoint(x: number, y: number)
                    view.layer.zPosition = number
                    view.layer.cornerRadius = number
                    view.layer.borderWidth = number
                    view.layer.shadowRadius = number
                    view.layer.shadowOffset = CGSize(width: number, height: number)
                    view.layer.shadowOpacity = Float(number)
                    view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
                    _ = view.sizeThatFits(CGSize(width: number, height: number))
                    _ = view.systemLayoutSizeFitting(CGSize(width: number, height: number))
                    _ = view.convert(CGPoint(x: number, y: 0), to: nil)
                    _ = view.convert(CGRect(x: number, y: 0, width: 1, height: number), from: stage.window)
                    _ = view.hitTest(CGPoint(x: number, y: number), with: nil)
                    _ = view.point(inside: CGPoint(x: number, y: 0), with: nil)
                    _ = view.resizableSnapshotView(
                        from: CGRect(x: number, y: 0, width: 1, height: 1), afterScreenUpdates: true,
                        withCapInsets: UIEdgeInsets(top: number, left: 0, bottom: 0, right: 0))
                    stage.settle()
                    _ = stage.svg()
                    stage.tap(at: CGPoint(x: number, y: number))
                }
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        end.expectWords("[bad-geometry]")
    }

    @Test("views with singular transforms are neither visible nor hit")
    func singular() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let (outer, inner) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
                outer.addSubview(inner)
                stage.show(outer)
                for transform in [
                    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
                    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
                    CGAffineTransform(scaleX: 1e-300, y: 1e-300),
                ] {
                    outer.transform = transform
                    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
                    inner.frame = inner.convert(CGRect(x: 1, y: 1, width: 1, height: 1), from: stage.window)
                    _ = transform.inverted()
                    stage.settle()
                    stage.tap(at: CGPoint(x: 50, y: 50))
                }
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a scroll view keeps a valid content offset, whatever numbers it is given")
    func scrolling() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 100, height: 100))
                let view = UIScrollView(frame: stage.window.bounds)
                view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                stage.show(view)
                for number in GeometryTests.numbers {
                    view.contentSize = CGSize(width: 100, height: number)
                    view.contentInset = UIEdgeInsets(top: number, left: number, bottom: -number, right: 0)
                    view.setContentOffset(CGPoint(x: 0, y: number), animated: true)
                    stage.advance(by: 0.1)
                    view.setContentOffset(CGPoint(x: number, y: number), animated: false)
                    view.scrollRectToVisible(CGRect(x: 0, y: number, width: number, height: 1), animated: true)
                    view.minimumZoomScale = number
                    view.maximumZoomScale = -number
                    view.setZoomScale(number, animated: true)
                    view.zoomScale = number
                    view.zoom(to: CGRect(x: number, y: 0, width: 0, height: number), animated: true)
                    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
                    view.isPagingEnabled = number > 0
                    stage.settle(limit: 3)
                    stage.flick(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
                    stage.wheel(at: CGPoint(x: 50, y: 50), by: CGVector(dx: number, dy: number))
                    stage.settle(limit: 3)
                    try #require(view.contentOffset.y.isFinite && view.contentOffset.x.isFinite, "\(number)")
                }
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a flow layout ignores sizes, spacings and insets that aren't finite")
    func flow() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                for number in GeometryTests.numbers {
                    let flow = UICollectionViewFlowLayout()
                    let list = ScriptedList(layout: flow)
                    flow.minimumLineSpacing = number
                    flow.minimumInteritemSpacing = number
                    flow.sectionInset = UIEdgeInsets(top: number, left: number, bottom: 0, right: number)
                    flow.estimatedItemSize = number.isNaN ? CGSize(width: number, height: number) : .zero
                    // A negative size from the delegate ends the program (R161).
                    let length = number < 0 ? 0 : number
                    list.whenSizeIsAsked = { _ in CGSize(width: length, height: length) }
                    list.items = 20
                    list.show()
                    list.stage.settle(limit: 2)
                    let everything = CGRect(x: number, y: 0, width: number, height: number)
                    _ = flow.layoutAttributesForElements(in: everything)
                    _ = flow.targetContentOffset(
                        forProposedContentOffset: CGPoint(x: number, y: number), withScrollingVelocity: .zero)
                    _ = list.view.indexPathForItem(at: CGPoint(x: number, y: number))
                    list.view.frame.size.width = number
                    list.stage.settle(limit: 2)
                }
            }
        }
        end.expectWords("[flow-unusable-number]")
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a custom layout may filter elements by NaN frames")
    func ownLayout() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                final class Dividing: UICollectionViewLayout {
                    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                        (0..<20).map { item in
                            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                            attributes.frame = CGRect(x: 0, y: CGFloat(item) / 0 * 0, width: 10, height: 10)
                            attributes.alpha = .nan
                            attributes.transform = CGAffineTransform(scaleX: .nan, y: 1)
                            return attributes
                        }.filter { !$0.frame.intersects(rect) && !rect.contains($0.center) }
                    }
                    override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.infinity, height: 0) }
                }
                let list = ScriptedList(layout: Dividing())
                list.show()
                list.scrollFar()
                try #require(list.view.visibleCells.isEmpty)
            }
        }
        end.expectWords("[bad-attributes]", "[bad-content-size]")
    }

    @Test("gesture recognisers ignore input at impossible points")
    func input() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let list = ScriptedList()
                list.view.minimumZoomScale = 0.5
                list.show()
                for number in GeometryTests.numbers {
                    let finger = list.stage.touchDown(at: CGPoint(x: 50, y: 50))
                    list.stage.touchMove(finger, to: CGPoint(x: number, y: number))
                    list.stage.advance(by: 0.1)
                    list.stage.touchUp(finger, at: CGPoint(x: number, y: 50))
                    list.stage.pinch(at: CGPoint(x: 50, y: 50), from: 1, to: number)
                    list.stage.trackpad(at: CGPoint(x: 50, y: 50), scale: number, rotation: number)
                    list.stage.hover(at: CGPoint(x: number, y: number))
                    list.stage.resize(to: CGSize(width: number, height: number))
                    list.stage.setSafeArea(UIEdgeInsets(top: number, left: number, bottom: number, right: number))
                    list.stage.settle(limit: 3)
                    try #require(list.view.contentOffset.y.isFinite)
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }
}
