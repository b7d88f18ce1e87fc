import CoreGraphics
import Foundation
import RenderTree

/// The properties of a gradient layer.
struct GradientValues {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    /// nil if there are no colours.
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

extension GradientValues {
    /// A gradient that fills a square, which is then stretched to the layer's size. nil if there are no colours.
    var content: DrawingContent? {
        guard let stops else { return nil }
        // So large that three decimals are precise enough on any screen.
        let side: CGFloat = 1000
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil).elements
        let (from, to) = (startPoint.scaled(by: side), endPoint.scaled(by: side))
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

extension CGPoint {
    fileprivate func scaled(by scale: CGFloat) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }
}
