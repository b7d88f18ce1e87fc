import CoreGraphics
import Foundation
import RenderTree

/// The shape of the gradient of a ``CAGradientLayer``.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Colours change along the line from the start point to the end point. The default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colours change from the start point outwards, to an ellipse through the end point's x and y.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colours change around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient of colours, within its round corners.
///
///     let sky = CAGradientLayer()
///     sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
///     sky.frame = view.bounds
///
/// Points are in the layer's unit coordinates, and so is the gradient: if the layer isn't square, lines of one colour
/// are perpendicular to the gradient's direction only if that is parallel to an edge, as on iOS.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The colours, of type `CGColor`. Without colours the layer draws nothing. Other objects are ignored.
    open var colors: [Any]? {
        get { values.colors }
        set { setGradient("colors", \.colors, to: newValue) }
    }

    /// Where each colour is pure, from 0 to 1, in ascending order. nil, the default, spaces the colours evenly.
    open var locations: [NSNumber]? {
        get { values.locations }
        set { if newValue != locations { setGradient("locations", \.locations, to: newValue) } }
    }

    /// Where the gradient starts. (0.5, 0), the middle of the upper edge, by default.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { changePoint("startPoint", \.startPoint, to: newValue) }
    }

    /// Where the gradient ends. (0.5, 1), the middle of the lower edge, by default.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { changePoint("endPoint", \.endPoint, to: newValue) }
    }

    /// The gradient's shape: along a line by default.
    open var type: CAGradientLayerType {
        get { values.type }
        set { if newValue != type { setGradient("type", \.type, to: newValue) } }
    }

    private var values = GradientValues()
    /// The gradient drawn with the present values; nil after one of them changed.
    private var drawn: DrawingContent?

    private func setGradient<Value>(_ key: String, _ path: WritableKeyPath<GradientValues, Value>, to value: Value) {
        change(key) {
            values[keyPath: path] = value
            drawn = nil
        }
    }

    private func changePoint(_ key: String, _ path: WritableKeyPath<GradientValues, CGPoint>, to point: CGPoint) {
        guard point != values[keyPath: path] else { return }
        guard point.isFinite else { return reportBadValue(key, point) }
        setGradient(key, path, to: point)
    }

    override func copyState(from other: CALayer) {
        super.copyState(from: other)
        guard let other = other as? CAGradientLayer else { return }
        values = other.values
        drawn = other.drawn
    }

    override func makePresentation() -> CALayer { CAGradientLayer() }

    override func complete(_ state: inout LayerState) {
        guard content == nil, let content = drawn ?? values.content else { return }
        drawn = content
        state.content = .drawing(content)
        state.contentGravity = .resize
    }
}
