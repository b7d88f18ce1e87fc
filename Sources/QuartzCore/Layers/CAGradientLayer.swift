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
        didSet { gradientDidChange() }
    }

    /// Where each colour is pure, from 0 to 1, growing; evenly spread when nil, the default.
    open var locations: [NSNumber]? {
        didSet { if locations != oldValue { gradientDidChange() } }
    }

    /// (0.5, 0), the middle of the upper edge, by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { if startPoint != oldValue { gradientDidChange() } }
    }

    /// (0.5, 1), the middle of the lower edge, by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { if endPoint != oldValue { gradientDidChange() } }
    }

    open var type = CAGradientLayerType.axial {
        didSet { if type != oldValue { gradientDidChange() } }
    }

    private var gradient: DrawingContent?

    private func gradientDidChange() {
        gradient = nil
        setNeedsCommit()
    }

    override func complete(_ state: inout LayerState) {
        guard content == nil, let stops else { return }
        let drawn = gradient ?? .gradient(stops, type: type, from: startPoint, to: endPoint)
        gradient = drawn
        state.content = .drawing(drawn)
        state.contentGravity = .resize
    }

    /// nil without a colour.
    private var stops: GradientStops? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
        guard !colors.isEmpty else { return nil }
        let evenly = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
        guard let locations, locations.count >= colors.count else {
            return GradientStops(colors: colors, locations: evenly)
        }
        return GradientStops(
            colors: colors, locations: locations.prefix(colors.count).map { min(max(CGFloat($0.doubleValue), 0), 1) })
    }
}

extension DrawingContent {
    /// A gradient fills a square, which is stretched to the layer's size.
    fileprivate static func gradient(
        _ stops: GradientStops, type: CAGradientLayerType, from start: CGPoint, to end: CGPoint
    ) -> DrawingContent {
        // So large that three digits after the point are fine enough on any screen.
        let side: CGFloat = 1000
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil).elements
        let (from, to) = (CGPoint(x: start.x * side, y: start.y * side), CGPoint(x: end.x * side, y: end.y * side))
        return DrawingContent(
            VectorDrawing(
                size: CGSize(width: side, height: side),
                commands: type.commands(stops, from: from, to: to, filling: square)), extent: .box)
    }
}

extension CAGradientLayerType {
    fileprivate func commands(
        _ stops: GradientStops, from: CGPoint, to: CGPoint, filling square: [PathElement]
    ) -> [DrawingCommand] {
        switch self {
        case .radial:
            let (width, height) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
            guard width > 0, height > 0 else { return [] }
            // A circle around zero, stretched to the ellipse.
            let radius: CGFloat = 1000
            let ellipse = CGAffineTransform(width / radius, 0, 0, height / radius, from.x, from.y)
            let circle = GradientFill(stops, .radial(from: .zero, radius: 0, to: .zero, endRadius: radius))
            let inverse = ellipse.inverted()
            return [
                .group(
                    DrawingEffect(transform: ellipse), [.gradient(circle, clip: square.map { $0.applying(inverse) })])
            ]
        case .conic:
            let angle = atan2(to.y - from.y, to.x - from.x)
            return [.gradient(GradientFill(stops, .conic(center: from, angle: angle)), clip: square)]
        default:
            guard from != to else { return [] }
            return [.gradient(GradientFill(stops, .linear(from: from, to: to)), clip: square)]
        }
    }
}
