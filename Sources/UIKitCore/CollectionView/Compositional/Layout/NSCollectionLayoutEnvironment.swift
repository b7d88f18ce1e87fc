import CoreGraphics
import Foundation

/// What a section provider knows about the place of its section.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The space for the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// The space for a section or a custom group, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the collection view, or of the custom group.
    var contentSize: CGSize { get }
    /// ``contentSize`` less ``effectiveContentInsets``.
    var effectiveContentSize: CGSize { get }
    /// The collection view's adjusted content inset, in points; zero for a custom group.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that ``effectiveContentSize`` leaves out, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, @MainActor NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: LayoutContainer, _ traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
    }
}

final class LayoutContainer: NSObject, @MainActor NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}
