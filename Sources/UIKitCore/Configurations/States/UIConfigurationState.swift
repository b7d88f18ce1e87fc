/// The values that the look of a view depends on: its traits, its states, and states of the app's own.
///
/// Cells have a ``UICellConfigurationState``, other views a ``UIViewConfigurationState``.
public protocol UIConfigurationState {
    /// Creates a state in which nothing happens to the view.
    init(traitCollection: UITraitCollection)

    /// The traits: light or dark, the text size and so on.
    var traitCollection: UITraitCollection { get set }

    /// A state of the app's own; nil until the app sets it.
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

    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
