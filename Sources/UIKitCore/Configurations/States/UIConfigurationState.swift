/// What the look of a view depends on: its traits, what is happening to it, and states of the app's own.
///
/// ``UICellConfigurationState`` is that of a cell, ``UIViewConfigurationState`` that of any other view.
public protocol UIConfigurationState {
    /// Nothing is happening to the view.
    init(traitCollection: UITraitCollection)

    /// Light or dark, which text size and so on.
    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own; nil until it is set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
///
///     extension UIConfigurationStateCustomKey {
///         static let isArchived = UIConfigurationStateCustomKey("com.example.Mail.isArchived")
///     }
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
