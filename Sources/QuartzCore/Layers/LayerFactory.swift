import Foundation

/// Makes layers of the class that a view names, and copies of them.
///
/// For a class known only at run time Swift needs a `required` initialiser, and Apple's initialisers aren't required.
/// So the calls go through twin classes (Decisions/0002).
@MainActor package enum LayerFactory {
    package static func make(_ layerClass: AnyClass) -> CALayer {
        // Nearly every view has a plain layer, which the compiler makes without looking up the class.
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
