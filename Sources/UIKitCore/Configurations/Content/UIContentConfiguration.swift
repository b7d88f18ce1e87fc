import Foundation

/// A value that says what a view shows and how it looks, and that can make such a view.
///
///     struct Badge: UIContentConfiguration, Equatable {
///         var text = ""
///         var isDimmed = false
///         func makeContentView() -> UIView & UIContentView { BadgeView(self) }
///         func updated(for state: UIConfigurationState) -> Badge { … }
///     }
///
/// Cells take it as their `contentConfiguration`. A configuration that is `Equatable` saves work: one that equals what is shown is
/// not shown again.
public protocol UIContentConfiguration {
    /// A new view that shows it.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

    /// As it is to look in a state. What the app has set itself stays.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What it shows. Setting it shows the new one.
    var configuration: any UIContentConfiguration { get set }

    /// Whether it can show this one; else another view is made. By default it can if it is of the type of the one it shows.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIContentConfiguration {
    /// Whether it is known to look as another one: of the same type, which is `Equatable`, and equal.
    func isKnownToEqual(_ other: any UIContentConfiguration) -> Bool {
        (self as? any Equatable)?.isEqual(to: other) ?? false
    }
}
