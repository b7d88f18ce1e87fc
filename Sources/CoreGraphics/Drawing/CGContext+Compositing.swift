extension CGContext {
    /// Adds one step as the state's clip, shadow and blend mode say.
    func record(_ command: DrawingCommand) {
        let clips = state.clips[...]
        switch state.blendMode {
        case .clear, .destinationOut:
            drawing.commands = drawing.commands.masked(by: [command.clipped(by: clips)], isInverted: true)
        case .copy:
            drawing.commands = drawing.commands.masked(by: [command.clipped(by: clips)], isInverted: true)
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

    /// Other steps in place of those so far, as far as the clip lets it.
    private func replace(with commands: [DrawingCommand]) {
        guard !state.clips.isEmpty else { return drawing.commands = commands }
        let everything = CGPath(rect: CGRect(origin: .zero, size: drawing.size), transform: nil).elements
        let inside = DrawingCommand.fill(everything, color: .black, evenOdd: false).clipped(by: state.clips[...])
        drawing.commands = drawing.commands.masked(by: [inside], isInverted: true) + commands
    }

    /// The step with the shadow and the mixing of the state.
    private func shaded(_ command: DrawingCommand) -> DrawingCommand {
        var effect = DrawingEffect(shadow: state.shadow)
        if state.blendMode.isMixing { effect.blendMode = state.blendMode }
        return effect.isNone ? command : .group(effect, [command])
    }
}

extension CGBlendMode {
    /// Whether it only mixes colours, which screens can do by themselves.
    fileprivate var isMixing: Bool {
        (CGBlendMode.multiply.rawValue...CGBlendMode.luminosity.rawValue).contains(rawValue)
    }
}

extension DrawingCommand {
    fileprivate func clipped(by clips: ArraySlice<CGContext.ClipPath>) -> DrawingCommand {
        clips.reversed().reduce(self) { .clip($1.elements, evenOdd: $1.isEvenOdd, [$0]) }
    }
}

extension [DrawingCommand] {
    fileprivate func masked(by mask: [DrawingCommand], isInverted: Bool = false) -> [DrawingCommand] {
        isEmpty ? [] : [.masked(self, by: mask, isInverted: isInverted)]
    }

    /// Neighbours that share a clip are put in one group.
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
