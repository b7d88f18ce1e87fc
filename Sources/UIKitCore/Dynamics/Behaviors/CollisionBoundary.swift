import CoreGraphics
import Foundation
import RigidBodies

/// A line that items can't cross, with the identifier that the app gave it.
@MainActor struct CollisionBoundary {
    let identifier: any NSCopying
    let path: UIBezierPath
    /// The number by which the engine knows the boundary.
    let number: Int

    /// Returns whether the boundary has this identifier. Identifiers compare by value, or by identity if they have
    /// none.
    func isNamed(_ other: any NSCopying) -> Bool {
        if let one = identifier as? String, let two = other as? String { return one == two }
        if let one = identifier as? AnyHashable, let two = other as? AnyHashable { return one == two }
        return identifier as AnyObject === other as AnyObject
    }

    /// The lines, without those whose coordinates aren't numbers.
    var forEngine: CollisionGroup.Boundary {
        let pieces = path.cgPath.straightPieces.map { $0.filter(\.isFinite).map { Vector($0) } }
        return CollisionGroup.Boundary(
            id: number, segments: pieces.flatMap { zip($0, $0.dropFirst()).map { ($0, $1) } })
    }
}

/// Makes `"wall" as NSCopying` compile, which is how code for iOS names boundaries.
extension String: @retroactive NSCopying {
    /// Returns the string itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
