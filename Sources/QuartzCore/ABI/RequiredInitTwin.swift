import Foundation

/// Makes objects of classes known only at run time.
///
/// Swift makes an object of such a class only through a `required` initialiser, and Apple's initialisers aren't
/// required. So the call goes through a twin class: NSObject declares `init()`, every override has the same slot in its
/// class's method table, and the twin differs only in that its override is `required` (D4 b, Decisions/0002).
///
/// Nothing at run time notices if this goes wrong, so there is no fallback: with a compiler that puts `init()` into
/// another slot, the call would reach another method. `RequiredInitTwinTests` and `LayerClassTests` would fail first.
///
/// The class is open because the compiler calls the initialiser of a class without subclasses directly, past the method
/// table.
open class RequiredInitTwin: NSObject {
    public required override init() { super.init() }

    /// - Precondition: `kind` is NSObject or a subclass.
    package static func make(_ kind: AnyClass) -> NSObject {
        // Every layer is made here, and the check takes longer than making one.
        assert(kind is NSObject.Type, "\(kind) isn't a subclass of NSObject.")
        return unsafeBitCast(kind, to: RequiredInitTwin.Type.self).init()
    }
}
