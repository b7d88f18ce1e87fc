import Foundation

/// Makes objects of classes known only at run time.
///
/// Swift lets such a class be instantiated only through a `required` initialiser. Apple's are not required. So the class
/// is called through a twin: `init()` is declared by NSObject, every override sits in the same slot of the class's
/// method table, and the twin's only difference is that its override says `required` (D4 b, Decisions/0002).
///
/// Nothing at run time notices when that is wrong, so there is nothing to fall back to: a compiler that puts `init()` elsewhere
/// calls another method. `RequiredInitTwinTests` and `LayerClassTests` are the first to fail then.
///
/// Open, because the compiler calls the initialiser of a class that can't be subclassed directly, past the method table.
open class RequiredInitTwin: NSObject {
    public required override init() { super.init() }

    /// - Precondition: `kind` is a kind of NSObject.
    package static func make(_ kind: AnyClass) -> NSObject {
        // Every layer is made here, and asking takes longer than making one.
        assert(kind is NSObject.Type, "\(kind) is no kind of NSObject.")
        return unsafeBitCast(kind, to: RequiredInitTwin.Type.self).init()
    }
}
