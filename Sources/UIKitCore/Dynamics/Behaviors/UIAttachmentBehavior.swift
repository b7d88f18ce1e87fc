import CoreGraphics
import Foundation
import RigidBodies

/// Holds an item to a place or to another item: by a rod, a spring, a rope, a pin, glue or a rail.
///
/// A rod becomes a spring when it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// To what an item is attached.
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
    /// How much further the second item was turned than the first.
    private var turn = 0.0

    // MARK: Rods and springs

    /// A rod from the item's middle to a place, as long as they are apart now.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// A rod from a point of the item to a place, as long as they are apart now.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, second, kind) = (item, nil, .rod)
        anchorPoint = point.isFinite ? point : item.center
        super.init()
        if !point.isFinite { refuse("anchorPoint") }
        firstAnchor = offset.isFinite ? Vector(offset) : .zero
        length = distance
    }

    /// A rod between the middles of two items, as long as they are apart now.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// A rod between points of two items, as long as they are apart now.
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

    // MARK: Others

    /// A rail that two items slide along, which turns with the first one. They don't turn against each other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        made(UIAttachmentBehavior(.slider, item1, item2, at: point, axis: axis))
    }

    /// A rail in the plane that an item slides along without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        made(UIAttachmentBehavior(.slider, item, nil, at: point, axis: axis))
    }

    /// A rope between points of two items, as long as they are apart now.
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

    /// Glue between two items.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        made(UIAttachmentBehavior(.weld, item1, item2, at: point))
    }

    /// A pin through two items, around which each turns.
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

    /// Only this class itself can be made by its functions: a subclass has initialisers that aren't known here.
    private class func made(_ behavior: UIAttachmentBehavior) -> Self {
        if let behavior = behavior as? Self { return behavior }
        Diagnostics.fail(
            "\(self) can't be made by a function of UIAttachmentBehavior.",
            explanation: "  try            UIAttachmentBehavior, as a child of a UIDynamicBehavior of your own")
    }

    // MARK: What it holds, and how

    /// One item, or two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// To what the first item is attached.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The place, in the coordinates of the animator's reference view. An item that hangs on a rod follows it, as fast as it moves.
    open var anchorPoint: CGPoint {
        didSet { check(anchorPoint.isFinite, "anchorPoint") { anchorPoint = oldValue } }
    }

    /// Of rod, spring or rope, in points: what it is when nothing pulls.
    open var length: CGFloat = 0 {
        didSet { check(length.isFinite, "length") { length = oldValue } }
    }

    /// The damping ratio of a spring: at 0 it swings forever, at 1 it doesn't overshoot. Defaults to 0.
    open var damping: CGFloat = 0 {
        didSet { check(damping.isFinite, "damping") { damping = oldValue } }
    }

    /// In swings a second; above 0 a rod becomes a spring. 0 by default.
    open var frequency: CGFloat = 0 {
        didSet { check(frequency.isFinite, "frequency") { frequency = oldValue } }
    }

    /// With how much a pin resists being turned: 1 is a push of magnitude 1 at 100 points from it. 0 by default.
    open var frictionTorque: CGFloat = 0 {
        didSet { check(frictionTorque.isFinite, "frictionTorque") { frictionTorque = oldValue } }
    }

    /// How far a rail (in points) or a pin (in radians) lets items go from where they are now. Without limit by default.
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
