extension CGContext {
    /// Draws a picture into a rectangle, upside down.
    ///
    /// In Core Graphics, y points up from a picture's lower edge. In a context whose y points down, the picture appears
    /// upside down, as on iOS. `UIImage.draw(in:)` draws it upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite else { return }
        let size = CGSize(width: image.width, height: image.height)
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(DrawnImage(source: image.source, size: size, frame: rect))
        restoreGState()
    }

    /// Draws a picture upright, stretched to its frame.
    package func draw(_ image: DrawnImage) {
        guard image.frame.width > 0, image.frame.height > 0, image.frame.isFinite, ctm.isInvertible else { return }
        var effect = DrawingEffect(opacity: state.alpha)
        var image = image
        if ctm.keepsBoxes { image.frame = image.frame.applying(ctm) } else { effect.transform = ctm }
        record(effect.isNone ? .image(image) : .group(effect, [.image(image)]))
    }

    /// Draws a whole drawing here, at its own size.
    package func draw(_ drawing: VectorDrawing) {
        guard !drawing.commands.isEmpty else { return }
        let effect = DrawingEffect(transform: ctm, opacity: state.alpha)
        if effect.isNone, state.shadow == nil, state.blendMode == .normal {
            for command in drawing.commands { record(command) }
        } else {
            record(.group(effect, drawing.commands))
        }
    }

    /// Draws commands in the current coordinates, such as lines of text.
    package func draw(_ commands: [DrawingCommand]) {
        let effect = DrawingEffect(transform: ctm, opacity: state.alpha)
        guard !effect.isNone else { return commands.forEach(record) }
        record(.group(effect, commands))
    }
}
