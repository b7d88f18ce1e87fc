/// Paper to draw on: it writes down what is drawn, so the picture is sharp at any size.
///
/// The origin is the upper left corner, y points down, as in UIKit's drawing. You do not make one; a drawing closure or
/// method is given it.
public class CGContext {
    /// All that a saved state brings back.
    struct State {
        var transform = CGAffineTransform.identity
        var fillColor = RGBA.black
        var strokeColor = RGBA.black
        var lineWidth: CGFloat = 1
        var alpha: CGFloat = 1
        var clips: [ClipPath] = []
    }

    struct ClipPath: Equatable {
        var elements: [PathElement]
        var isEvenOdd: Bool
    }

    /// What was drawn so far.
    package private(set) var drawing: VectorDrawing
    var state = State()
    private var savedStates: [State] = []
    /// In the drawing's coordinates: points are put in place when they are added.
    let currentPath = CGMutablePath()

    package init(size: CGSize) {
        drawing = VectorDrawing(size: size)
    }

    /// Remembers transform, colours, line width, opacity and clip.
    public func saveGState() { savedStates.append(state) }

    /// Goes back to what was remembered last.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    func record(_ command: DrawingCommand) {
        drawing.commands.append(command, clippedBy: state.clips[...])
    }
}

extension [DrawingCommand] {
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
