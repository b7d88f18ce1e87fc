import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Layouts and flow delegates with results that cannot be shown: a warning is logged, and the rest is shown.
@MainActor @Suite("Hostile layouts") struct LayoutAnswerTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let source = CountingSource(sections: 2) { _ in 4 }
    private nonisolated static let strange: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 1e300, -1e300, .greatestFiniteMagnitude,
    ]

    /// Returns the warnings that were logged while `body` ran.
    private func warnings(_ body: () -> Void) -> [String] {
        var seen: [String] = []
        Diagnostics.reset()
        Diagnostics.receiver = { identifier, _ in seen.append(identifier) }
        defer { Diagnostics.receiver = nil }
        body()
        return seen
    }

    /// Calls everything that calls a layout.
    private func exercise(_ view: UICollectionView) {
        stage.show(view)
        view.contentOffset = CGPoint(x: 0, y: 30)
        stage.settle()
        view.scrollToItem(at: [1, 3], at: .centeredVertically, animated: true)
        stage.settle()
        stage.flick(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300))
        stage.settle()
        _ = view.indexPathForItem(at: CGPoint(x: 20, y: 20))
        view.performBatchUpdates { view.reloadItems(at: [[0, 0]]) }
        stage.settle()
        if view.beginInteractiveMovementForItem(at: [0, 1]) {
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 200))
            view.cancelInteractiveMovement()
        }
        stage.settle()
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        stage.settle()
        #expect(view.visibleCells.count == 8)
    }

    // MARK: Layouts of the user's own

    @Test("an impossible content size is ignored with a warning", arguments: strange)
    func contentSize(length: CGFloat) {
        let layout = AnsweringLayout()
        layout.size = CGSize(width: 320, height: length)
        let seen = warnings { exercise(.hostile(source, layout: layout)) }
        #expect(seen.contains("bad-content-size") == !(length.isFinite && length >= 0))
    }

    @Test("an impossible frame is ignored with a warning", arguments: strange, 0..<4)
    func frames(length: CGFloat, part: Int) {
        let layout = AnsweringLayout()
        layout.change = { attributes in
            guard attributes.indexPath == [0, 1] else { return }
            switch part {
            case 0: attributes.frame.origin.x = length
            case 1: attributes.frame.origin.y = length
            case 2: attributes.size.width = length
            default: attributes.center.y = length
            }
        }
        let seen = warnings { exercise(.hostile(source, layout: layout)) }
        if !length.isFinite { #expect(seen.contains("bad-attributes")) }
    }

    @Test("impossible transforms, alphas and zIndexes never stop the program", arguments: strange)
    func looks(number: CGFloat) {
        let layout = AnsweringLayout()
        layout.change = { attributes in
            attributes.alpha = number
            attributes.transform = CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: 0)
            attributes.zIndex = number > 0 ? .max : .min
        }
        _ = warnings { exercise(.hostile(source, layout: layout)) }
    }

    @Test(
        "attributes of elements that don't exist are ignored with a warning",
        arguments: [
            [0, -1], [-1, 0], [0, 4], [7, 0], [0, NSNotFound], [NSNotFound, 0], [Int.min, 0], [], [3], [0, 0, 0],
        ])
    func places(path: IndexPath) {
        let layout = AnsweringLayout()
        layout.more = { [UICollectionViewLayoutAttributes(forCellWith: path)] }
        let seen = warnings { exercise(.hostile(source, layout: layout)) }
        #expect(seen == ["bad-attributes"])
    }

    @Test(
        "bad header paths do no harm", arguments: [[0, -1], [-1, 0], [7, 0], [0, NSNotFound], [NSNotFound, 0], []])
    func headers(path: IndexPath) {
        let layout = AnsweringLayout()
        layout.more = {
            let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "other", with: path)
            header.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return [header]
        }
        let seen = warnings { exercise(.hostile(source, layout: layout)) }
        #expect(seen == (path.count == 2 && path.allSatisfy { $0 >= 0 } ? [] : ["bad-attributes"]))
    }

    @Test("one index path may be used for several kinds; one element twice causes a warning")
    func duplicates() {
        let layout = AnsweringLayout()
        let path: IndexPath = [0, 0]
        layout.more = {
            let all = [
                UICollectionViewLayoutAttributes(forCellWith: path),
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "other", with: path),
                UICollectionViewLayoutAttributes(forDecorationViewOfKind: "other", with: path),
            ]
            for attributes in all { attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
            return all
        }
        let view = UICollectionView.hostile(source, layout: layout)
        let seen = warnings {
            stage.show(view)
            #expect(view.visibleSupplementaryViews(ofKind: "other").count == 1)
            exercise(view)
        }
        #expect(Set(seen) == ["bad-attributes", "unregistered-decoration"])
    }

    @Test("a layout may return nil, or attributes of other items than requested", arguments: 0..<4)
    func otherAnswers(kind: Int) {
        let layout = AnsweringLayout()
        switch kind {
        case 0: layout.elements = { _ in nil }
        case 1: layout.elements = { _ in [] }
        case 2: layout.item = { _ in nil }
        default: layout.item = { _ in UICollectionViewLayoutAttributes(forCellWith: [9, 9]) }
        }
        _ = warnings { exercise(.hostile(source, layout: layout)) }
    }

    @Test("impossible target offsets and index paths never stop the program", arguments: strange)
    func targets(length: CGFloat) {
        let layout = AnsweringLayout()
        layout.target = CGPoint(x: length, y: length)
        layout.targetPath = [NSNotFound, -1]
        _ = warnings { exercise(.hostile(source, layout: layout)) }
    }

    @Test("impossible attributes for appearing and disappearing elements never stop the program", arguments: strange)
    func hooks(length: CGFloat) {
        let layout = AnsweringLayout()
        layout.hook = { path in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: length, y: 0, width: 10, height: length)
            attributes.alpha = length
            return attributes
        }
        layout.paths = [IndexPath(), [0], [0, NSNotFound], [-1, -1], [NSNotFound, 0]]
        _ = warnings { exercise(.hostile(source, layout: layout)) }
    }

    @Test("impossible adjustments of an invalidation context never stop the program", arguments: strange)
    func adjustments(length: CGFloat) {
        let layout = AnsweringLayout()
        let view = UICollectionView.hostile(source, layout: layout)
        stage.show(view)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: length, y: length)
        context.contentSizeAdjustment = CGSize(width: length, height: length)
        _ = warnings {
            layout.invalidateLayout(with: context)
            exercise(view)
        }
    }

    @Test("layouts may be asked about impossible rectangles", arguments: strange)
    func rectangles(length: CGFloat) {
        let (flow, answering) = (UICollectionViewFlowLayout(), AnsweringLayout())
        let view = UICollectionView.hostile(source, layout: flow)
        stage.show(view)
        let transition = view.startInteractiveTransition(to: answering)
        transition.transitionProgress = length
        stage.settle()
        for layout in [flow, answering, transition] {
            _ = layout.layoutAttributesForElements(in: CGRect(x: length, y: 0, width: 10, height: 10))
            _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: length, width: length, height: length))
        }
        #expect(view.indexPathForItem(at: CGPoint(x: length, y: 10)) == nil)
        view.cancelInteractiveTransition()
        stage.settle()
        #expect(view.visibleCells.count == 8)
    }

    @Test("the focus skips an item with an impossible frame")
    func focus() {
        let layout = AnsweringLayout()
        layout.change = { if $0.indexPath == [0, 1] { $0.frame.origin.y = .nan } }
        let view = UICollectionView.hostile(source, layout: layout)
        _ = warnings {
            stage.show(view)
            stage.focus(view.cellForItem(at: [0, 0]))
            for key in ["ArrowDown", "PageDown", "End", "Home", "ArrowUp", "Enter"] { stage.press(key) }
        }
        #expect(view.visibleCells.count == 7)
    }

    // MARK: Flow layouts

    @Test("item sizes that aren't finite count as 0", arguments: strange.filter { !($0 < 0) })
    func flowSizes(length: CGFloat) {
        let flow = UICollectionViewFlowLayout()
        let delegate = FlowDelegate()
        delegate.size = { CGSize(width: 40, height: $0 == [0, 1] ? length : 40) }
        let view = UICollectionView.hostile(source, layout: flow)
        view.delegate = delegate
        let seen = warnings { exercise(view) }
        #expect(seen.contains("flow-unusable-number"))
        let size = flow.layoutAttributesForItem(at: [0, 1])?.size
        #expect(size == nil || size == CGSize(width: 40, height: 0))
    }

    @Test("a flow layout takes the longest and the most items that there can be")
    func longestItems() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 1e9)
        let source = CountingSource(sections: 1) { _ in 2_147_483_647 }
        let view = UICollectionView.hostile(source, layout: flow)
        let seen = warnings { stage.show(view) }
        #expect(seen == [])
        // 2,147,483,647 × 1,000,000,000 points, and 10 between them, as exact as a number of 64 bits is.
        #expect(abs(view.contentSize.height / 2.147483668474836e18 - 1) < 1e-12)
        #expect(view.visibleCells.count == 1)
    }

    @Test("impossible spacings, insets and header sizes count as 0", arguments: strange, 0..<4)
    func flowSpacings(length: CGFloat, part: Int) {
        let flow = UICollectionViewFlowLayout()
        let delegate = FlowDelegate()
        switch part {
        case 0: delegate.lineSpacing = length
        case 1: delegate.interitemSpacing = length
        case 2: delegate.insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        default: delegate.header = CGSize(width: length, height: length)
        }
        let view = UICollectionView.hostile(source, layout: flow)
        view.delegate = delegate
        let seen = warnings { exercise(view) }
        #expect(seen.contains("flow-unusable-number") == (length != -1))
    }

    @Test("impossible properties of a flow layout count as 0", arguments: strange, [false, true])
    func flowProperties(length: CGFloat, isSelfSizing: Bool) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: length, height: 20)
        if isSelfSizing { flow.estimatedItemSize = CGSize(width: 20, height: length) }
        flow.minimumLineSpacing = length
        flow.minimumInteritemSpacing = length
        flow.sectionInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        flow.footerReferenceSize = CGSize(width: length, height: length)
        flow.sectionHeadersPinToVisibleBounds = true
        _ = warnings { exercise(.hostile(source, layout: flow)) }
    }
}

/// Rows of 40 points, unless a test sets other attributes.
@MainActor private final class AnsweringLayout: UICollectionViewLayout {
    var size = CGSize(width: 320, height: 1000)
    var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var more: () -> [UICollectionViewLayoutAttributes] = { [] }
    var elements: (([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]?) = { $0 }
    var item: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? = { $0 }
    var target: CGPoint?
    var targetPath: IndexPath?

    var hook: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
    var paths: [IndexPath] = []

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let row = path.section * 4 + path.item
        attributes.frame = CGRect(x: 0, y: CGFloat(row) * 50, width: 320, height: 40)
        change(attributes)
        return attributes
    }

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements((0..<8).map { attributes([$0 / 4, $0 % 4]) } + more())
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(attributes(indexPath))
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        target ?? proposedContentOffset
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        hook?(itemIndexPath) ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        hook?(itemIndexPath) ?? super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { paths }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { paths }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { paths }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { paths }

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { targetPath ?? previousIndexPath }
}

@MainActor private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 40, height: 40) }
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var insets = UIEdgeInsets.zero
    var header = CGSize.zero

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { insets }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lineSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { interitemSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
}
