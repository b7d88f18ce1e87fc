/// Finds out whether subclasses of `Base` override one method.
///
/// On iOS, UIKit asks the Objective-C runtime, which Swift on Linux doesn't have. Here it reads the class's table of
/// methods. The word that differs in a subclass that overrides the method, and is equal in two that don't, is the
/// method's.
///
/// If classes aren't laid out as described here, the three subclasses don't differ in exactly one word. Then the result
/// is nil, and the caller treats the class like one about which nothing is known.
@MainActor struct MethodOverride<Base: AnyObject> {
    private let word: Int?

    /// Creates a finder from three subclasses.
    ///
    /// - Parameters:
    ///   - plain: A subclass that overrides nothing.
    ///   - other: Another subclass that overrides nothing.
    ///   - overriding: A subclass that overrides only the method.
    init(plain: Base.Type, other: Base.Type, overriding: Base.Type) {
        let base = Self.words(of: Base.self)
        let (plain, other, overriding) = (Self.words(of: plain), Self.words(of: other), Self.words(of: overriding))
        let differing = base.indices.filter {
            base[$0] == plain[$0] && base[$0] == other[$0] && base[$0] != overriding[$0]
        }
        word = differing.count == 1 ? differing[0] : nil
    }

    /// Returns whether a class overrides the method, or nil if the table can't be read in this way.
    func isWritten(in kind: Base.Type) -> Bool? {
        word.map { Self.words(of: kind)[$0] != Self.words(of: Base.self)[$0] }
    }

    /// Returns the methods and other words in a class's table that `Base` and its subclasses have in common. They are
    /// only read, and not kept.
    private static func words(of kind: Base.Type) -> UnsafeBufferPointer<UInt> {
        // Swift's stable binary interface defines where kind, superclass, flags, sizes, description and destroyer end,
        // and how many bytes there are in all.
        let header = 7
        let base = unsafeBitCast(Base.self as AnyClass, to: UnsafeRawPointer.self)
        let size = base.load(fromByteOffset: 32, as: UInt32.self) - base.load(fromByteOffset: 36, as: UInt32.self)
        let start = unsafeBitCast(kind as AnyClass, to: UnsafePointer<UInt>.self)
        return UnsafeBufferPointer(start: start + header, count: Int(size) / 8 - header)
    }
}
