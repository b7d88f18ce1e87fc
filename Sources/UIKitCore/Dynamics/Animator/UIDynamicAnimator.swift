import CoreGraphics
import Foundation
import QuartzCore

/// Moves items as if they had weight: they fall, hit each other, hang on springs.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [square]))
///
/// It makes frames only while something moves. Keep it for as long as it should: nothing else does.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// For items that are no views, with coordinates of their own.
    public override init() {
        super.init()
        connect()
    }

    /// For views in `view`, whose coordinates are those of all behaviours.
    public init(referenceView view: UIView) {
        super.init()
        viewReference.object = view
        connect()
    }

    private func connect() {
        let back = BackReferenceBox(self)
        engine.behaviors = { back.object?.allBehaviors ?? [] }
        engine.referenceBounds = { back.object?.referenceBounds ?? .null }
    }

    /// For the attributes of a layout, in the coordinates of its content.
    ///
    /// Give attributes that `super` answered, or copies of them, to behaviours, and answer with ``items(in:)`` and
    /// ``layoutAttributesForCell(at:)``. The animator invalidates the layout as they move. It doesn't keep the
    /// layout alive.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        layoutReference.object = layout
    }

    private final var viewReference = BackReference<UIView>()
    /// The layout whose attributes it moves.
    final var layoutReference = BackReference<UICollectionViewLayout>()

    final let engine = DynamicsEngine()
    private final lazy var clock = DynamicsClock { [back = BackReferenceBox(self)] steps in
        guard let animator = back.object else { return }
        withExtendedLifetime(animator) { animator.makeFrame(steps) }
    }

    /// The view whose coordinates are those of all behaviours; nil when there is none, or when it is gone.
    open var referenceView: UIView? { viewReference.object }

    /// Is told when the animator begins to move items, and when all of them are at rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours that were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Lets a behaviour act. It leaves the animator or parent that had it.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.leave()
        behaviors.append(behavior)
        behavior.move(to: self)
    }

    /// Ends what a behaviour does. Items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: place)
        behavior.move(to: nil)
    }

    /// Ends what all behaviours do.
    open func removeAllBehaviors() {
        let old = behaviors
        behaviors = []
        for behavior in old { behavior.move(to: nil) }
    }

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    // MARK: Items

    /// The items whose upright boxes meet a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        // Foundation's function ends the program when it is asked about numbers that aren't any.
        guard !rect.isNull, rect.isFinite else { return [] }
        return engine.items.filter { item in
            let box = item.boxInPlane
            return box.isFinite && box.intersects(rect)
        }
    }

    /// Takes over the place, rotation and size that an item has now. Its speed stays.
    ///
    /// Call it when you moved an item that the animator has.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        engine.read(item)
        wake()
    }

    /// The attributes of a cell, when the animator moves them.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes of a header or footer, when the animator moves them.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }

    /// The attributes of a decoration view, when the animator moves them.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

    // MARK: Time

    /// Whether items are being moved.
    open var isRunning: Bool { clock.isRunning }

    /// For how many seconds it has moved items, all in all.
    open var elapsedTime: TimeInterval { clock.elapsed }

    /// Something about a behaviour changed.
    final func changed() {
        engine.needsPlan = true
        wake()
    }

    private func wake() {
        engine.wake()
        guard !clock.isRunning, !behaviors.isEmpty else { return }
        clock.run(in: loop)
        delegate?.dynamicAnimatorWillResume(self)
    }

    private var loop: FrameLoop {
        let view = viewReference.object ?? layoutReference.object?.collectionView
        return view?.window?.screen.frameLoop ?? FrameLoop.current
    }

    private func makeFrame(_ steps: Int) {
        // Nothing shows items whose view or layout is gone.
        guard isReferenceAlive else { return clock.pause() }
        engine.advance(steps)
        showItems()
        tellOfContacts()
        for behavior in allBehaviors where behavior.dynamicAnimator === self { behavior.action?() }
        guard clock.isRunning, behaviors.isEmpty || engine.isResting else { return }
        engine.standStill()
        showItems()
        clock.pause()
        delegate?.dynamicAnimatorDidPause(self)
    }

    private var isReferenceAlive: Bool {
        (!viewReference.isSet || viewReference.object != nil)
            && (!layoutReference.isSet || layoutReference.object != nil)
    }

    private func showItems() {
        if engine.moveItems() { itemsMoved() }
    }

    private func tellOfContacts() {
        let contacts = engine.takeContacts()
        guard !contacts.isEmpty else { return }
        let byNumber = Dictionary(allBehaviors.map { ($0.number, $0) }) { first, _ in first }
        for (number, report) in contacts {
            guard let behavior = byNumber[number], behavior.dynamicAnimator === self else { continue }
            behavior.contactChanged(report)
        }
    }

    /// What `translatesReferenceBoundsIntoBoundary` makes a boundary of.
    private var referenceBounds: CGRect {
        if let view = viewReference.object { return view.bounds }
        guard let layout = layoutReference.object else { return .null }
        return CGRect(origin: .zero, size: layout.collectionViewContentSize)
    }
}
