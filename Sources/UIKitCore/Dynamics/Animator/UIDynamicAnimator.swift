import CoreGraphics
import Foundation
import QuartzCore

/// Moves items as if they had mass: they fall, collide and hang on springs.
///
///     let animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [square]))
///
/// It makes frames only while something moves. Keep a reference to it, because no other object retains it.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// Creates an animator for items other than views, with coordinates of their own.
    public override init() {
        super.init()
        connect()
    }

    /// Creates an animator for views in `view`, whose coordinates all behaviours use.
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

    /// Creates an animator for the attributes of a layout, in the coordinates of its content.
    ///
    /// Add attributes that `super` returned, or copies of them, to behaviours. Return the results of ``items(in:)`` and
    /// ``layoutAttributesForCell(at:)`` from the layout. The animator invalidates the layout when they move. It doesn't
    /// retain the layout.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        layoutReference.object = layout
    }

    private final var viewReference = BackReference<UIView>()
    /// The layout whose attributes the animator moves.
    final var layoutReference = BackReference<UICollectionViewLayout>()

    final let engine = DynamicsEngine()
    private final lazy var clock = DynamicsClock { [back = BackReferenceBox(self)] steps in
        guard let animator = back.object else { return }
        withExtendedLifetime(animator) { animator.makeFrame(steps) }
    }

    /// The view whose coordinates all behaviours use; nil if there is none, or if it was released.
    open var referenceView: UIView? { viewReference.object }

    /// The object that hears when the animator begins to move items, and when all of them are at rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours that the app added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour, which then acts. Removes it from the animator or parent that had it.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.leave()
        behaviors.append(behavior)
        behavior.move(to: self)
    }

    /// Removes a behaviour. Items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: place)
        behavior.move(to: nil)
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        let old = behaviors
        behaviors = []
        for behavior in old { behavior.move(to: nil) }
    }

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    // MARK: Items

    /// Returns the items whose upright bounding boxes intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        // Foundation's function ends the program for nan and infinity.
        guard !rect.isNull, rect.isFinite else { return [] }
        return engine.items.filter { item in
            let box = item.boxInPlane
            return box.isFinite && box.intersects(rect)
        }
    }

    /// Reads the current place, rotation and size of an item. It keeps its velocity.
    ///
    /// Call it after you moved one of the animator's items.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        engine.read(item)
        wake()
    }

    /// Returns the attributes of a cell if the animator moves them, or nil.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// Returns the attributes of a header or footer if the animator moves them, or nil.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }

    /// Returns the attributes of a decoration view if the animator moves them, or nil.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

    // MARK: Time

    /// Whether the animator is moving items.
    open var isRunning: Bool { clock.isRunning }

    /// The time for which the animator has moved items, in seconds.
    open var elapsedTime: TimeInterval { clock.elapsed }

    /// Called when a property of a behaviour changed.
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
        // No view or layout shows the items any more.
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

    /// The rectangle of which `translatesReferenceBoundsIntoBoundary` makes a boundary.
    private var referenceBounds: CGRect {
        if let view = viewReference.object { return view.bounds }
        guard let layout = layoutReference.object else { return .null }
        return CGRect(origin: .zero, size: layout.collectionViewContentSize)
    }
}
