extension CGContext {
    /// The transform from the coordinates of the next drawing call to those of the picture.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales both axes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Rotates the axes by `angle` radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the colour of the fills that follow.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

    /// Sets the colour of the fills that follow. Components are from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the grey of the fills that follow, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the colour of the lines that follow.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

    /// Sets the colour of the lines that follow. Components are from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the grey of the lines that follow, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the width of the lines that follow, in points.
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

    /// Sets the shape of line corners.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// Sets how many times its width a line may extend at a corner. Longer corners are cut off. 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

    /// Sets the lengths of dashes and gaps in turn, and how far into them a line begins. No lengths means solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.pen.dashPhase = phase
        state.pen.dashLengths = lengths
    }

    /// Sets the opacity of the drawing that follows.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// Sets how the drawing that follows mixes with what was drawn before.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the shadow of the drawing that follows; without a colour it has none.
    ///
    /// The offset is in the picture's points, with any transform. `blur` is the width of the soft edge.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.isFinite, blur.isFinite else { return state.shadow = nil }
        // A blur visibly reaches as far as two standard deviations of a Gaussian.
        state.shadow = DrawingShadow(offset: offset, radius: max(blur, 0) / 2, color: color.rgba)
    }

    /// Sets a black shadow with an opacity of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
