extension CGContext {
    /// Adds a command with the state's clip, shadow and blend mode.
    func record(_ command: DrawingCommand) {
        let clips = state.clips[...]
        switch state.blendMode {
        case .clear, .destinationOut: drawing.commands = drawing.commands.erased(by: command.clipped(by: clips))
        case .copy where command.isOpaque: drawing.commands.append(shaded(command), clippedBy: clips)
        case .copy:
            drawing.commands = drawing.commands.erased(by: command.opaque.clipped(by: clips))
            drawing.commands.append(shaded(command), clippedBy: clips)
        case .sourceIn:
            replace(with: [command.clipped(by: clips)].masked(by: drawing.commands))
        case .sourceOut:
            replace(with: [command.clipped(by: clips)].masked(by: drawing.commands, isInverted: true))
        case .destinationIn:
            replace(with: drawing.commands.masked(by: [command.clipped(by: clips)]))
        case .sourceAtop:
            drawing.commands += [command.clipped(by: clips)].masked(by: drawing.commands)
        case .destinationOver:
            drawing.commands.insert(shaded(command).clipped(by: clips), at: 0)
        default:
            drawing.commands.append(shaded(command), clippedBy: clips)
        }
    }

    /// Replaces the commands so far, within the clip.
    private func replace(with commands: [DrawingCommand]) {
        guard !state.clips.isEmpty else { return drawing.commands = commands }
        let everything = CGPath(rect: CGRect(origin: .zero, size: drawing.size), transform: nil).elements
        let inside = DrawingCommand.fill(everything, color: .black, evenOdd: false).clipped(by: state.clips[...])
        drawing.commands = drawing.commands.masked(by: [inside], isInverted: true) + commands
    }

    /// Returns the command with the state's shadow and blend mode.
    private func shaded(_ command: DrawingCommand) -> DrawingCommand {
        var effect = DrawingEffect(shadow: state.shadow)
        if state.blendMode.isMixing { effect.blendMode = state.blendMode }
        return effect.isNone ? command : .group(effect, [command])
    }
}

extension CGBlendMode {
    /// Whether the mode only mixes colours, which screens do themselves.
    fileprivate var isMixing: Bool {
        (CGBlendMode.multiply.rawValue...CGBlendMode.luminosity.rawValue).contains(rawValue)
    }
}

extension DrawingCommand {
    /// Whether the command covers what is below it, apart from soft edges.
    fileprivate var isOpaque: Bool {
        switch self {
        case .fill(_, let color, _), .stroke(_, let color, _): color.alpha == 1
        default: false
        }
    }

    /// The same shape in an opaque colour.
    fileprivate var opaque: DrawingCommand {
        switch self {
        case .fill(let path, _, let evenOdd): .fill(path, color: .black, evenOdd: evenOdd)
        case .stroke(let path, _, let pen): .stroke(path, color: .black, pen)
        default: self
        }
    }

    fileprivate func clipped(by clips: ArraySlice<CGContext.ClipPath>) -> DrawingCommand {
        clips.reversed().reduce(self) { .clip($1.elements, evenOdd: $1.isEvenOdd, [$0]) }
    }
}

extension [DrawingCommand] {
    fileprivate func masked(by mask: [DrawingCommand], isInverted: Bool = false) -> [DrawingCommand] {
        isEmpty ? [] : [.masked(self, by: mask, isInverted: isInverted)]
    }

    /// Removes what another command covers. Code that erases once often goes on, so one mask holds all of these
    /// commands.
    fileprivate func erased(by command: DrawingCommand) -> [DrawingCommand] {
        if count == 1, case .masked(let commands, let mask, isInverted: true) = self[0] {
            return [.masked(commands, by: mask + [command], isInverted: true)]
        }
        return masked(by: [command], isInverted: true)
    }

    /// Appends a command. Neighbours with the same clip share one group.
    fileprivate mutating func append(_ command: DrawingCommand, clippedBy clips: ArraySlice<CGContext.ClipPath>) {
        guard let clip = clips.first else { return append(command) }
        var inside: [DrawingCommand] = []
        if case .clip(clip.elements, clip.isEvenOdd, let commands) = last {
            inside = commands
            removeLast()
        }
        inside.append(command, clippedBy: clips.dropFirst())
        append(.clip(clip.elements, evenOdd: clip.isEvenOdd, inside))
    }
}
