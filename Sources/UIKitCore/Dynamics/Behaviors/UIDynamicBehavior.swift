import Foundation
import QuartzCore

/// Something that acts on items once an animator has it: gravity, a collision, a spring, or several of those together.
///
/// A subclass puts others together, which it adds as children, and can say in `action` what happens with each frame.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    public override init() {
        number = Self.nextNumber
        Self.nextNumber += 1
        super.init()
    }

    /// By which an animator's engine knows what the behaviour made there.
    final let number: Int
    private static var nextNumber = 0

    // MARK: Children

    /// The behaviours that come and go with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    private final var parentReference = BackReference<UIDynamicBehavior>()

    /// Adds a behaviour that acts as long as this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !behavior.holds(self) else {
            return Diagnostics.warnOnce(
                "dynamics-child",
                """
                A dynamic behavior can't be a child of itself, or of one of its own children.
                  instead        it is not added
                """)
        }
        guard depth + behavior.height <= Self.deepest else {
            return Diagnostics.warnOnce(
                "dynamics-child", of: "depth",
                """
                Dynamic behaviors are more than \(Self.deepest) levels inside each other.
                  likely cause   a behavior that adds one of its own kind whenever it is made or added
                  instead        it is not added
                """)
        }
        behavior.leave()
        childBehaviors.append(behavior)
        behavior.parentReference.object = self
        if let animator = dynamicAnimator { behavior.move(to: animator) }
    }

    /// Takes a child away; what is none is left alone.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: place)
        behavior.parentReference.object = nil
        if behavior.dynamicAnimator != nil { behavior.move(to: nil) }
    }

    private func holds(_ other: UIDynamicBehavior) -> Bool {
        self === other || childBehaviors.contains { $0.holds(other) }
    }

    /// So that walking through them stays far from the end of the stack (Decisions/0062).
    private static let deepest = 400

    /// How many behaviours it is inside of, and itself.
    private var depth: Int {
        var (depth, parent) = (1, parentReference.object)
        while let next = parent { (depth, parent) = (depth + 1, next.parentReference.object) }
        return depth
    }

    /// How many levels there are from it downwards.
    private var height: Int { 1 + (childBehaviors.map(\.height).max() ?? 0) }

    /// Leaves the parent or animator that it was added to.
    final func leave() {
        if let parent = parentReference.object { return parent.removeChildBehavior(self) }
        dynamicAnimator?.removeBehavior(self)
    }

    /// Itself and all below it, children after what holds them.
    final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    // MARK: The animator

    /// Called with each frame in which the animator runs, after items were moved.
    open var action: (() -> Void)?

    /// Called before the behaviour comes to an animator, or leaves it (nil).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The animator that has it, or has the behaviour it is a child of.
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

    /// Something about it changed: whoever rests has to find out whether that is still right.
    final func changed() { animatorReference.hold { $0.changed() } }

    final func willActOn(_ item: any UIDynamicItem) { animatorReference.hold { $0.engine.retain(item) } }

    final func willLeave(_ item: any UIDynamicItem) { animatorReference.hold { $0.engine.release(item) } }

    // MARK: For subclasses of this module

    /// The items that it needs bodies of.
    var actedOn: [any UIDynamicItem] { [] }

    /// The animator has it now, and bodies of its items.
    func didJoin(_ engine: DynamicsEngine) {}

    /// Adds what it holds items by, lets them hit, or says what they are made of.
    func describe(to plan: inout DynamicsPlan) {}

    /// Pushes items, before each step.
    func push(in engine: DynamicsEngine) {}

    /// Was told of by the engine since the last frame.
    func contactChanged(_ event: ContactReport) {}

    /// Puts the old number back when the new one isn't finite, and says so once.
    final func refuse(_ name: String) {
        Diagnostics.warnOnce(
            "dynamics-number", of: "\(type(of: self)).\(name)",
            """
            \(type(of: self)).\(name) was set to a number that is not finite.
              likely cause   a division by zero, or a place of something that has none
              instead        it stays as it was
            """)
    }
}
