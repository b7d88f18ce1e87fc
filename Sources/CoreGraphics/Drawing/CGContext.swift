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
        var pen = StrokeStyle(width: 1)
        var alpha: CGFloat = 1
        var shadow: DrawingShadow?
        var blendMode = CGBlendMode.normal
        var clips: [ClipPath] = []
    }

    struct ClipPath: Equatable {
        var elements: [PathElement]
        var isEvenOdd: Bool
    }

    /// What was drawn before a transparency layer was begun.
    private struct Suspended {
        var commands: [DrawingCommand]
        var state: State
    }

    /// What was drawn so far.
    package var drawing: VectorDrawing
    var state = State()
    private var savedStates: [State] = []
    private var suspended: [Suspended] = []
    /// In the drawing's coordinates: points are put in place when they are added.
    let currentPath = CGMutablePath()

    /// How smoothly pictures are scaled. Screens always scale them as well as they can; the value is only kept.
    public var interpolationQuality = CGInterpolationQuality.default

    package init(size: CGSize) {
        drawing = VectorDrawing(size: size)
    }

    /// Starts a new drawing.
    package func begin(size: CGSize) {
        drawing = VectorDrawing(size: size)
        state = State()
        savedStates = []
        suspended = []
        currentPath.removeAll()
        interpolationQuality = .default
    }

    /// Remembers transform, colours, pen, opacity, shadow, blend mode and clip.
    public func saveGState() { savedStates.append(state) }

    /// Goes back to what was remembered last.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    /// What is drawn until the layer ends is put together first; then opacity, shadow and blend mode are those of the
    /// whole.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        suspended.append(Suspended(commands: drawing.commands, state: state))
        drawing.commands = []
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        state.clips = []
    }

    /// Begins a layer that is put together first; the rectangle is a hint of where something will be drawn.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    /// Draws what was gathered since ``beginTransparencyLayer(auxiliaryInfo:)`` as one picture.
    public func endTransparencyLayer() {
        guard let outer = suspended.popLast() else { return }
        let inside = drawing.commands
        drawing.commands = outer.commands
        state = outer.state
        guard !inside.isEmpty else { return }
        let effect = DrawingEffect(opacity: state.alpha)
        if effect.isNone, state.shadow == nil, state.blendMode == .normal {
            for command in inside { record(command) }
        } else {
            record(.group(effect, inside))
        }
    }
}

/// How smoothly pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}
