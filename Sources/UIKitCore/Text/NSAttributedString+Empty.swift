import Foundation

/// Attributed text that can be made without saying anything. Apple's `NSAttributedString()` is there; Foundation's on Linux asks for a string.
public protocol _EmptyText {}

extension _EmptyText where Self: NSAttributedString {
    /// No text.
    public init() {
        // Initialisers of a class can't be added to it without `override`; those of a protocol can, and may answer any object.
        let isMutable = Self.self is NSMutableAttributedString.Type
        self = (isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")) as! Self
    }
}

extension NSAttributedString: _EmptyText {}
