import Testing
import UIKit
import UIKitTesting

/// A device for a screen, with its owner's text size and reading direction.
enum ScreenDevice: String, CaseIterable, CustomTestStringConvertible {
    case phone
    case phoneOnItsSide = "phone-on-its-side"
    case tablet
    case rightToLeft = "right-to-left"
    case extraExtraExtraLarge = "extra-extra-extra-large"
    case accessibilityLarge = "accessibility-large"

    var testDescription: String { rawValue }

    var size: CGSize {
        switch self {
        case .tablet: CGSize(width: 820, height: 1180)
        case .phoneOnItsSide: CGSize(width: 852, height: 393)
        default: CGSize(width: 393, height: 852)
        }
    }

    var safeAreaInsets: UIEdgeInsets {
        switch self {
        case .tablet: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        case .phoneOnItsSide: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        default: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        }
    }

    private var textSize: UIContentSizeCategory {
        switch self {
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityLarge: .accessibilityLarge
        default: .large
        }
    }

    @MainActor func makeStage() -> Stage {
        Stage(size: size, scale: self == .tablet ? 2 : 3, safeAreaInsets: safeAreaInsets)
    }

    /// Shows a screen, with this text size and in this direction of reading.
    @MainActor func show(_ controller: UIViewController, on stage: Stage) {
        controller.traitOverrides.preferredContentSizeCategory = textSize
        controller.traitOverrides.layoutDirection = self == .rightToLeft ? .rightToLeft : .leftToRight
        stage.show(controller)
    }
}
