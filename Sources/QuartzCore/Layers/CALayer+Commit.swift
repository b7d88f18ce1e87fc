import CoreGraphics
import RenderTree

extension CALayer {
    /// Marks the layer as changed, so that the next frame sends it to the screens.
    @inline(__always) package final func setNeedsCommit() {
        guard !isWaitingForCommit, let context else { return }
        isWaitingForCommit = true
        context.layerChanged(self)
    }

    /// Does the same as ``setNeedsCommit()`` for the frame in progress, without asking for another frame.
    func setNeedsCommitNow() {
        guard !isWaitingForCommit, let context else { return }
        isWaitingForCommit = true
        context.layerMoves(self)
    }

    /// Marks the layer as one whose sublayers were added, removed or reordered.
    package func setNeedsChildrenCommit() {
        guard !areChildrenWaitingForCommit, let context else { return }
        areChildrenWaitingForCommit = true
        context.childrenChanged(self)
    }

    /// What the screens should know of the layer now.
    var state: LayerState {
        var state = LayerState()
        describe(in: &state)
        return state
    }

    /// Fills in an empty state with what the screens should know of the layer now. States are large, so this writes one
    /// in place instead of returning it.
    func describe(in state: inout LayerState) {
        let size = bounds.size
        state.frame = CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
            width: size.width, height: size.height)
        state.contentOrigin = bounds.origin
        if transform != CATransform3DIdentity { state.transform = LayerTransform(rows: transform.rows) }
        state.anchorPoint = anchorPoint
        state.opacity = CGFloat(opacity)
        state.isHidden = isHidden
        state.clipsToBox = masksToBounds
        state.cornerRadius = cornerRadius
        if borderWidth > 0, let borderColor { state.border = LayerBorder(width: borderWidth, color: borderColor.rgba) }
        // A layer that masks to its bounds cuts off its own shadow, too.
        if shadowOpacity > 0, !masksToBounds, let shadowColor {
            var color = shadowColor.rgba
            color.alpha *= CGFloat(shadowOpacity)
            state.shadow = LayerShadow(color: color, offset: shadowOffset, radius: shadowRadius)
        }
        state.backgroundColor = backgroundColor?.rgba
        state.content = content
        state.contentGravity = contentsGravity.portValue
        state.sharedAccessibility = sharedAccessibility
        complete(&state)
        if extras != nil { addExtras(to: &state) }
    }
}
