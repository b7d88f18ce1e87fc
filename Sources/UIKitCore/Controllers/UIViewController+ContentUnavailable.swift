import CoreGraphics
import Foundation

/// What a controller shows in the place of content that is not there.
struct UnavailableContent {
    var configuration: any UIContentConfiguration
    var view: any UIView & UIContentView
}

extension UIViewController {
    /// What is shown over the whole view while its content is not there; nil, the default, is nothing.
    ///
    ///     override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    ///         contentUnavailableConfiguration = photos.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
    ///     }
    ///
    /// Any content configuration may be shown so. It is shown as it looks in ``contentUnavailableConfigurationState``.
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

    /// Over everything in the view, and as large.
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
