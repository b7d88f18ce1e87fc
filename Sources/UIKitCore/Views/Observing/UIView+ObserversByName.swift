import Foundation
import QuartzCore

extension UIView {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` each time the property's value changes.
    ///
    ///     scrollView.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
    ///
    /// These can be observed by name: `frame`, `bounds`, `center`, `alpha`, `isHidden`; of scroll views
    /// `contentOffset`, `contentSize` and `contentInset`; of cells and controls `isSelected` and `isHighlighted`; of
    /// controls `isEnabled`. Observe all others with `observe(_:options:changeHandler:)`, which also says when
    /// observers are called.
    ///
    /// The view doesn't retain the observer. Unlike on iOS, the observer may be released without being removed.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let value = observedValue(named: keyPath) else { return reportUnknownProperty(keyPath) }
        observers.add(NamedObserver(keyPath, of: self, options, observer, context, known: value))
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began, with any context.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        rareStateIfMade?.observers?.remove(observer, keyPath) { _ in true }
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began with this context.
    public func removeObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        rareStateIfMade?.observers?.remove(observer, keyPath) { $0 == context }
    }

    private func reportUnknownProperty(_ name: String) {
        Diagnostics.warnOnce(
            "observed-name", of: name,
            """
            \(type(of: self)): "\(name)" can't be observed by its name, so UIKit never calls the observer.
              expected       \(namesOfObservedValues.joined(separator: ", "))
              likely cause   properties have no names on Linux, so UIKit knows only these
              try            observation = view.observe(\\.\(name)) { view, change in … }
            """)
    }

    /// Returns the value of a geometry property.
    func observedGeometry(named name: String) -> (any Equatable)? {
        switch name {
        case "frame": frame
        case "bounds": bounds
        case "center": center
        case "alpha": alpha
        case "hidden", "isHidden": isHidden
        default: nil
        }
    }
}
