import UIKit

/// A text size that a person can choose in a device's settings.
struct TextSize {
    let name: String
    let category: UIContentSizeCategory

    /// The index in ``all`` of a new device's text size.
    static let standard = 3

    /// All text sizes, from the smallest to the largest accessibility size.
    static let all = [
        TextSize(name: "Extra small", category: .extraSmall),
        TextSize(name: "Small", category: .small),
        TextSize(name: "Medium", category: .medium),
        TextSize(name: "Large", category: .large),
        TextSize(name: "Extra large", category: .extraLarge),
        TextSize(name: "Extra extra large", category: .extraExtraLarge),
        TextSize(name: "Extra extra extra large", category: .extraExtraExtraLarge),
        TextSize(name: "Accessibility 1", category: .accessibilityMedium),
        TextSize(name: "Accessibility 2", category: .accessibilityLarge),
        TextSize(name: "Accessibility 3", category: .accessibilityExtraLarge),
        TextSize(name: "Accessibility 4", category: .accessibilityExtraExtraLarge),
        TextSize(name: "Accessibility 5", category: .accessibilityExtraExtraExtraLarge),
    ]
}
