import CollectionEngine
import Foundation

/// Sees what layouts do, for tools that check them. Nothing listens in an app.
@MainActor package enum LayoutWitness {
    /// What a layout answered about an element that comes into sight or goes out of it.
    package struct Answer {
        package var category: UICollectionView.ElementCategory
        /// nil for cells.
        package var kind: String?
        package var path: IndexPath
        package var attributes: UICollectionViewLayoutAttributes?
    }

    /// Called after each movement's questions: elements that appear, by their paths after it, and those that disappear, by their
    /// paths before it.
    package static var movement: ((UICollectionView, _ starts: [Answer], _ ends: [Answer]) -> Void)?

    /// Called when attributes are changed that a built-in layout keeps, as subclasses do that don't copy what `super` answers.
    package static var keptChange: ((UICollectionViewLayoutAttributes) -> Void)?

    #if DEBUG
        /// Attributes objects made, copies as well. Only debug builds count.
        package static var attributesMade = 0
        /// Times frames, centres and index paths of attributes objects were read. Only debug builds count.
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
