import UIKit

/// A sample of one property of a background configuration.
enum BackgroundSample: String, CaseIterable, Sendable {
    case stroke = "Stroke"
    case outset = "Stroke outside"
    case inset = "Stroke inside"
    case insets = "Insets of 8"
    case tint = "Tint colour"
    case transformer = "Tint at 20% alpha"
    case grayscale = "Tint in greyscale"
    case image = "Image"
    case effect = "Visual effect"
    case customView = "Custom view"

    @MainActor var content: UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = rawValue
        (content.directionalLayoutMargins.leading, content.directionalLayoutMargins.trailing) = (16, 16)
        switch self {
        case .tint, .transformer, .grayscale, .customView: content.textProperties.color = .white
        case .image: content.textProperties.color = .black
        default: break
        }
        return content
    }

    @MainActor var background: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 14
        background.backgroundColor = .systemBackground
        switch self {
        case .stroke: background.strokeWidth = 2
        case .outset:
            background.strokeWidth = 2
            background.strokeOutset = 3
        case .inset:
            background.strokeWidth = 2
            background.strokeOutset = -4
        case .insets: background.backgroundInsets = NSDirectionalEdgeInsets(all: 8)
        case .tint: background.backgroundColor = nil
        case .transformer:
            background.backgroundColor = nil
            background.backgroundColorTransformer = Self.fifth
        case .grayscale:
            background.backgroundColor = nil
            background.backgroundColorTransformer = .grayscale
        case .image:
            background.image = Landscape(number: 12).image()
            background.imageContentMode = .scaleAspectFill
            background.backgroundColor = .clear
        case .effect:
            background.backgroundColor = .clear
            background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
        case .customView: background.customView = Stripes()
        }
        return background
    }

    @MainActor private static let fifth = UIConfigurationColorTransformer { $0.withAlphaComponent(0.2) }
}
