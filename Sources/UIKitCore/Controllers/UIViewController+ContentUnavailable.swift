import CoreGraphics
import Foundation

/// What a controller shows in place of missing content.
struct UnavailableContent {
    var configuration: any UIContentConfiguration
    var view: any UIView & UIContentView
}

extension UIViewController {
    /// The content that covers the whole view while the controller's own content is missing; nil, the default, stands
    /// for none.
    ///
    ///     override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    ///         contentUnavailableConfiguration = photos.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
    ///     }
    ///
    /// Any content configuration works. The controller updates it for ``contentUnavailableConfigurationState``.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.configuration }
        set {
            guard let newValue else {
                unavailableContent?.view.removeFromSuperview()
                return unavailableContent = nil
            }
            show(newValue.updated(for: contentUnavailableConfigurationState))
        }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if let shown = unavailableContent, shown.view.supports(configuration) {
            let isSame = configuration.isKnownToEqual(shown.configuration)
            unavailableContent?.configuration = configuration
            if !isSame { shown.view.configuration = configuration }
        } else {
            unavailableContent?.view.removeFromSuperview()
            unavailableContent = UnavailableContent(configuration: configuration, view: configuration.makeContentView())
        }
        placeUnavailableContent()
    }

    /// Puts the content in front of all other subviews, as large as the view.
    final func placeUnavailableContent() {
        guard let content = unavailableContent?.view, let view = viewIfLoaded else { return }
        if content.superview !== view {
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        } else if view.subviews.last !== content {
            view.bringSubviewToFront(content)
        }
        if content.frame != view.bounds { content.frame = view.bounds }
    }
}
