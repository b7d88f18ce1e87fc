import CoreGraphics
import Foundation
import RenderTree

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
        get { blend.colors }
        set {
            let old = blend.colors
            let new = newValue?.compactMap { $0 as? CGColor }
            change("colors", from: old, to: new) { blend.colors = new }
        }
    }

    /// Where each colour is pure, from 0 to 1, growing; evenly spread when nil, the default.
    open var locations: [NSNumber]? {
        get { blend.locations }
        set { change("locations", from: blend.locations, to: newValue) { blend.locations = newValue } }
    }

    /// (0.5, 0), the middle of the upper edge, by default.
    open var startPoint: CGPoint {
        get { blend.startPoint }
        set { change("startPoint", from: blend.startPoint, to: newValue) { blend.startPoint = newValue } }
    }

    /// (0.5, 1), the middle of the lower edge, by default.
    open var endPoint: CGPoint {
        get { blend.endPoint }
        set { change("endPoint", from: blend.endPoint, to: newValue) { blend.endPoint = newValue } }
    }

    open var type: CAGradientLayerType {
        get { blend.type }
        set { change("type", from: blend.type, to: newValue) { blend.type = newValue } }
    }

    private var blend = GradientBlend() {
        didSet { gradient = nil }
    }
    private var gradient: DrawingContent?

    override func copyState(from other: CALayer) {
        super.copyState(from: other)
        guard let other = other as? CAGradientLayer else { return }
        blend = other.blend
        gradient = other.gradient
    }

    override func makePresentation() -> CALayer { CAGradientLayer() }

    override func complete(_ state: inout LayerState) {
        guard content == nil, let stops = blend.stops else { return }
        let drawn = gradient ?? .gradient(stops, type: type, from: startPoint, to: endPoint)
        gradient = drawn
        state.content = .drawing(drawn)
        state.contentGravity = .resize
    }
}
