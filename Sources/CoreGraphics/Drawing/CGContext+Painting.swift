extension CGContext {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        fill(path { $0.addRects(rects, transform: ctm) }, evenOdd: false)
    }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        fill(path { $0.addEllipse(in: rect, transform: ctm) }, evenOdd: false)
    }

    /// Strokes a rectangle's outline.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.pen.width) }

    /// Strokes a rectangle's outline with a line of `width` points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(path { $0.addRect(rect, transform: ctm) }, width: width)
    }

    /// Strokes the outline of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(path { $0.addEllipse(in: rect, transform: ctm) }, width: state.pen.width)
    }

    /// Strokes lines from each first point to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = path { path in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.addLines(between: [points[index], points[index + 1]], transform: ctm)
            }
        }
        stroke(path, width: state.pen.width)
    }

    /// Fills the path, and starts an empty one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the path, and starts an empty one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Paints the current path and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let elements = currentPath.elements
        beginPath()
        switch mode {
        case .fill, .fillStroke: fill(elements, evenOdd: false)
        case .eoFill, .eoFillStroke: fill(elements, evenOdd: true)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(elements, width: state.pen.width)
        case .fill, .eoFill: break
        }
    }

    /// Erases what was drawn in a rectangle.
    public func clear(_ rect: CGRect) {
        let mode = state.blendMode
        defer { state.blendMode = mode }
        state.blendMode = .clear
        record(.fill(path { $0.addRect(rect, transform: ctm) }, color: .black, evenOdd: false))
    }

    /// Limits the drawing that follows to the inside of the current path, within the present clip.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(ClipPath(elements: currentPath.elements, isEvenOdd: rule == .evenOdd))
        beginPath()
    }

    /// Limits the drawing that follows to a rectangle, within the present clip.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits the drawing that follows to some rectangles, within the present clip.
    public func clip(to rects: [CGRect]) {
        let elements = path { $0.addRects(rects, transform: ctm) }
        state.clips.append(ClipPath(elements: elements, isEvenOdd: false))
    }

    /// The bounding box of the area that drawing can reach, in the coordinates of the next drawing call.
    public var boundingBoxOfClipPath: CGRect {
        let picture = CGRect(origin: .zero, size: drawing.size)
        let visible = state.clips.reduce(picture) { $0.intersection(CGPath(elements: $1.elements).boundingBoxOfPath) }
        return visible.applying(ctm.inverted())
    }

    private func path(_ build: (CGMutablePath) -> Void) -> [PathElement] {
        let path = CGMutablePath()
        build(path)
        return path.elements
    }

    private func fill(_ elements: [PathElement], evenOdd: Bool) {
        // Erasing needs no colour.
        let color = state.blendMode == .clear ? .black : visible(state.fillColor)
        guard !elements.isEmpty, color.alpha > 0 || state.blendMode == .copy else { return }
        record(.fill(elements, color: color, evenOdd: evenOdd))
    }

    /// Strokes a path. If the transform stretches one direction more than another, it stretches the pen, too.
    private func stroke(_ elements: [PathElement], width: CGFloat) {
        let color = state.blendMode == .clear ? .black : visible(state.strokeColor)
        var pen = state.pen
        pen.width = width
        guard !elements.isEmpty, color.alpha > 0, width > 0, width.isFinite else { return }
        if let scale = ctm.uniformScale {
            record(.stroke(elements, color: color, pen.scaled(by: scale)))
        } else if ctm.isInvertible {
            let inverse = ctm.inverted()
            let stroke = DrawingCommand.stroke(elements.map { $0.applying(inverse) }, color: color, pen)
            record(.group(DrawingEffect(transform: ctm), [stroke]))
        }
    }

    func visible(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= state.alpha
        return color
    }
}

extension CGAffineTransform {
    /// The factor by which every line becomes longer, in any direction; nil if it depends on the direction, or is 0.
    package var uniformScale: CGFloat? {
        let (across, down) = (a * a + b * b, c * c + d * d)
        let tolerance = 1e-9 * max(across, down)
        guard across > 0, (across - down).magnitude <= tolerance, (a * c + b * d).magnitude <= tolerance else {
            return nil
        }
        return (a * d - b * c).magnitude.squareRoot()
    }

    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }

    /// Whether upright rectangles stay upright, and aren't mirrored.
    package var keepsBoxes: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
