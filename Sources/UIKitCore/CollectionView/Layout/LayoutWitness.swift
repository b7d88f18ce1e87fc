import CollectionEngine
import Foundation

/// Observes layouts, for tools that check them. In an app nothing observes.
@MainActor package enum LayoutWitness {
    /// What a layout returned for an element that appears or disappears.
    package struct Answer {
        package var category: UICollectionView.ElementCategory
        /// nil for cells.
        package var kind: String?
        package var path: IndexPath
        package var attributes: UICollectionViewLayoutAttributes?
    }

    /// Called for each movement, after the layout was asked about it: elements that appear, with their index paths
    /// after it, and those that disappear, with their index paths before it.
    package static var movement: ((UICollectionView, _ starts: [Answer], _ ends: [Answer]) -> Void)?

    /// Called when attributes that a built-in layout keeps are changed, for example by a subclass that doesn't copy
    /// what `super` returns.
    package static var keptChange: ((UICollectionViewLayoutAttributes) -> Void)?

    #if DEBUG
        /// The number of attributes objects created, including copies. Only debug builds count.
        package static var attributesMade = 0
        /// How often the frame, centre or index path of an attributes object was read. Only debug builds count.
        package static var attributesRead = 0
    #endif

    static func tellOfMovement(
        in view: UICollectionView, starts: [(ElementKey, UICollectionViewLayoutAttributes?)],
        ends: [(ElementKey, UICollectionViewLayoutAttributes?)]
    ) {
        guard let movement else { return }
        let names = view.supply.registrations
        func answers(_ pairs: [(ElementKey, UICollectionViewLayoutAttributes?)]) -> [Answer] {
            pairs.map { key, attributes in
                if key.isCell { return Answer(category: .cell, kind: nil, path: key.path, attributes: attributes) }
                let category: UICollectionView.ElementCategory =
                    names.isDecoration(key.kind) ? .decorationView : .supplementaryView
                return Answer(
                    category: category, kind: names.name(of: key.kind), path: key.path, attributes: attributes)
            }
        }
        movement(view, answers(starts), answers(ends))
    }
}
