import CoreGraphics
import RenderTree

/// A ghost: a copy of a layer as it looked before a change, which covers the layer and goes away.
extension CALayer {
    /// A height above all other layers.
    private static let ghostHeight: CGFloat = 1e13

    /// Returns a copy of the layer and its sublayers as they look now.
    ///
    /// - Parameter asTold: Whether to copy what the screens were last told instead of the properties.
    private func frozenCopy(asTold: Bool) -> CALayer {
        let copy = makePresentation()
        copy.copyState(from: shown)
        if asTold, let told { copy.madeMotion.frozenState = told.state }
        copy.placement.hasView = true
        for child in children where !child.placement.isGhost && (!asTold || child.told != nil) {
            copy.insertSublayer(child.frozenCopy(asTold: asTold), at: UInt32(copy.children.count))
        }
        return copy
    }

    /// Covers the layer's contents with a copy of the layer. Remove the copy with `removeFromSuperlayer()`.
    package final func addGhost(asTold: Bool = false) -> CALayer {
        let ghost = frozenCopy(asTold: asTold)
        let bounds =
            asTold ? (told?.state).map { CGRect(origin: $0.contentOrigin, size: $0.frame.size) } ?? bounds : bounds
        ghost.placement.position = CGPoint(x: bounds.midX, y: bounds.midY)
        ghost.placement.bounds = bounds
        ghost.placement.opacity = 1
        ghost.placement.isHidden = false
        ghost.placement.zPosition = Self.ghostHeight
        ghost.placement.isTransformed = false
        ghost.placement.isGhost = true
        ghost.looks.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        ghost.looks.transform = CATransform3DIdentity
        if var state = ghost.motion?.frozenState {
            state.frame = bounds
            state.opacity = 1
            state.isHidden = false
            state.transform = .identity
            state.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            ghost.motion?.frozenState = state
        }
        insertSublayer(ghost, at: UInt32(children.count))
        return ghost
    }

    /// Fills in what screens should know about the layer.
    final func describeToScreens(in state: inout LayerState) {
        guard let frozen = motion?.frozenState else { return describeShown(in: &state) }
        state = frozen
        // A ghost fades out.
        if placement.isGhost { state.opacity = CGFloat(shown.opacity) }
    }

    /// Fades from the layer as screens last showed it to the layer as it is now.
    final func fadeGhost(like animation: CAAnimation) {
        let ghost = addGhost(asTold: true)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.timing = animation.timing
        fade.timingFunction = animation.timingFunction ?? CAMediaTimingFunction(name: .default)
        fade.fromValue = 1
        fade.toValue = 0
        fade.fillMode = .both
        let group = CompletionGroup { [weak ghost] _ in ghost?.removeFromSuperlayer() }
        ghost.placement.opacity = 0
        ghost.addViewAnimation(fade, of: "opacity", in: group, timeline: nil, blocksTouches: false)
        group.close()
    }
}
