import CoreGraphics
import Foundation

/// An animated zoom: in code, or back within the limits.
package struct ZoomMotion: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Slow at both ends, as an animated content offset is (M12).
        case gliding
        /// Fast at first, as content that bounces back from an edge is (M10).
        case bouncing
    }

    package var kind: Kind
    package var start: ZoomPlace
    /// The target. Its offset is moved into range on the way, because the range may still change.
    package var target: ZoomPlace
    package var time: TimeInterval

    package init(_ kind: Kind, from start: ZoomPlace, to target: ZoomPlace, time: TimeInterval) {
        self.kind = kind
        self.start = start
        self.target = target
        self.time = time
    }

    /// The finished share of the way, from 0 to 1.
    package func fraction(at moment: TimeInterval) -> CGFloat {
        let elapsed = max(moment - time, 0)
        switch kind {
        case .gliding:
            guard elapsed < ScrollConstants.glideDuration - 1e-9 else { return 1 }
            return (1 - cos(.pi * elapsed / ScrollConstants.glideDuration)) / 2
        case .bouncing:
            let rest = exp(-ScrollConstants.bounceDecay * elapsed)
            return rest < ScrollConstants.zoomBounceEnd ? 1 : 1 - rest
        }
    }

    /// - Parameter offset: The present target offset.
    package func place(at fraction: CGFloat, to offset: CGPoint) -> ZoomPlace {
        if fraction == 1 { return ZoomPlace(scale: target.scale, offset: offset) }
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        return ZoomPlace(
            scale: between(start.scale, target.scale),
            offset: CGPoint(x: between(start.offset.x, offset.x), y: between(start.offset.y, offset.y)))
    }
}
