import CoreGraphics

/// A layer as commands of a drawing: for masks, and for copies of visible layers.
extension LayerState {
    /// Returns the layer in its box's coordinates, without its own transform and opacity. `children` are in the
    /// content's coordinates.
    package func commands(children: [[DrawingCommand]]) -> [DrawingCommand] {
        var inside = contentCommands
        if !children.isEmpty {
            let anchor = CGPoint(x: anchorPoint.x * frame.width, y: anchorPoint.y * frame.height)
            let scrolling = LayerTransform(moveBy: -contentOrigin.x, -contentOrigin.y)
            let placing = scrolling.concatenating(sublayerTransform.about(anchor)).flattened(for: box)
            inside += [DrawingCommand].grouped(DrawingEffect(transform: placing), children.flatMap { $0 })
        }
        if clipsToBox, !inside.isEmpty { inside = [.clip(roundBox.elements, evenOdd: false, inside)] }
        if let border, border.width > 0, border.color.alpha > 0 {
            let middle = roundBox.inset(by: border.width / 2)
            inside.append(.stroke(middle.elements, color: border.color, StrokeStyle(width: border.width)))
        }
        let all = withShadow(around: background, inside)
        guard let mask else { return all }
        return all.isEmpty ? [] : [.masked(all, by: mask, isInverted: false)]
    }

    /// Returns the layer in the coordinates of its parent's content, with its own transform and opacity.
    package func placedCommands(children: [[DrawingCommand]]) -> [DrawingCommand] {
        guard !isHidden, opacity > 0 else { return [] }
        let anchor = CGPoint(x: anchorPoint.x * frame.width, y: anchorPoint.y * frame.height)
        let placing = transform.about(anchor).concatenating(LayerTransform(moveBy: frame.minX, frame.minY))
        guard isDoubleSided || !placing.showsBack else { return [] }
        return .grouped(
            DrawingEffect(transform: placing.flattened(for: box), opacity: opacity), commands(children: children))
    }

    private var box: CGRect { CGRect(origin: .zero, size: frame.size) }

    private var roundBox: RoundBox { RoundBox(box, radius: cornerRadius, corners: roundedCorners) }

    /// The background colour in pictures, which can't show the effect on what is behind.
    package var flatBackgroundColor: RGBA? { backdrop?.substitute ?? backgroundColor }

    private var background: [DrawingCommand] {
        guard let backgroundColor = flatBackgroundColor, backgroundColor.alpha > 0, frame.width > 0, frame.height > 0
        else { return [] }
        return [.fill(roundBox.elements, color: backgroundColor, evenOdd: false)]
    }

    /// A shadow with an outline is around the outline only. Otherwise it is around a box with a background, or else
    /// around everything.
    private func withShadow(around background: [DrawingCommand], _ inside: [DrawingCommand]) -> [DrawingCommand] {
        guard let shadow else { return background + inside }
        let effect = DrawingEffect(
            shadow: DrawingShadow(offset: shadow.offset, radius: shadow.radius, color: shadow.color))
        if let path = shadow.path {
            let outline = [DrawingCommand.fill(path, color: .black, evenOdd: false)]
            let shade = DrawingCommand.masked([.group(effect, outline)], by: outline, isInverted: true)
            return [shade] + background + inside
        }
        if !background.isEmpty { return [.group(effect, background)] + inside }
        return inside.isEmpty ? [] : [.group(effect, inside)]
    }

    private var contentCommands: [DrawingCommand] {
        switch content {
        case nil: return []
        case .text(let text): return text.lines.map(DrawingCommand.text)
        case .image(let image):
            let place = contentGravity.frame(of: image.size, in: frame.size)
            return [.image(DrawnImage(source: image.source, size: image.size, frame: place, tint: image.tint))]
        case .drawing(let content): return commands(of: content)
        }
    }

    private func commands(of content: DrawingContent) -> [DrawingCommand] {
        let (drawing, place) = (content.drawing, contentGravity.frame(of: content.drawing.size, in: frame.size))
        guard !drawing.commands.isEmpty, drawing.size.width > 0, drawing.size.height > 0 else { return [] }
        let (across, down) = (place.width / drawing.size.width, place.height / drawing.size.height)
        let placing = CGAffineTransform(across, 0, 0, down, place.minX, place.minY)
        let placed = [DrawingCommand].grouped(DrawingEffect(transform: placing), drawing.commands)
        switch content.extent {
        case .unlimited: return placed
        case .size: return [.clip(CGPath(rect: place, transform: nil).elements, evenOdd: false, placed)]
        case .box: return [.clip(roundBox.elements, evenOdd: false, placed)]
        }
    }
}

extension [DrawingCommand] {
    /// Returns the commands in a group, unless that would change nothing.
    fileprivate static func grouped(_ effect: DrawingEffect, _ commands: [DrawingCommand]) -> [DrawingCommand] {
        effect.isNone || commands.isEmpty ? commands : [.group(effect, commands)]
    }
}
