import RenderTree
import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A list whose rows scroll sideways, with ten fingers and a delegate that interferes.
@MainActor final class ScrollThrash: NSObject {
    private var random: SeededGenerator
    private let stage = Stage(size: CGSize(width: 200, height: 300), scale: 2)
    private let view: UICollectionView
    private var orders: [ObjectIdentifier: ScrollCallOrder] = [:]
    private var count: Int
    /// What the delegate does in its calls; mostly nothing.
    private var mischief = Mischief.none
    private var depth = 0
    private(set) var failure: String?

    private enum Mischief: CaseIterable {
        case none, clampsOffset, addsToOffset, glides, setsNoNumber, reloads, removes, disables, leaves, shrinks
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        count = Int.random(in: 0...200, using: &random)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 60)
        if Bool.random(using: &random) { layout.estimatedItemSize = CGSize(width: 200, height: 50) }
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        super.init()
        view.register(SidewaysCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        view.delegate = self
        view.isPagingEnabled = Int.random(in: 0..<5, using: &random) == 0
        view.alwaysBounceVertical = Bool.random(using: &random)
        if Int.random(in: 0..<5, using: &random) == 0 { view.semanticContentAttribute = .forceRightToLeft }
        view.allowsMultipleSelection = Bool.random(using: &random)
        view.delaysContentTouches = Bool.random(using: &random)
        if Int.random(in: 0..<3, using: &random) == 0 { view.refreshControl = UIRefreshControl() }
        stage.show(view)
    }

    // MARK: Steps

