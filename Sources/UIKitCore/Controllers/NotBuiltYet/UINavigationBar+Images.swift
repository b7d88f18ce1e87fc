import CoreGraphics
import Foundation

// Not built yet: images as a bar's background, line and arrow. They are older than appearances, which have colours.

/// The height of a bar for which an app set an image.
@available(
    *, unavailable,
    message: "Bars can't have images yet. Set standardAppearance, which counts for all heights."
)
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }

extension UINavigationBar {
    @available(
        *, unavailable,
        message: "A bar can't have a shadow image yet; set shadowColor of its standardAppearance, or nil for no line."
    )
    public var shadowImage: UIImage? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Bars can't have a background image yet; set backgroundColor of their standardAppearance."
    )
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    @available(
        *, unavailable,
        message: "Bars can't have a background image yet; set backgroundColor of their standardAppearance."
    )
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}

    @available(
        *, unavailable,
        message: "Bars can't have a background image yet; set backgroundColor of their standardAppearance."
    )
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }

    @available(
        *, unavailable, message: "The back button has an arrow of its own. Set leftBarButtonItem to another one."
    )
    public var backIndicatorImage: UIImage? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "The back button has an arrow of its own. Set leftBarButtonItem to another one."
    )
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { nil }
        set {}
    }
}
