import Foundation

/// A value that describes the content and look of a view, and that can create such a view.
///
///     struct Badge: UIContentConfiguration, Equatable {
///         var text = ""
///         var isDimmed = false
///         func makeContentView() -> UIView & UIContentView { BadgeView(self) }
///         func updated(for state: UIConfigurationState) -> Badge { … }
///     }
///
/// Set it as a cell's `contentConfiguration`. Make it `Equatable` to save work: a cell doesn't show a configuration
/// again that equals the current one.
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state. Properties that the app has set don't change.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows. Set it to show another one.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show a configuration; if not, UIKit creates another view. By default, it can if the
    /// type is that of the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIContentConfiguration {
    /// Returns whether both are certain to look the same: they have the same type, which is `Equatable`, and are equal.
    func isKnownToEqual(_ other: any UIContentConfiguration) -> Bool {
        (self as? any Equatable)?.isEqual(to: other) ?? false
    }
}
