import CoreGraphics
import Foundation

/// A property of layers that can be animated: how to read it from a layer, and write it to one.
///
/// Reads and writes use the property's own accessors, so the effects of a setter happen here, too.
@MainActor package struct AnimatableProperty {
    package let name: String
    /// Returns nil if the layer has no such property.
    package let value: @MainActor (CALayer) -> AnimationValue?
    package let setValue: @MainActor (CALayer, AnimationValue) -> Void
}

extension AnimatableProperty {
    /// All properties that animations, actions and key paths know. A new property is one more line.
    private static let all: [AnimatableProperty] = [
        .position, .bounds, .opacity, .transform("transform", \CALayer.transform),
        .number("zPosition", \CALayer.zPosition),
        .point("anchorPoint", \CALayer.anchorPoint),
        .rect("frame", \CALayer.frame),
        .number("cornerRadius", \CALayer.cornerRadius),
        .number("borderWidth", \CALayer.borderWidth),
        .color("borderColor", \CALayer.borderColor),
        .color("backgroundColor", \CALayer.backgroundColor),
        .color("shadowColor", \CALayer.shadowColor),
        .float("shadowOpacity", \CALayer.shadowOpacity),
        .size("shadowOffset", \CALayer.shadowOffset),
        .number("shadowRadius", \CALayer.shadowRadius),
        .transform("sublayerTransform", \CALayer.sublayerTransform),
        .path("shadowPath", \CALayer.shadowPath),
        .rect("contentsRect", \CALayer.contentsRect),
        .rect("contentsCenter", \CALayer.contentsCenter),
        .path("path", \CAShapeLayer.path),
        .color("fillColor", \CAShapeLayer.fillColor),
        .color("strokeColor", \CAShapeLayer.strokeColor),
        .number("strokeStart", \CAShapeLayer.strokeStart),
        .number("strokeEnd", \CAShapeLayer.strokeEnd),
        .number("lineWidth", \CAShapeLayer.lineWidth),
        .number("miterLimit", \CAShapeLayer.miterLimit),
        .number("lineDashPhase", \CAShapeLayer.lineDashPhase),
        .colors("colors", \CAGradientLayer.colors),
        .numbers("locations", \CAGradientLayer.locations),
        .point("startPoint", \CAGradientLayer.startPoint),
        .point("endPoint", \CAGradientLayer.endPoint),
        .object("contents", \CALayer.contents) { $0 },
        .object("hidden", \CALayer.isHidden) { $0 as? Bool },
        .object("masksToBounds", \CALayer.masksToBounds) { $0 as? Bool },
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    package static func named(_ name: String) -> AnimatableProperty? { byName[name] }

    // Written without key paths, which are slow: these properties move most often.

    private static var position: AnimatableProperty {
        AnimatableProperty(
            name: "position", value: { .point($0.position) },
            setValue: { if case .point(let value) = $1 { $0.position = value } })
    }

    private static var bounds: AnimatableProperty {
        AnimatableProperty(
            name: "bounds", value: { .rect($0.bounds) },
            setValue: { if case .rect(let value) = $1 { $0.bounds = value } })
    }

    private static var opacity: AnimatableProperty {
        AnimatableProperty(
            name: "opacity", value: { .number(CGFloat($0.opacity)) },
            setValue: { if case .number(let value) = $1 { $0.opacity = Float(value) } })
    }
}

// A maker for each kind of value, for layers of any class: `.number("lineWidth", \CAShapeLayer.lineWidth)`.
extension AnimatableProperty {
    static func number<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> Self {
        make(name, path, to: { .number($0) }, from: { if case .number(let value) = $0 { value } else { nil } })
    }

    static func float<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, Float>) -> Self {
        make(
            name, path, to: { .number(CGFloat($0)) },
            from: { if case .number(let value) = $0 { Float(value) } else { nil } })
    }

    static func point<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> Self {
        make(name, path, to: { .point($0) }, from: { if case .point(let value) = $0 { value } else { nil } })
    }

    static func size<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGSize>) -> Self {
        make(name, path, to: { .size($0) }, from: { if case .size(let value) = $0 { value } else { nil } })
    }

    static func rect<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGRect>) -> Self {
        make(name, path, to: { .rect($0) }, from: { if case .rect(let value) = $0 { value } else { nil } })
    }

    static func transform<Layer: CALayer>(
        _ name: String, _ path: ReferenceWritableKeyPath<Layer, CATransform3D>
    ) -> Self {
        make(name, path, to: { .transform($0) }, from: { if case .transform(let value) = $0 { value } else { nil } })
    }

    static func color<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> Self {
        make(
            name, path, to: { .color($0?.rgba) },
            from: { if case .color(let value) = $0 { .some(value.map(CGColor.init)) } else { nil } })
    }

    /// A list of colours, as gradients use it.
    static func colors<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, [Any]?>) -> Self {
        make(
            name, path, to: { .colors(($0 ?? []).compactMap { ($0 as? CGColor)?.rgba }) },
            from: { if case .colors(let value) = $0 { value.map(CGColor.init) } else { nil } })
    }

    /// A list of numbers, as gradients and dashed lines use it.
    static func numbers<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, [NSNumber]?>) -> Self {
        make(
            name, path, to: { .numbers(($0 ?? []).map { CGFloat($0.doubleValue) }) },
            from: { if case .numbers(let value) = $0 { value.map { NSNumber(value: Double($0)) } } else { nil } })
    }

    static func path<Layer: CALayer>(_ name: String, _ path: ReferenceWritableKeyPath<Layer, CGPath?>) -> Self {
        make(name, path, to: { .path($0) }, from: { if case .path(let value) = $0 { .some(value) } else { nil } })
    }

    /// A value that can't be interpolated.
    static func object<Layer: CALayer, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>, read: @escaping (Any?) -> Value?
    ) -> Self {
        make(name, path, to: { .object($0) }, from: { if case .object(let value) = $0 { read(value) } else { nil } })
    }

    private static func make<Layer: CALayer, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>,
        to: @escaping (Value) -> AnimationValue, from: @escaping (AnimationValue) -> Value?
    ) -> AnimatableProperty {
        AnimatableProperty(
            name: name, value: { ($0 as? Layer).map { to($0[keyPath: path]) } },
            setValue: { layer, value in
                if let layer = layer as? Layer, let value = from(value) { layer[keyPath: path] = value }
            })
    }
}
