import Foundation

/// Makes layers of whatever class a view names, and copies of them.
///
/// Swift instantiates a class that is known only at run time through `required` initialisers alone, and Apple's are not.
/// So classes are called through twins: see Decisions/0002.
@MainActor package enum LayerFactory {
    package static func make(_ layerClass: AnyClass) -> CALayer {
        guard layerClass == CALayer.self || layerClass is CALayer.Type else {
            Diagnostics.fail(
                "\(layerClass) is not a layer class",
                explanation: "A view's layerClass names it; expected CALayer or a class derived from it.")
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
}
