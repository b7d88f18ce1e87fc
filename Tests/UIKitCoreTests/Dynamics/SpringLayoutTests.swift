import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// A layout whose cells hang on springs, as in many apps.
@MainActor final class SpringLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    private var known: Set<IndexPath> = []
    private var lastDelta: CGFloat = 0
    var length: CGFloat = 0
    var preparations = 0

    override func prepare() {
        super.prepare()
        preparations += 1
        guard let collectionView else { return }
        let attributes = super.layoutAttributesForElements(in: collectionView.bounds.insetBy(dx: -100, dy: -100)) ?? []
        let visible = Set(attributes.map(\.indexPath))
        for spring in springs {
            guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
            guard !visible.contains(item.indexPath) else { continue }
            animator.removeBehavior(spring)
            known.remove(item.indexPath)
        }
        let touch = collectionView.panGestureRecognizer.location(in: collectionView)
        for item in attributes where known.insert(item.indexPath).inserted {
            let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
            (spring.length, spring.damping, spring.frequency) = (length, 0.8, 1)
            if touch != .zero { shift(item, on: spring, touch: touch) }
            animator.addBehavior(spring)
        }
    }

    var springs: [UIAttachmentBehavior] { animator.behaviors.compactMap { $0 as? UIAttachmentBehavior } }

    private func shift(_ item: UICollectionViewLayoutAttributes, on spring: UIAttachmentBehavior, touch: CGPoint) {
        let resistance = (touch.y - spring.anchorPoint.y).magnitude / 1500
        item.center.y += lastDelta < 0 ? max(lastDelta, lastDelta * resistance) : min(lastDelta, lastDelta * resistance)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        lastDelta = newBounds.minY - collectionView.bounds.minY
        let touch = collectionView.panGestureRecognizer.location(in: collectionView)
        for spring in springs {
            guard let item = spring.items.first as? UICollectionViewLayoutAttributes else { continue }
            shift(item, on: spring, touch: touch)
            animator.updateItem(usingCurrentState: item)
        }
        return false
    }
}

@Suite("A layout with springs") @MainActor struct SpringLayoutTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let layout = SpringLayout()
    private let view: UICollectionView
    private let source = HundredCells()

    init() {
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 10
        view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
    }

    private func place(_ path: IndexPath) -> CGFloat { 25 + 60 * CGFloat(path.item) }

    private var stretch: [Int: CGFloat] {
        var found: [Int: CGFloat] = [:]
        for path in view.indexPathsForVisibleItems {
            guard let cell = view.cellForItem(at: path) else { continue }
            found[path.item] = cell.center.y - place(path)
        }
        return found
    }

    @Test("at rest cells are where the flow layout puts them, and no frames are made")
    func atRest() {
        #expect(view.visibleCells.count == 8)
        #expect(stretch.values.allSatisfy { $0 == 0 })
        #expect(!layout.animator.isRunning)
        let frames = stage.framesMade
        stage.advance(by: 5)
        #expect(stage.framesMade == frames)
    }

    @Test("a drag stretches the cells' springs, more the further they are from the finger")
    func drag() throws {
        let log = WarningLog()
        let finger = stage.touchDown(at: CGPoint(x: 160, y: 100))
        for step in 1...12 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(finger, to: CGPoint(x: 160, y: 100 - 5 * CGFloat(step)))
        }
        stage.advance(by: 1.0 / 60)
        #expect(view.contentOffset.y > 20)
        #expect(layout.animator.isRunning)
        let stretch = stretch
        // Content went up, and cells lag behind it, downwards.
        let (near, far) = (try #require(stretch[2]), try #require(stretch[7]))
        #expect(far > near + 2)
        #expect(stretch.values.allSatisfy { $0 >= 0 && $0 < 60 })
        // No cell overtakes another.
        let centers = stretch.sorted { $0.key < $1.key }.map { 60 * CGFloat($0.key) + $0.value }
        #expect(centers == centers.sorted())
        stage.touchUp(finger, at: CGPoint(x: 160, y: 40))
        stage.settle()
        #expect(self.stretch.values.allSatisfy { $0 == 0 })
        #expect(!layout.animator.isRunning)
        #expect(log.identifiers.isEmpty)
    }

    @Test("after flings cells come to rest exactly in place", arguments: [0, 1] as [CGFloat])
    func flings(length: CGFloat) {
        let log = WarningLog()
        layout.length = length
        for _ in 0..<6 {
            stage.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
            stage.advance(by: 0.3)
        }
        #expect(view.contentOffset.y > 1000)
        stage.settle()
        #expect(!layout.animator.isRunning)
        #expect(view.visibleCells.count >= 8)
        #expect(stretch.count == view.visibleCells.count)
        #expect(stretch.values.allSatisfy { $0.magnitude <= length + 0.2 })
        // There are springs for the cells in view, and for those in a hundred points around it.
        #expect(layout.springs.count <= 13)
        #expect(log.identifiers.isEmpty)
    }

    @Test("a layout with springs is released with its view")
    func lifetime() {
        weak var layout: SpringLayout?
        weak var animator: UIDynamicAnimator?
        do {
            let stage = Stage(size: CGSize(width: 320, height: 480))
            let own = SpringLayout()
            (layout, animator) = (own, own.animator)
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: own)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            stage.show(view)
            stage.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
        }
        #expect(layout == nil)
        #expect(animator == nil)
    }
}

@MainActor private final class HundredCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
