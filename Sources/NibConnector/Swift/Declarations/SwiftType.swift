/// A class or another type, or an extension of one.
struct SwiftType: Sendable, Equatable {
    enum Kind: Sendable {
        case `class`, `extension`
        /// A structure, an enumeration, an actor or a protocol: nibs can't use it, but classes can be inside.
        case other
    }

    let kind: Kind
    /// `["Outer", "Inner"]` for a class inside another.
    let path: [String]
    /// The first type after the colon, which is the superclass if there is one.
    var superclass: [String] = []
    /// The name in `@objc(Name)`.
    var objectiveCName: String?
    /// Whether other files can't name the type, because it or a type around it is `private` or `fileprivate`.
    var isPrivate = false
    /// Whether the type, or a type around it, is generic.
    var isGeneric = false
    var properties: [SwiftProperty] = []
    var methods: [SwiftMethod] = []

    /// The name in Swift: `Outer.Inner`.
    var name: String { path.joined(separator: ".") }

    /// Whether the generated file can name it.
    var isNameable: Bool { !isPrivate && !isGeneric }
}
