extension CGContext {
    /// From the coordinates of the next drawing call to those of the picture.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales both axes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Turns the axes by `angle` radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Puts a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// The colour that fills have from now on.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

    /// The colour that fills have from now on, its parts from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The grey that fills have from now on, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The colour that lines have from now on.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

    /// The colour that lines have from now on, its parts from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The grey that lines have from now on, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The width that lines have from now on, in points.
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

    /// How lines end from now on.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

    /// How lines meet from now on.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

    /// How many times its width a line may reach out at a corner; a longer point is cut off. 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

    /// Lengths of line and gap in turn, and how far into them a line begins; none ends the dashes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.pen.dashPhase = phase
        state.pen.dashLengths = lengths
    }

    /// The opacity of everything that is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// How what is drawn from now on is mixed with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// A shadow behind everything that is drawn from now on; without a colour, none.
    ///
    /// The offset is in points of the picture, whatever the transform; `blur` is how wide the soft edge is.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.isFinite, blur.isFinite else { return state.shadow = nil }
        // A blur reaches twice the standard deviation of a Gauss curve, as far as an eye can tell.
        state.shadow = DrawingShadow(offset: offset, radius: max(blur, 0) / 2, color: color.rgba)
    }

    /// A black shadow of a third of the opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
