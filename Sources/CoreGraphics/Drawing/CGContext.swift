/// Records what is drawn as shapes, so the picture is sharp at any size.
///
/// The origin is the upper left corner, and y points down, as in UIKit's drawing. You don't make a context: a drawing
/// closure or method gets one.
public class CGContext {
    /// Everything that a saved graphics state restores.
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

    /// What was drawn before a transparency layer began.
    private struct Suspended {
        var commands: [DrawingCommand]
        var state: State
    }

    /// What has been drawn so far.
    package var drawing: VectorDrawing
    var state = State()
    private var savedStates: [State] = []
    private var suspended: [Suspended] = []
    /// The current path in the drawing's coordinates: points are transformed when they are added.
    let currentPath = CGMutablePath()

    /// How smoothly pictures are scaled. The context keeps the value, but screens always scale as smoothly as they can.
    public var interpolationQuality = CGInterpolationQuality.default

    package init(size: CGSize) {
        drawing = VectorDrawing(size: size)
    }

    /// Begins a new drawing.
    package func begin(size: CGSize) {
        drawing = VectorDrawing(size: size)
        state = State()
        savedStates = []
        suspended = []
        currentPath.removeAll()
        interpolationQuality = .default
    }

    /// Saves the transform, colours, pen, opacity, shadow, blend mode and clip.
    public func saveGState() { savedStates.append(state) }

    /// Restores the state that was saved last.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
    }

    /// Begins a layer: combines the drawing until the layer ends, and applies opacity, shadow and blend mode to the
    /// whole.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        suspended.append(Suspended(commands: drawing.commands, state: state))
        drawing.commands = []
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        state.clips = []
    }

    /// Begins a layer that is combined first. The rectangle is a hint about the area of the drawing.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    /// Draws the content of the layer since ``beginTransparencyLayer(auxiliaryInfo:)`` as one picture.
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
