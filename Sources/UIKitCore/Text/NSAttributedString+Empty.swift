import Foundation

/// Attributed text that can be created without arguments. Apple's `NSAttributedString()` can; Foundation's on Linux
/// needs a string.
public protocol _EmptyText {}

extension _EmptyText where Self: NSAttributedString {
    /// Creates an empty text.
    public init() {
        // An extension can't add an initialiser to a class without `override`. It can add one to a protocol, and that
        // may return any object.
        let isMutable = Self.self is NSMutableAttributedString.Type
        self = (isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")) as! Self
    }
}

extension NSAttributedString: _EmptyText {}
