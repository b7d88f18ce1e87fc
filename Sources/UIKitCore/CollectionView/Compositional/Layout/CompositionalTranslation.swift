import CoreGraphics
import Foundation
import LayoutEngine

/// Turns an app's sections into values of the engine: numbers the kinds of their views, and asks custom groups for
/// their frames.
@MainActor struct CompositionalTranslation {
    /// The layout's environment.
    let environment: LayoutEnvironment
    /// The size that fractional sizes refer to.
    let viewSize: CGSize
    let axis: Axis
    let grid: PixelGrid
    /// How far the safe area, margins or readable width reach into the view, perpendicular to the scroll axis.
    let references: ContentInsetsReferences
    /// The kinds of supplementary and decoration views, by their numbers in the engine.
    private(set) var kinds: [Kind] = []

    struct Kind: Equatable {
        var name: String
        var isDecoration: Bool
    }

    init(
        _ environment: LayoutEnvironment, viewSize: CGSize, axis: Axis, scale: CGFloat,
        _ references: ContentInsetsReferences
    ) {
        self.environment = environment
        self.viewSize = viewSize
        self.axis = axis
        self.references = references
        grid = PixelGrid(scale: scale)
    }

    mutating func kind(_ name: String, isDecoration: Bool = false) -> Int {
        let kind = Kind(name: name, isDecoration: isDecoration)
        if let known = kinds.firstIndex(of: kind) { return known }
        kinds.append(kind)
        return kinds.count - 1
    }

    /// R429: the container has the size that the group would have in the whole view.
    func places(
        of size: GroupSize, _ provider: NSCollectionLayoutGroupCustomItemProvider
    ) -> [GroupContent.CustomPlace] {
        let container = LayoutContainer(contentSize: size.resolved(in: viewSize, grid))
        return provider(LayoutEnvironment(container, environment.traitCollection)).map(\.place)
    }
}

/// How far the areas that sections may keep within reach into the view, perpendicular to the scroll axis (R442).
struct ContentInsetsReferences: Equatable {
    var safeArea = GroupInsets()
    var layoutMargins = GroupInsets()
    var readableContent = GroupInsets()

    func insets(_ reference: UIContentInsetsReference) -> GroupInsets {
        switch reference {
        case .none: GroupInsets()
        case .automatic, .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        }
    }
}
