import CoreGraphics
import RenderTree

extension CALayer {
    /// Something about the layer is new; the next frame tells the screens.
    @inline(__always) package final func setNeedsCommit() {
        guard !isWaitingForCommit, let context else { return }
        isWaitingForCommit = true
        context.layerChanged(self)
    }

    /// As ``setNeedsCommit()``, for the frame that is being made: no other one is asked for.
    func setNeedsCommitNow() {
        guard !isWaitingForCommit, let context else { return }
        isWaitingForCommit = true
        context.layerMoves(self)
    }

    /// Sublayers came, went or changed places.
    package func setNeedsChildrenCommit() {
        guard !areChildrenWaitingForCommit, let context else { return }
        areChildrenWaitingForCommit = true
        context.childrenChanged(self)
    }

    /// What the screens are to know of the layer now.
    var state: LayerState {
        var state = LayerState()
        describe(in: &state)
        return state
    }

    /// Fills in an empty state with what the screens should know about the layer now. States are large, so it is written in place
    /// rather than returned.
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
        // A mask cuts the shadow off with everything else outside the box.
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
