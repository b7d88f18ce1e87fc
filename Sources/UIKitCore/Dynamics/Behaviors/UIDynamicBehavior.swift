import Foundation
import QuartzCore

/// A behaviour that acts on items after it was added to an animator: gravity, a collision, a spring, or several of
/// those together.
///
/// A subclass can combine behaviours, which it adds as children, and set `action` for work in each frame.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    public override init() {
        number = Self.nextNumber
        Self.nextNumber += 1
        super.init()
    }

    /// The number by which an animator's engine knows what the behaviour added.
    final let number: Int
    private static var nextNumber = 0

    // MARK: Children

    /// The behaviours that are added and removed with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    private final var parentReference = BackReference<UIDynamicBehavior>()

    /// Adds a behaviour that acts while this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !behavior.holds(self) else {
            return Diagnostics.warnOnce(
                "dynamics-child",
                """
                A dynamic behavior can't be a child of itself, or of one of its own children.
                  instead        it isn't added
                """)
        }
        guard depth + behavior.height <= Self.deepest else {
            return Diagnostics.warnOnce(
                "dynamics-child", of: "depth",
                """
                Dynamic behaviors are more than \(Self.deepest) levels inside each other.
                  likely cause   a behavior that adds one of its own kind each time it is created or added
                  instead        the last one isn't added
                """)
        }
        behavior.leave()
        childBehaviors.append(behavior)
        behavior.parentReference.object = self
        if let animator = dynamicAnimator { behavior.move(to: animator) }
    }

    /// Removes a child. Does nothing if the behaviour isn't a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: place)
        behavior.parentReference.object = nil
        if behavior.dynamicAnimator != nil { behavior.move(to: nil) }
    }

    private func holds(_ other: UIDynamicBehavior) -> Bool {
        self === other || childBehaviors.contains { $0.holds(other) }
    }

    /// The limit for nested behaviours, so that recursion doesn't overflow the stack (Decisions/0062).
    private static let deepest = 400

    /// The number of behaviours around this one, plus 1.
    private var depth: Int {
        var (depth, parent) = (1, parentReference.object)
        while let next = parent { (depth, parent) = (depth + 1, next.parentReference.object) }
        return depth
    }

    /// The number of levels from this behaviour downwards.
    private var height: Int { 1 + (childBehaviors.map(\.height).max() ?? 0) }

    /// Removes the behaviour from its parent or animator.
    final func leave() {
        if let parent = parentReference.object { return parent.removeChildBehavior(self) }
        dynamicAnimator?.removeBehavior(self)
    }

    /// This behaviour and all behaviours below it, parents before their children.
    final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    // MARK: The animator

    /// Called with each frame while the animator runs, after items have moved.
    open var action: (() -> Void)?

    /// Called before the behaviour is added to an animator or removed from it (nil).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator of this behaviour, or of its parent.
    open var dynamicAnimator: UIDynamicAnimator? { animatorReference.object }
    private final var animatorReference = BackReference<UIDynamicAnimator>()

    final func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        let old = animatorReference.object
        if let old { for item in actedOn { old.engine.release(item) } }
        animatorReference.object = animator
        if let animator {
            for item in actedOn { animator.engine.retain(item) }
            didJoin(animator.engine)
        }
        old?.changed()
        animator?.changed()
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Tells the animator that a property changed. Items at rest may have to move again.
    final func changed() { animatorReference.hold { $0.changed() } }

    final func willActOn(_ item: any UIDynamicItem) { animatorReference.hold { $0.engine.retain(item) } }

    final func willLeave(_ item: any UIDynamicItem) { animatorReference.hold { $0.engine.release(item) } }

    // MARK: For subclasses of this module

    /// The items for which the behaviour needs bodies.
    var actedOn: [any UIDynamicItem] { [] }

    /// Called when an animator has the behaviour, and bodies of its items.
    func didJoin(_ engine: DynamicsEngine) {}

    /// Adds the behaviour's joints, collisions or materials to a plan.
    func describe(to plan: inout DynamicsPlan) {}

    /// Pushes items. Called before each step.
    func push(in engine: DynamicsEngine) {}

    /// Called for each contact that began or ended since the last frame.
    func contactChanged(_ event: ContactReport) {}

    /// Warns once that a new number isn't finite, and restores the old one.
    final func refuse(_ name: String) {
        Diagnostics.warnOnce(
            "dynamics-number", of: "\(type(of: self)).\(name)",
            """
            \(type(of: self)).\(name) was set to a number that is not finite.
              likely cause   a division by zero, or the position of something that has none
              instead        it stays as it was
            """)
    }
}
