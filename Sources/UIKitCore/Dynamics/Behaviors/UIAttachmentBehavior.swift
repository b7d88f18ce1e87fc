import CoreGraphics
import Foundation
import RigidBodies

/// Attaches an item to a place or to another item: with a rod, a spring, a rope, a pin, glue or a rail.
///
/// A rod with a frequency above 0 becomes a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// To another item.
        case items
        /// To a place.
        case anchor
    }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let kind: Joint.Kind
    private var firstAnchor = Vector.zero
    private var secondAnchor = Vector.zero
    private var axis = Vector(1, 0)
    /// The difference between the rotations of the second item and the first.
    private var turn = 0.0

    // MARK: Rods and springs

    /// Creates a rod from the item's centre to a place. Its length is their current distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates a rod from a point of the item to a place. Its length is their current distance.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, second, kind) = (item, nil, .rod)
        anchorPoint = point.isFinite ? point : item.center
        super.init()
        if !point.isFinite { refuse("anchorPoint") }
        firstAnchor = offset.isFinite ? Vector(offset) : .zero
        length = distance
    }

    /// Creates a rod between the centres of two items. Its length is their current distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates a rod between points of two items. Its length is their current distance.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        (first, second, kind) = (item1, item2, .rod)
        anchorPoint = .zero
        super.init()
        firstAnchor = offset1.isFinite ? Vector(offset1) : .zero
        secondAnchor = offset2.isFinite ? Vector(offset2) : .zero
        length = distance
    }

    // MARK: Sliding, limit, fixed and pin attachments

    /// Returns a rail along which two items slide. It rotates with the first one. The items don't rotate relative to
    /// each other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        made(UIAttachmentBehavior(.slider, item1, item2, at: point, axis: axis))
    }

    /// Returns a fixed rail along which an item slides without rotating.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        made(UIAttachmentBehavior(.slider, item, nil, at: point, axis: axis))
    }

    /// Returns a rope between points of two items. Its length is their current distance.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> Self {
        let rope = UIAttachmentBehavior(.rope, item1, item2, at: .zero)
        rope.firstAnchor = offset1.isFinite ? Vector(offset1) : .zero
        rope.secondAnchor = offset2.isFinite ? Vector(offset2) : .zero
        rope.length = rope.distance
        return made(rope)
    }

    /// Returns glue between two items.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        made(UIAttachmentBehavior(.weld, item1, item2, at: point))
    }

    /// Returns a pin through two items, around which each of them rotates.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        made(UIAttachmentBehavior(.pin, item1, item2, at: point))
    }

    private init(
        _ kind: Joint.Kind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, at point: CGPoint,
        axis: CGVector = CGVector(dx: 1, dy: 0)
    ) {
        (first, second, self.kind) = (item1, item2, kind)
        let place = point.isFinite ? point : item1.center
        anchorPoint = place
        super.init()
        if !point.isFinite { refuse("anchorPoint") }
        guard kind != .rope else { return }
        firstAnchor = item1.local(of: place)
        if let item2 { secondAnchor = item2.local(of: place) }
        turn = (item2?.turnedBy ?? 0) - item1.turnedBy
        let direction = Vector(axis)
        if !direction.isFinite { refuse("axisOfTranslation") }
        let way = direction.isFinite ? direction.normalized() : Vector(1, 0)
        self.axis = item2 == nil ? way : way.unrotated(by: Rotation(item1.turnedBy))
    }

    /// Returns the behaviour. The functions above can create only this class itself: a subclass has initialisers that
    /// they don't know.
    private class func made(_ behavior: UIAttachmentBehavior) -> Self {
        if let behavior = behavior as? Self { return behavior }
        Diagnostics.fail(
            "A function of UIAttachmentBehavior can't create a \(self).",
            explanation: "  try            UIAttachmentBehavior, as a child of a UIDynamicBehavior of your own")
    }

    // MARK: Attached items

    /// The item or items that are attached.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// What the first item is attached to.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The place, in the coordinates of the animator's reference view. An item on a rod follows it at the same speed.
    open var anchorPoint: CGPoint {
        didSet { check(anchorPoint.isFinite, "anchorPoint") { anchorPoint = oldValue } }
    }

    /// The length of a rod, spring or rope without any pull, in points.
    open var length: CGFloat = 0 {
        didSet { check(length.isFinite, "length") { length = oldValue } }
    }

    /// The damping ratio of a spring: at 0 it swings forever, at 1 it doesn't overshoot. 0 by default.
    open var damping: CGFloat = 0 {
        didSet { check(damping.isFinite, "damping") { damping = oldValue } }
    }

    /// The frequency of a spring, in swings per second. Above 0, a rod becomes a spring. 0 by default.
    open var frequency: CGFloat = 0 {
        didSet { check(frequency.isFinite, "frequency") { frequency = oldValue } }
    }

    /// The torque with which a pin resists rotation: 1 is a push of magnitude 1 at a distance of 100 points. 0 by
    /// default.
    open var frictionTorque: CGFloat = 0 {
        didSet { check(frictionTorque.isFinite, "frictionTorque") { frictionTorque = oldValue } }
    }

    /// How far a rail (in points) or a pin (in radians) lets items move from their current places. Unlimited by
    /// default.
    open var attachmentRange = UIFloatRange.infinite {
        didSet {
            let isRange = attachmentRange.minimum <= attachmentRange.maximum
            check(isRange, "attachmentRange") { attachmentRange = oldValue }
        }
    }

    private func check(_ isGood: Bool, _ name: String, putBack: () -> Void) {
        guard isGood else {
            putBack()
            return refuse(name)
        }
        changed()
    }

    private var distance: CGFloat {
        let end = second.map { $0.place(of: secondAnchor) } ?? Vector(anchorPoint)
        let distance = (end - first.place(of: firstAnchor)).length
        return distance.isFinite ? distance : 0
    }

    override var actedOn: [any UIDynamicItem] { items }

    override func describe(to plan: inout DynamicsPlan) {
        guard let slot = plan.slot(of: first) else { return }
        let other = second.flatMap { plan.slot(of: $0) }
        guard other != slot, (other == nil) == (second == nil) else { return }
        var joint = Joint(id: number, kind: kind, first: slot, second: other)
        joint.firstAnchor = firstAnchor
        joint.secondAnchor = second == nil ? Vector(anchorPoint) : secondAnchor
        joint.length = max(length, 0)
        joint.frequency = kind == .rod ? max(frequency, 0) : 0
        joint.damping = max(damping, 0)
        joint.frictionTorque = max(frictionTorque, 0) * Field.unit * Field.unitDistance
        joint.range = Double(attachmentRange.minimum)...Double(attachmentRange.maximum)
        joint.axis = axis
        joint.angle = turn
        plan.joints.append(joint)
    }
}
