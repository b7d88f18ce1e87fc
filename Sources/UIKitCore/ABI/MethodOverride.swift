/// Whether subclasses of `Base` override one method.
///
/// UIKit asks the Objective-C runtime, which Swift on Linux doesn't have. Here the class's table of methods tells: the word that
/// differs in a subclass that overrides the method, and is equal in two that don't, is the method's.
///
/// When classes are not laid out as described here, the three subclasses don't differ in exactly one word. Then the answer is
/// nil, and the caller does what it does for objects of which it knows nothing.
@MainActor struct MethodOverride<Base: AnyObject> {
    private let word: Int?

    /// - Parameters:
    ///   - plain, other: Subclasses that override nothing.
    ///   - overriding: A subclass that overrides the method, and no other.
    init(plain: Base.Type, other: Base.Type, overriding: Base.Type) {
        let base = Self.words(of: Base.self)
        let (plain, other, overriding) = (Self.words(of: plain), Self.words(of: other), Self.words(of: overriding))
        let differing = base.indices.filter {
            base[$0] == plain[$0] && base[$0] == other[$0] && base[$0] != overriding[$0]
        }
        word = differing.count == 1 ? differing[0] : nil
    }

    /// nil when the table cannot be read that way.
    func isWritten(in kind: Base.Type) -> Bool? {
        word.map { Self.words(of: kind)[$0] != Self.words(of: Base.self)[$0] }
    }

    /// The methods, and whatever else a class keeps for all of its instances, as far as `Base` and its subclasses have them in
    /// common. Only read, and never kept.
    private static func words(of kind: Base.Type) -> UnsafeBufferPointer<UInt> {
        // Where kind, superclass, flags, sizes, description and destroyer end, and how many bytes there are in all, is part of
        // Swift's stable binary interface.
        let header = 7
        let base = unsafeBitCast(Base.self as AnyClass, to: UnsafeRawPointer.self)
        let size = base.load(fromByteOffset: 32, as: UInt32.self) - base.load(fromByteOffset: 36, as: UInt32.self)
        let start = unsafeBitCast(kind as AnyClass, to: UnsafePointer<UInt>.self)
        return UnsafeBufferPointer(start: start + header, count: Int(size) / 8 - header)
    }
}
