import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    /// What kind of view an element of a collection view is.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell = 0
        /// A supplementary view, such as a header.
        case supplementaryView = 1
        /// A decoration view.
        case decorationView = 2
    }

    /// The kind of headers of a flow layout.
    public static let elementKindSectionHeader = ViewRegistrations.sectionHeader
    /// The kind of footers of a flow layout.
    public static let elementKindSectionFooter = ViewRegistrations.sectionFooter
}

/// Where one element of a collection view is, and how it looks: what a layout answers.
///
/// A layout may subclass it to hand more to its views, naming the subclass in `layoutAttributesClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
    // NSObject's copy, isEqual and hash are nonisolated. Attributes are made, changed and compared on the main actor;
    // the compiler keeps every other use there, so nothing races. Exclusivity is not checked at run time: nothing of the
    // user's runs while a part of it is read or written.
    @exclusivity(unchecked) nonisolated(unsafe) var storage = AttributesStorage()

    /// Who is told of changes, if the layout that answered with the object keeps it, to answer with it again (R39).
    @exclusivity(unchecked) var keeper: KeptAttributesChanges?

    /// Whether it was changed since it was last put onto a view.
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

    /// As new, at this place, without looking like a change.
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

    /// How layouts and copies make attributes of the class they name; goes on to `init()` (D4).
    public required convenience init(attributesOf layout: Void) {
        self.init()
    }

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
    }

    /// Attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
        storage.category = .supplementaryView
        storage.kind = elementKind
    }

    /// Attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
        storage.category = .decorationView
        storage.kind = decorationViewKind
    }

    /// In the content's coordinates, in points. With a transform: the upright box around the element (R125).
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

    /// Setting it keeps the centre (M6).
    open var size: CGSize {
        get { storage.size }
        set {
            storage.size = newValue
            noteChange()
        }
    }

    /// The element's own coordinates: its size, from (0, 0). Setting another origin is ignored.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storage.size) }
        set {
            storage.size = newValue.size
            noteChange()
        }
    }

    /// How the view is transformed about its middle. The identity by default.
    open var transform3D: CATransform3D {
        get { storage.transform3D }
        set {
            storage.transform3D = newValue
            noteChange()
        }
    }

    /// Identity while `transform3D` leaves the plane (R125).
    open var transform: CGAffineTransform {
        get { storage.transform3D.isAffine ? storage.transform3D.affine : .identity }
        set {
            storage.transform3D = CATransform3D(newValue)
            noteChange()
        }
    }

    /// With which shape the element hits others, where an animator of UIKit Dynamics moves it. A rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of an element whose type is `.path`: a convex polygon around (0, 0), which is its centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// From 0, invisible, to 1, the default.
    open var alpha: CGFloat {
        get { storage.alpha }
        set {
            storage.alpha = newValue
            noteChange()
        }
    }

    /// Elements with a higher one lie above those with a lower one.
    open var zIndex: Int {
        get { storage.zIndex }
        set {
            storage.zIndex = newValue
            noteChange()
        }
    }

    /// A hidden element's view may not even be made (R109).
    open var isHidden: Bool {
        get { storage.isHidden }
        set {
            storage.isHidden = newValue
            noteChange()
        }
    }

    /// The item, or the place of the supplementary or decoration view.
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

    /// Whether a cell, a supplementary or a decoration view has these attributes.
    open var representedElementCategory: UICollectionView.ElementCategory { storage.category }

    /// nil for cells.
    open var representedElementKind: String? { storage.kind }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let storage = storage
        // Not `init(attributesOf:)`, which is the main actor's; that goes on to `init()`, which this calls.
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
