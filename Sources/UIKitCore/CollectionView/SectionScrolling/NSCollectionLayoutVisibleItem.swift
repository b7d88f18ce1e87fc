import CoreGraphics
import Foundation
import QuartzCore

/// Something of a section that is in view, and may be shown otherwise than its layout says.
///
/// Frames and centres are those of the section at its beginning, in points of the collection view's content. What is set stays as long as
/// the item is in view (R483).
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// From 0, invisible, to 1.
    var alpha: CGFloat { get set }
    /// Items of a higher one are above those of a lower one.
    var zIndex: Int { get set }
    /// Whether the item is invisible.
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    /// How the item is transformed about its middle.
    var transform3D: CATransform3D { get set }

    /// Of a supplementary or decoration item its kind.
    var name: String { get }
    /// The item.
    var indexPath: IndexPath { get }
    /// Where the item is, in the section's content.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    /// Whether it is a cell or a supplementary view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// nil for cells.
    var representedElementKind: String? { get }
}

/// Is told what is in view of a section, how far that has scrolled, and where.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// What a handler is given. It is also what is put onto the view.
final class VisibleLayoutItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {
    /// How its layout has it.
    private var plain = AttributesStorage()

    var name: String { representedElementKind ?? "" }

    /// Whether it is shown otherwise than its layout says.
    var isUnlikeLayout: Bool { storage != plain }

    /// The layout has it elsewhere. What a handler set stays, but for its place.
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
