/// A picture made of drawing commands: sharp at any size, and the same on every machine.
package struct VectorDrawing: Sendable, Hashable {
    /// The size in points.
    package var size: CGSize
    package var commands: [DrawingCommand] = []

    package init(size: CGSize, commands: [DrawingCommand] = []) {
        self.size = size
        self.commands = commands
    }

    /// The area that the drawing may cover. Never too small.
    package var ink: CGRect { commands.ink }

    /// The pictures in the drawing, including those inside other drawings.
    package var images: [ImageSource] { commands.images }
}

extension [DrawingCommand] {
    package var ink: CGRect { reduce(CGRect.null) { $0.union($1.ink) } }

    package var images: [ImageSource] { flatMap(\.images) }

    /// The app's own fonts in the drawing's text, including those inside other drawings.
    package var fonts: [FontSource] { flatMap(\.fonts) }

    /// Whether any command mixes its colours with those below it.
    package var areMixed: Bool { contains { $0.isMixed } }
}

extension DrawingCommand {
    fileprivate var ink: CGRect {
        switch self {
        case .fill(let path, _, _), .gradient(_, let path): CGPath(elements: path).boundingBox
        case .stroke(let path, _, let style):
            CGPath(elements: path).boundingBox.insetBy(dx: -style.reach, dy: -style.reach)
        case .image(let image): image.frame
        case .text(let line): line.ink
        case .clip(let path, _, let commands): commands.ink.intersection(CGPath(elements: path).boundingBox)
        case .masked(let commands, _, _): commands.ink
        case .group(let effect, let commands):
            effect.ink(around: commands.ink).applying(effect.transform)
        }
    }

    fileprivate var isMixed: Bool {
        switch self {
        case .fill, .stroke, .gradient, .image, .text: false
        case .clip(_, _, let commands), .masked(let commands, _, _): commands.areMixed
        case .group(let effect, let commands): effect.blendMode != .normal || commands.areMixed
        }
    }

    fileprivate var images: [ImageSource] {
        switch self {
        case .fill, .stroke, .gradient, .text: return []
        case .image(let image):
            guard case .drawing(let drawing) = image.source.storage else { return [image.source] }
            return drawing.images
        case .clip(_, _, let commands), .group(_, let commands): return commands.images
        case .masked(let commands, let mask, _): return commands.images + mask.images
        }
    }

    fileprivate var fonts: [FontSource] {
        switch self {
        case .fill, .stroke, .gradient: return []
        case .text(let line): return line.fonts
        case .image(let image):
            guard case .drawing(let drawing) = image.source.storage else { return [] }
            return drawing.commands.fonts
        case .clip(_, _, let commands), .group(_, let commands): return commands.fonts
        case .masked(let commands, let mask, _): return commands.fonts + mask.fonts
        }
    }
}

extension DrawingEffect {
    fileprivate func ink(around ink: CGRect) -> CGRect {
        guard let shadow, !ink.isNull else { return ink }
        let reach = 3 * shadow.radius
        return ink.union(
            ink.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
    }
}

extension TextLine {
    /// The area that the letters may cover. Never too small.
    package var ink: CGRect {
        let size = runs.map(\.font.size).max() ?? 0
        let width = runs.reduce(0) { $0 + $1.width }
        return CGRect(x: origin.x - size, y: origin.y - 2 * size, width: width + 2 * size, height: 3 * size)
    }
}
