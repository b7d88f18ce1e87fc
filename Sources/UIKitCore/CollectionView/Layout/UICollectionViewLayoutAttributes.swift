import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    /// The kinds of elements in a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell = 0
        /// A supplementary view, such as a header.
        case supplementaryView = 1
        /// A decoration view.
        case decorationView = 2
    }

    /// The element kind of headers in a flow layout.
    public static let elementKindSectionHeader = ViewRegistrations.sectionHeader
    /// The element kind of footers in a flow layout.
    public static let elementKindSectionFooter = ViewRegistrations.sectionFooter
}

/// The place and look of one element of a collection view, which a layout returns.
///
/// To give your views more values, subclass this and return the subclass from `layoutAttributesClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    // NSObject's copy, isEqual and hash are nonisolated. Attributes are created, changed and compared on the main
    // actor. The compiler keeps every other use there, so there are no data races. Exclusivity isn't checked at run
    // time: none of the app's code runs while a part is read or written.
    @exclusivity(unchecked) nonisolated(unsafe) var storage = AttributesStorage()

    /// Learns of changes if the layout that returned this object keeps it to return it again (R39).
    @exclusivity(unchecked) var keeper: KeptAttributesChanges?

    /// Whether the attributes were changed since they were last applied to a view.
    @exclusivity(unchecked) var isChangedSinceShown = false

    @inline(__always) private func noteRead() {
        #if DEBUG
            LayoutWitness.attributesRead &+= 1
        #endif
    }

    private func noteChange() {
        isChangedSinceShown = true
        guard let keeper else { return }
        keeper.count &+= 1
        LayoutWitness.keptChange?(self)
    }

    /// Sets default attributes at a place, without counting as a change.
    @inline(never) final func refill(
        _ item: Int, in section: Int, frame: CGRect, zIndex: Int, extras: AttributesExtras?
    ) {
        storage.reset(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
    }

    public override init() {
        super.init()
        #if DEBUG
            LayoutWitness.attributesMade &+= 1
        #endif
    }

    /// Creates attributes of the class that a layout names. Calls `init()` (D4).
    public required convenience init(attributesOf layout: Void) {
        self.init()
    }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
        storage.category = .supplementaryView
        storage.kind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
        storage.category = .decorationView
        storage.kind = decorationViewKind
    }

    /// The frame in content coordinates, in points. With a transform: the bounding box (R125).
    open var frame: CGRect {
        get {
            noteRead()
            return storage.frame
        }
        set {
            storage.frame = newValue
            noteChange()
        }
    }

    open var center: CGPoint {
        get {
            noteRead()
            return storage.center
        }
        set {
            storage.center = newValue
            noteChange()
        }
    }

    /// The size in points. Setting it keeps the centre (M6).
    open var size: CGSize {
        get { storage.size }
        set {
            storage.size = newValue
            noteChange()
        }
    }

    /// The size with the origin (0, 0). Setting another origin has no effect.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storage.size) }
        set {
            storage.size = newValue.size
            noteChange()
        }
    }

    /// The transform about the element's centre. Default: the identity.
    open var transform3D: CATransform3D {
        get { storage.transform3D }
        set {
            storage.transform3D = newValue
            noteChange()
        }
    }

    /// The transform, if it stays in the plane; otherwise the identity (R125).
    open var transform: CGAffineTransform {
        get { storage.transform3D.isAffine ? storage.transform3D.affine : .identity }
        set {
            storage.transform3D = CATransform3D(newValue)
            noteChange()
        }
    }

    /// The element's shape for collisions in UIKit Dynamics. Default: a rectangle.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of an element whose type is `.path`: a convex polygon around (0, 0), which is its centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The opacity, from 0 (invisible) to 1. Default: 1.
    open var alpha: CGFloat {
        get { storage.alpha }
        set {
            storage.alpha = newValue
            noteChange()
        }
    }

    /// The z index. Elements with a higher one are above those with a lower one. Default: 0.
    open var zIndex: Int {
        get { storage.zIndex }
        set {
            storage.zIndex = newValue
            noteChange()
        }
    }

    /// Whether the element is hidden. The collection view needn't create a hidden element's view (R109). Default:
    /// false.
    open var isHidden: Bool {
        get { storage.isHidden }
        set {
            storage.isHidden = newValue
            noteChange()
        }
    }

    /// The index path of the item, supplementary view or decoration view.
    open var indexPath: IndexPath {
        get {
            noteRead()
            return storage.indexPath
        }
        set {
            storage.indexPath = newValue
            noteChange()
        }
    }

    /// Whether these are attributes of a cell, a supplementary view or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { storage.category }

    /// The element kind; nil for cells.
    open var representedElementKind: String? { storage.kind }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let storage = storage
        // Not `init(attributesOf:)`, which is on the main actor. That calls `init()`, which this calls directly.
        let copy = unsafeDowncast(RequiredInitTwin.make(type(of: self)), to: UICollectionViewLayoutAttributes.self)
        copy.storage = storage
        return copy
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return type(of: self) == type(of: other) && storage == other.storage
    }

    open override nonisolated var hash: Int {
        var hasher = Hasher()
        hasher.combine(storage.place?.section)
        hasher.combine(storage.place?.item)
        hasher.combine(storage.kind)
        return hasher.finalize()
    }

    open override nonisolated var description: String {
        let storage = storage
        let name = storage.kind ?? (storage.category == .cell ? "item" : "element")
        let frame = storage.frame.plainText
        var parts = [
            "\(name) \(storage.indexPath.map(String.init).joined(separator: " "))", "frame \(frame)",
        ]
        if storage.zIndex != 0 { parts.append("z \(storage.zIndex)") }
        if storage.alpha != 1 { parts.append("alpha \(storage.alpha.decimalText())") }
        if storage.isHidden { parts.append("hidden") }
        if storage.transform3D != CATransform3DIdentity { parts.append("transformed") }
        return "<\(parts.joined(separator: "; "))>"
    }
}
