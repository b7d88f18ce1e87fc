extension CGContext {
    public func fill(_ rect: CGRect) { fill([rect]) }

    public func fill(_ rects: [CGRect]) {
        fill(path { $0.addRects(rects, transform: ctm) }, evenOdd: false)
    }

    public func fillEllipse(in rect: CGRect) {
        fill(path { $0.addEllipse(in: rect, transform: ctm) }, evenOdd: false)
    }

    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(path { $0.addRect(rect, transform: ctm) }, width: width)
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(path { $0.addEllipse(in: rect, transform: ctm) }, width: state.lineWidth)
    }

    /// Lines from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = path { path in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.addLines(between: [points[index], points[index + 1]], transform: ctm)
            }
        }
        stroke(path, width: state.lineWidth)
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

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
        case .stroke, .fillStroke, .eoFillStroke: stroke(elements, width: state.lineWidth)
        case .fill, .eoFill: break
        }
    }

    /// From now on only what lies inside the current path, and inside what was clipped to before, is seen.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(ClipPath(elements: currentPath.elements, isEvenOdd: rule == .evenOdd))
        beginPath()
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
        let elements = path { $0.addRects(rects, transform: ctm) }
        state.clips.append(ClipPath(elements: elements, isEvenOdd: false))
    }

    private func path(_ build: (CGMutablePath) -> Void) -> [PathElement] {
        let path = CGMutablePath()
        build(path)
        return path.elements
    }

    private func fill(_ elements: [PathElement], evenOdd: Bool) {
        let color = visible(state.fillColor)
        guard !elements.isEmpty, color.alpha > 0 else { return }
        record(.fill(elements, color: color, evenOdd: evenOdd))
    }

    /// A pen keeps its round shape: where the transform stretches one side more than the other, it is as thick as the
    /// mean of both.
    private func stroke(_ elements: [PathElement], width: CGFloat) {
        let color = visible(state.strokeColor)
        let scale = (ctm.a * ctm.d - ctm.b * ctm.c).magnitude.squareRoot()
        guard !elements.isEmpty, color.alpha > 0, width * scale > 0 else { return }
        record(.stroke(elements, color: color, width: width * scale))
    }

    func visible(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= state.alpha
        return color
    }
}
