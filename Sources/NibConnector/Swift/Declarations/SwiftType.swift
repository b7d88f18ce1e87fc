/// A class or another type, or an extension of one.
struct SwiftType: Sendable, Equatable {
    enum Kind: Sendable {
        case `class`, `extension`
        /// A structure, an enumeration, an actor or a protocol: nibs know none, but classes can be inside.
        case other
    }

    let kind: Kind
    /// `["Outer", "Inner"]` for a class inside another.
    let path: [String]
    /// The first type after the colon, which is the superclass if there is one.
    var superclass: [String] = []
    /// What `@objc(Name)` says.
    var objectiveCName: String?
    /// Whether other files can't name it: it or a type around it is `private` or `fileprivate`.
    var isPrivate = false
    /// Whether it, or a type around it, needs other types to be complete.
    var isGeneric = false
    var properties: [SwiftProperty] = []
    var methods: [SwiftMethod] = []

    /// As Swift names it: `Outer.Inner`.
    var name: String { path.joined(separator: ".") }

    /// Whether the generated file can name it.
    var isNameable: Bool { !isPrivate && !isGeneric }
}
