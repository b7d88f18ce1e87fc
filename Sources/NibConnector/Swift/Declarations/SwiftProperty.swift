/// An instance property of a class or an extension.
struct SwiftProperty: Sendable, Equatable {
    enum Storage: Sendable, Equatable {
        case stored
        /// Stored, with `willSet` or `didSet`.
        case observed
        /// Computed, lazy or wrapped: setting it calls code.
        case computed
        /// Computed, without a setter.
        case readOnly
        /// A `let`.
        case constant
    }

    let name: String
    let storage: Storage
    var isPrivate = false
    /// Whether it is `private(set)` or `fileprivate(set)`.
    var hasPrivateSetter = false
    /// Whether `@IBInspectable` or `@objc` marks the property for nibs.
    var isMarked = false

    /// The modifier that prevents other files from setting the property.
    var hidingModifier: String? { isPrivate ? "private" : hasPrivateSetter ? "private(set)" : nil }
}
