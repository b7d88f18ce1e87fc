import CoreGraphics
import Foundation
import QuartzCore

/// A visible item of a section, whose look a handler can change.
///
/// Frames and centres are those for the section scrolled to its beginning, in points of the collection view's content.
/// Values that you set stay as long as the item is visible (R483).
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// The opacity, from 0 (invisible) to 1.
    var alpha: CGFloat { get set }
    /// The z index. Items with a higher one are above those with a lower one.
    var zIndex: Int { get set }
    /// Whether the item is invisible.
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    /// The transform about the item's centre.
    var transform3D: CATransform3D { get set }

    /// The element kind of a supplementary or decoration view; empty for cells.
    var name: String { get }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The item's frame for the section scrolled to its beginning.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    /// Whether the item is a cell, a supplementary view or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The element kind; nil for cells.
    var representedElementKind: String? { get }
}

/// Called with a section's visible items, how far the section has scrolled, and the layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The item that a handler gets. Its attributes apply to the view.
final class VisibleLayoutItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {
    /// The layout's attributes.
    private var plain = AttributesStorage()

    var name: String { representedElementKind ?? "" }

    /// Whether a handler changed the attributes.
    var isUnlikeLayout: Bool { storage != plain }

    /// Takes new attributes from the layout. Changes by a handler stay, except for the place.
    func follow(_ new: AttributesStorage) {
        guard new != plain else { return }
        var shown = new
        if storage.alpha != plain.alpha { shown.alpha = storage.alpha }
        if storage.zIndex != plain.zIndex { shown.zIndex = storage.zIndex }
        if storage.isHidden != plain.isHidden { shown.isHidden = storage.isHidden }
        if storage.transform3D != plain.transform3D { shown.transform3D = storage.transform3D }
        storage = shown
        plain = new
    }
}
