/// What holds a body to another one, or to a place.
package struct Joint: Sendable {
    package enum Kind: Sendable, Hashable {
        /// A rod, or a spring where there is a frequency.
        case rod
        /// Both ends are free within its length.
        case rope
        /// Turns around a common place, with friction, and no further than ``Joint/range`` in radians.
        case pin
        case weld
        /// Moves along an axis, no further than ``Joint/range`` in points, and doesn't turn.
        case slider
        /// A spring to a place and to being upright.
        case snap
    }

    /// Known to who made it, and kept from one list of joints to the next.
    package var id: Int
    package var kind: Kind
    package var first: Int
    /// nil where the other end is a place.
    package var second: Int?
    /// From the middle of the first body, as it lies when it isn't turned.
    package var firstAnchor: Vector = .zero
    /// From the middle of the second body; without one a place in the plane.
    package var secondAnchor: Vector = .zero
    package var length = 0.0
    /// In swings a second; 0 is stiff.
    package var frequency = 0.0
    /// The damping ratio: at 0 a spring swings forever, at 1 it doesn't overshoot.
    package var damping = 0.0
    /// The largest torque by which a pin resists being turned.
    package var frictionTorque = 0.0
    package var range = -Double.infinity...Double.infinity
    /// Of a slider, as it lies when the first body isn't turned; without a second body in the plane.
    package var axis = Vector(1, 0)
    /// How much further the second body is turned than the first when nothing pulls.
    package var angle = 0.0

    /// Where the place is, of those that are on their way to another one.
    var place = Vector.zero
    /// How fast.
    var placeVelocity = Vector.zero
    /// What each row did last, for the next step to begin with.
    var impulses = SIMD4<Double>.zero

    package init(id: Int, kind: Kind, first: Int, second: Int? = nil) {
        self.id = id
        self.kind = kind
        self.first = first
        self.second = second
    }

    /// Whether it pulls the more the further it is stretched, instead of not giving way at all.
    var isSpring: Bool { kind == .snap || kind == .rod && frequency > 0 }

    /// Whether a body that it alone acts on comes to rest exactly at the place.
    var endsAtPlace: Bool { second == nil && isSpring && length == 0 && firstAnchor == .zero }
}
