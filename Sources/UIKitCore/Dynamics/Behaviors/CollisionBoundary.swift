import CoreGraphics
import Foundation
import RigidBodies

/// A line that items can't cross, and the name that an app gave it.
@MainActor struct CollisionBoundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    /// By which the engine knows it.
    let number: Int

    /// Whether it goes by this name. Names are compared by value, or by identity where they have none.
    func isNamed(_ other: any NSCopying) -> Bool {
        if let one = identifier as? String, let two = other as? String { return one == two }
        if let one = identifier as? AnyHashable, let two = other as? AnyHashable { return one == two }
        return identifier as AnyObject === other as AnyObject
    }

    /// Its lines, without those that aren't anywhere.
    var forEngine: CollisionGroup.Boundary {
        let pieces = path.cgPath.straightPieces.map { $0.filter(\.isFinite).map { Vector($0) } }
        return CollisionGroup.Boundary(
            id: number, segments: pieces.flatMap { zip($0, $0.dropFirst()).map { ($0, $1) } })
    }
}

/// So that `"wall" as NSCopying` compiles, which on iOS is how boundaries are named.
extension String: @retroactive NSCopying {
    /// A string is its own copy.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
