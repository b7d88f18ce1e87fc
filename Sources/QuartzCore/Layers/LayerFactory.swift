import Foundation

/// Makes layers of whatever class a view names, and copies of them.
///
/// Swift instantiates a class that is known only at run time through `required` initialisers alone, and Apple's are not.
/// So classes are called through twins: see Decisions/0002.
@MainActor package enum LayerFactory {
    package static func make(_ layerClass: AnyClass) -> CALayer {
        // Nearly every view's layer is a plain one, which the compiler makes without asking for its class.
        guard layerClass != CALayer.self else { return CALayer() }
        guard layerClass is CALayer.Type else {
            Diagnostics.fail(
                "layerClass must be a kind of CALayer",
                explanation: """
                      seen           \(layerClass)
                      try            return CALayer.self or a subclass of it
                    """)
        }
        return unsafeDowncast(RequiredInitTwin.make(layerClass), to: CALayer.self)
    }

    static func copy(_ layer: CALayer) -> CALayer {
        unsafeBitCast(type(of: layer) as AnyClass, to: RequiredLayerCopyTwin.Type.self).init(layer: layer)
    }
}

/// See ``RequiredInitTwin``.
@preconcurrency @MainActor open class RequiredLayerCopyTwin: CALayer {
    public required override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
