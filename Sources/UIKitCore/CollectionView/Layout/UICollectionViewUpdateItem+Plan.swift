import CollectionEngine
import Foundation

extension UICollectionViewUpdateItem {
    /// The changes of a batch update that a layout gets.
    static func items(of plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
        plan.steps.map { step in
            UICollectionViewUpdateItem(
                before: step.before.map(path), after: step.after.map(path), action: action(step.action))
        }
    }

    /// R231: a section's index path has the item `NSNotFound`.
    private static func path(_ place: UpdateStep.Place) -> IndexPath {
        switch place {
        case .item(let place): IndexPath(item: place.item, section: place.section)
        case .section(let section): IndexPath(item: NSNotFound, section: section)
        }
    }

    private static func action(_ action: UpdateStep.Action) -> Action {
        switch action {
        case .insert: .insert
        case .delete: .delete
        case .reload: .reload
        case .move: .move
        }
    }
}
