import CoreGraphics
import Foundation
import RenderTree

/// What shape the colours of a ``CAGradientLayer`` change along.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point. The default.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point, the middle, to an ellipse around it on which the end point's x and y lie.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with colours that blend into each other, round corners included.
///
///     let sky = CAGradientLayer()
///     sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
///     sky.frame = view.bounds
///
/// Points are in units of the layer, and so is the gradient: in a layer that is not square, lines of one colour are only
/// upright to the gradient's direction where that runs along an edge, as on iOS.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// Of ``CGColor``; nothing is drawn without any. Anything else is passed over.
    open var colors: [Any]? {
        get { values.colors }
        set { setGradient("colors", \.colors, to: newValue) }
    }

    /// Where each colour is pure, from 0 to 1, growing; evenly spread when nil, the default.
    open var locations: [NSNumber]? {
        get { values.locations }
        set { if newValue != locations { setGradient("locations", \.locations, to: newValue) } }
    }

    /// (0.5, 0), the middle of the upper edge, by default.
    open var startPoint: CGPoint {
        get { values.startPoint }
        set { changePoint("startPoint", \.startPoint, to: newValue) }
    }

    /// (0.5, 1), the middle of the lower edge, by default.
    open var endPoint: CGPoint {
        get { values.endPoint }
        set { changePoint("endPoint", \.endPoint, to: newValue) }
    }

    /// How the colours run: along a line by default.
    open var type: CAGradientLayerType {
        get { values.type }
        set { if newValue != type { setGradient("type", \.type, to: newValue) } }
    }

    private var values = GradientValues()
    /// What the values look like; nil when one of them changed.
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
