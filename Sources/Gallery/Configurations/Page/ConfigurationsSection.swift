import UIKit

/// A section of the scene.
enum ConfigurationsSection: Hashable, Sendable {
    case looks, live, rating, backgrounds
    /// The kind with this index in ``ContentKind/all``.
    case kind(Int)

    /// All sections, from top to bottom.
    static let all = [.looks, .live] + ContentKind.all.indices.map { Self.kind($0) } + [.rating, .backgrounds]

    var items: [ConfigurationsItem] {
        switch self {
        case .looks: [.looks]
        case .live: LiveRow.allCases.map { .live($0) }
        case .rating: SampleState.allCases.map { .rating($0) }
        case .backgrounds: BackgroundSample.allCases.map { .background($0) }
        case .kind(let kind): SampleState.allCases.map { .sample(kind: kind, $0) }
        }
    }

    /// The look of the section's background. nil has no background.
    var list: ListLook? {
        switch self {
        case .looks: nil
        case .live, .rating: .grouped
        case .backgrounds: .picture
        case .kind(let kind): ContentKind.all[kind].list
        }
    }

    var title: String {
        switch self {
        case .looks: ""
        case .live: "Live"
        case .rating: "Custom content"
        case .backgrounds: "Backgrounds"
        case .kind(let kind): ContentKind.all[kind].name
        }
    }

    @MainActor func sentence(_ traits: UITraitCollection) -> String {
        switch self {
        case .looks: ""
        case .live: "Press, select and focus these with a finger, a mouse or keys. Each shows its state."
        case .rating: "An Equatable value, and the view that shows it."
        case .backgrounds: "UIBackgroundConfiguration.clear() and what is set."
        case .kind(let kind): ContentKind.all[kind].numbers(traits)
        }
    }
}

/// An item of the scene.
enum ConfigurationsItem: Hashable, Sendable {
    case looks
    case live(LiveRow)
    case sample(kind: Int, SampleState)
    case rating(SampleState)
    case background(BackgroundSample)
}
