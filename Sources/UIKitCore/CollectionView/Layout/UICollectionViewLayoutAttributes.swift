import CollectionEngine
import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    /// What kind of view an element of a collection view is.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// Where one element of a collection view is, and how it looks: what a layout answers.
///
/// A layout may subclass it to hand more to its views, naming the subclass in `layoutAttributesClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Everything the class holds, copied and compared in one go.
    struct Storage: Equatable {
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform3D = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        var indexPath = Self.firstPath
        var category = UICollectionView.ElementCategory.cell
        var kind: String?

        // Made once, because making one takes longer than all the rest (D7).
        private static let firstPath = IndexPath(item: 0, section: 0)

        /// As new, for a cell at this place.
        mutating func reset(to frame: CGRect, zIndex: Int, indexPath: IndexPath) {
            center = CGPoint(x: frame.midX, y: frame.midY)
            size = frame.size
            transform3D = CATransform3DIdentity
            alpha = 1
            self.zIndex = zIndex
            isHidden = false
            self.indexPath = indexPath
            category = .cell
            kind = nil
        }

        /// The upright box around the element.
        var frame: CGRect {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard transform3D != CATransform3DIdentity else { return plain }
            return plain.applying(
                CGAffineTransform(translationX: -center.x, y: -center.y)
                    .concatenating(transform3D.affine)
                    .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
        }
    }

    // NSObject's copy, isEqual and hash are nonisolated. Attributes are made, changed and compared on the main actor;
    // the compiler keeps every other use there, so nothing races. Exclusivity is not checked at run time: nothing of the
    // user's runs while a part of it is read or written.
    @exclusivity(unchecked) nonisolated(unsafe) var storage = Storage()

    public override init() {
        super.init()
    }

    /// How layouts and copies make attributes of the class they name; goes on to `init()` (D4).
    public required convenience init(attributesOf layout: Void) {
        self.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
        storage.category = .supplementaryView
        storage.kind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(attributesOf: ())
        storage.indexPath = indexPath
        storage.category = .decorationView
        storage.kind = decorationViewKind
    }

    /// In the content's coordinates, in points. With a transform: the upright box around the element (R125).
    open var frame: CGRect {
        get { storage.frame }
        set {
            storage.size = newValue.size
            storage.center = CGPoint(
                x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
        }
    }

    open var center: CGPoint {
        get { storage.center }
        set { storage.center = newValue }
    }

    /// Setting it keeps the centre (M6).
    open var size: CGSize {
        get { storage.size }
        set { storage.size = newValue }
    }

    /// The element's own coordinates: its size, from (0, 0). Setting another origin is ignored.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: storage.size) }
        set { storage.size = newValue.size }
    }

    open var transform3D: CATransform3D {
        get { storage.transform3D }
        set { storage.transform3D = newValue }
    }

    /// Identity while `transform3D` leaves the plane (R125).
    open var transform: CGAffineTransform {
        get { storage.transform3D.isAffine ? storage.transform3D.affine : .identity }
        set { storage.transform3D = CATransform3D(newValue) }
    }

    open var alpha: CGFloat {
        get { storage.alpha }
        set { storage.alpha = newValue }
    }

    /// Elements with a higher one lie above those with a lower one.
    open var zIndex: Int {
        get { storage.zIndex }
        set { storage.zIndex = newValue }
    }

    /// A hidden element's view may not even be made (R109).
    open var isHidden: Bool {
        get { storage.isHidden }
        set { storage.isHidden = newValue }
    }

    open var indexPath: IndexPath {
        get { storage.indexPath }
        set { storage.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { storage.category }

    /// nil for cells.
    open var representedElementKind: String? { storage.kind }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let storage = storage
        let original = UncheckedBox(value: self)
        let copy = MainActor.assumeIsolated { () -> UncheckedBox<UICollectionViewLayoutAttributes> in
            let copy = type(of: original.value).init(attributesOf: ())
            copy.storage = storage
            return UncheckedBox(value: copy)
        }
        return copy.value
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return type(of: self) == type(of: other) && storage == other.storage
    }

    open override nonisolated var hash: Int {
        var hasher = Hasher()
        hasher.combine(storage.indexPath)
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

/// Carries an object into a closure that runs at once, on the same thread, and out of it.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
}