    func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<50: touch()
        case 50..<56: point()
        case 56..<62:
            stage.wheel(
                at: place(), by: CGVector(dx: number(), dy: number()), isPrecise: Bool.random(using: &random))
        case 62..<66: stage.press(pick(["ArrowDown", "PageUp", "End", "Home", " ", "ArrowRight", "Enter"]))
        case 66..<70: transform()
        case 70..<86: stage.advance(by: Double.random(in: 0...0.2, using: &random))
        default: program()
        }
        check()
    }

    /// Lifts all fingers and stops interfering, and checks that everything rests within its range.
    func finish() {
        mischief = .none
        guard failure == nil else { return }
        for finger in 0..<10 { stage.send(.touch(TouchInput(phase: .cancelled, finger: finger, location: .zero))) }
        stage.send(.pointer(PointerInput(phase: .cancelled, location: .zero)))
        if view.window == nil { stage.show(view) }
        view.isScrollEnabled = true
        view.refreshControl?.endRefreshing()
        guard stage.settle() else { return fail("it never rests") }
        check()
        view.delegate = self
        // A spinner turns until the program ends it.
        view.refreshControl = nil
        // Rows that were zoomed scroll up and down as well.
        for cell in view.visibleCells { cell.isUserInteractionEnabled = false }
        // A touch brings the offset back into its range, wherever the program set it.
        view.bounces = true
        view.alwaysBounceVertical = true
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 140))
        guard stage.settle() else { return fail("it never rests after a drag") }
        let range = view.restingRange(.vertical)
        let slack: CGFloat = 0.5
        if view.contentOffset.y < range.lowerBound - slack || view.contentOffset.y > range.upperBound + slack {
            fail("rests at \(view.contentOffset.y), which is not in \(range)")
        }
        for order in orders.values where !order.isAtRest { fail("a drag or its momentum was never told to be over") }
        let frames = stage.framesMade
        stage.advance(by: 1)
        if stage.framesMade != frames { fail("frames are made although nothing moves") }
    }

    private func touch() {
        let finger = Int.random(in: 0..<10, using: &random)
        let phase = pick([InputPhase.began, .moved, .moved, .moved, .moved, .ended, .cancelled])
        let time =
            Int.random(in: 0..<12, using: &random) == 0 ? stage.time - Double.random(in: -5...5, using: &random) : nil
        stage.send(.touch(TouchInput(phase: phase, finger: finger, location: place())), at: time)
    }

    private func point() {
        let phase = pick([PointerInput.Phase.began, .moved, .moved, .ended, .hovered, .cancelled])
        stage.send(.pointer(PointerInput(phase: phase, location: place())))
    }

    private func transform() {
        let phase = pick([InputPhase.began, .moved, .ended])
        stage.send(
            .transform(TransformInput(phase: phase, location: place(), scale: number() / 100, rotation: number())))
    }

    private func program() {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: view.setContentOffset(CGPoint(x: 0, y: number() * 10), animated: true)
        case 1: view.setContentOffset(CGPoint(x: 0, y: number() * 10), animated: false)
        case 2: view.contentOffset = CGPoint(x: number(), y: number())
        case 3: view.contentInset = UIEdgeInsets(top: number() / 5, left: 0, bottom: number() / 5, right: 0)
        case 4: resize()
        case 5 where count > 0:
            mischief = .none
            let item = Int.random(in: 0..<count, using: &random)
            view.scrollToItem(
                at: [0, item], at: pick([.top, .bottom, .centeredVertically, []]), animated: Bool.random(using: &random)
            )
        case 6: view.isPagingEnabled.toggle()
        case 7: view.bounces.toggle()
        case 8: view.window == nil ? stage.show(view) : view.removeFromSuperview()
        case 9: view.isScrollEnabled.toggle()
        case 10: view.decelerationRate = UIScrollView.DecelerationRate(rawValue: pick([0.998, 0.99, 0, 1, 2, .nan]))
        case 11: view.scrollRectToVisible(CGRect(x: 0, y: number(), width: 10, height: number()), animated: true)
        case 12: view.stopScrollingAndZooming()
        case 13: refresh()
        default: mischief = Bool.random(using: &random) ? .none : pick(Mischief.allCases)
        }
    }

    private func refresh() {
        guard let control = view.refreshControl else { return view.refreshControl = UIRefreshControl() }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: view.refreshControl = nil
        case 1: control.beginRefreshing()
        default: control.endRefreshing()
        }
    }

    /// Makes the content grow or shrink under the fingers.
    private func resize() {
        count = Int.random(in: 0...200, using: &random)
        view.reloadData()
    }

    private func interfere() {
        guard depth < 3 else { return }
        depth += 1
        defer { depth -= 1 }
        switch mischief {
        case .none: break
        case .clampsOffset: view.contentOffset.y = min(max(view.contentOffset.y, 20), 400)
        case .addsToOffset: view.contentOffset.y += 3
        case .glides: view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        case .setsNoNumber: view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
        case .reloads: view.reloadData()
        case .removes:
            view.removeFromSuperview()
            mischief = .none
        case .disables: view.isScrollEnabled.toggle()
        case .leaves: view.delegate = nil
        case .shrinks:
            count = count / 2
            view.reloadData()
        }
    }

    // MARK: Checks

    private func check() {
        guard failure == nil else { return }
        if !view.contentOffset.isFinite { fail("the offset is \(view.contentOffset)") }
        if view.isDragging, view.isDecelerating { fail("it is dragged and coasts at once") }
        if let mistake = orders.values.compactMap(\.mistake).first { fail(mistake) }
        if view.delegate == nil {
            // While there is no delegate, no calls are expected.
            orders = [:]
            if !view.isDragging, !view.isDecelerating { view.delegate = self }
        }
    }

    private func fail(_ what: String) { if failure == nil { failure = what } }

    private func note(_ call: ScrollCallOrder.Call, _ view: UIScrollView) {
        orders[ObjectIdentifier(view), default: ScrollCallOrder()].note(call)
        interfere()
    }

    // MARK: Random numbers

    private func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }

    private func number() -> CGFloat {
        Int.random(in: 0..<25, using: &random) == 0
            ? pick([.nan, .infinity, -.infinity, 1e300, -1e9]) : CGFloat.random(in: -300...300, using: &random)
    }

    private func place() -> CGPoint {
        CGPoint(
            x: Int.random(in: 0..<25, using: &random) == 0 ? number() : .random(in: 0...200, using: &random),
            y: Int.random(in: 0..<25, using: &random) == 0 ? number() : .random(in: 0...300, using: &random))
    }
}

extension ScrollThrash: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? SidewaysCell)?.height = CGFloat(20 + indexPath.item % 5 * 20)
        return cell
    }
}

extension ScrollThrash: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { interfere() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(.willBeginDragging, scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if !velocity.isFinite || !targetContentOffset.pointee.isFinite { fail("told of no numbers") }
        if Int.random(in: 0..<6, using: &random) == 0 { targetContentOffset.pointee = CGPoint(x: 0, y: number() * 10) }
        note(.willEndDragging, scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note(.didEndDragging(willDecelerate: decelerate), scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note(.willBeginDecelerating, scrollView) }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note(.didEndDecelerating, scrollView) }
}

/// A row that scrolls sideways, and that two fingers zoom.
private final class SidewaysCell: UICollectionViewCell, UIScrollViewDelegate {
    var height: CGFloat = 60
    private let row = UIScrollView()
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 30))

    override init(frame: CGRect) {
        super.init(frame: frame)
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        row.contentSize = CGSize(width: 600, height: 10)
        row.minimumZoomScale = 0.5
        row.maximumZoomScale = 3
        row.addSubview(picture)
        row.delegate = self
        contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}
