import CoreGraphics
import Foundation

// Layers that draw in ways of their own.

/// Text without a view.
@available(*, unavailable, message: "Not built yet. Use a UILabel, or draw the text in draw(in:).")
@preconcurrency @MainActor open class CATextLayer: CALayer {
    open var string: Any?
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
}

@available(*, unavailable, message: "Not built yet. Use a UILabel.")
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var natural: Self { fatalError() }
    public static var left: Self { fatalError() }
    public static var right: Self { fatalError() }
    public static var center: Self { fatalError() }
    public static var justified: Self { fatalError() }
}

@available(*, unavailable, message: "Not built yet. Use a UILabel.")
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var none: Self { fatalError() }
    public static var start: Self { fatalError() }
    public static var middle: Self { fatalError() }
    public static var end: Self { fatalError() }
}

/// Sublayers in depth.
@available(*, unavailable, message: "Not built yet. Give sublayerTransform of a CALayer a perspective.")
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// Copies of its sublayers.
@available(*, unavailable, message: "Not built yet. Add a layer for each copy.")
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var preservesDepth = false
}

/// Particles.
@available(*, unavailable, message: "Not built yet: particles. UIDynamicAnimator moves views.")
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape(rawValue: "")
    open var birthRate: Float = 1
    open var lifetime: Float = 1
}

@available(*, unavailable, message: "Not built yet: particles.")
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var point: Self { fatalError() }
    public static var line: Self { fatalError() }
    public static var rectangle: Self { fatalError() }
    public static var circle: Self { fatalError() }
}

@available(*, unavailable, message: "Not built yet: particles.")
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    open var contents: Any?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var alphaSpeed: Float = 0
    open var alphaRange: Float = 0
    open var color: CGColor?
}

/// Contents in tiles.
@available(
    *, unavailable, message: "Not built yet. Draw in draw(in:): screens keep shapes, which are sharp at any size."
)
@preconcurrency @MainActor open class CATiledLayer: CALayer {
    open var tileSize = CGSize.zero
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
}
