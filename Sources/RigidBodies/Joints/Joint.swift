/// Holds a body to another body, or to a place.
package struct Joint: Sendable {
    package enum Kind: Sendable, Hashable {
        /// A rod, or a spring if there is a frequency.
        case rod
        /// A rope: both ends move freely within its length.
        case rope
        /// Rotates about a common place, with friction, within ``Joint/range`` in radians.
        case pin
        case weld
        /// Moves along an axis, within ``Joint/range`` in points, without rotating.
        case slider
        /// A spring towards a place and an upright angle.
        case snap
    }

    /// An identifier that the caller chooses, and keeps from one list of joints to the next.
    package var id: Int
    package var kind: Kind
    package var first: Int
    /// nil if the other end is a place.
    package var second: Int?
    /// The place of the end from the middle of the first body, when the body isn't rotated.
    package var firstAnchor: Vector = .zero
    /// The place of the end from the middle of the second body; a place in the plane if there is no second body.
    package var secondAnchor: Vector = .zero
    package var length = 0.0
    /// The frequency in swings per second; 0 is stiff.
    package var frequency = 0.0
    /// The damping ratio: at 0 a spring swings forever, at 1 it doesn't overshoot.
    package var damping = 0.0
    /// The maximum torque with which a pin resists rotation.
    package var frictionTorque = 0.0
    package var range = -Double.infinity...Double.infinity
    /// The axis of a slider when the first body isn't rotated; in the plane if there is no second body.
    package var axis = Vector(1, 0)
    /// The difference between the angles of the second and the first body at rest.
    package var angle = 0.0

    /// The present place, for a joint whose place moves towards another one.
    var place = Vector.zero
    /// The velocity of the place.
    var placeVelocity = Vector.zero
    /// The impulse of each row in the last step, with which the next step begins.
    var impulses = SIMD4<Double>.zero

    package init(id: Int, kind: Kind, first: Int, second: Int? = nil) {
        self.id = id
        self.kind = kind
        self.first = first
        self.second = second
    }

    /// Whether the pull grows with the distance, instead of the joint not giving way.
    var isSpring: Bool { kind == .snap || kind == .rod && frequency > 0 }

    /// Whether a body on which only this joint acts comes to rest exactly at the place.
    var endsAtPlace: Bool { second == nil && isSpring && length == 0 && firstAnchor == .zero }
}
