import CoreGraphics
import Foundation
import QuartzCore

/// All values of an attributes object, copied and compared together. It is small, because a layout returns a hundred of
/// them at a time.
struct AttributesStorage: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    private var section = 0
    private var item = 0
    var alpha: CGFloat = 1
    var zIndex = 0
    var extras: AttributesExtras?
    var isHidden = false
    var category = UICollectionView.ElementCategory.cell

    init() {}

    /// Creates default attributes at a place: a cell's, unless `extras` has a kind.
    @inline(__always)
    init(_ item: Int, in section: Int, frame: CGRect, zIndex: Int = 0, extras: AttributesExtras? = nil) {
        reset(item, in: section, frame: frame, zIndex: zIndex, extras: extras)
    }

    /// Sets every field to its default in place, which takes half the time of copying a new value.
    @inline(__always)
    mutating func reset(_ item: Int, in section: Int, frame: CGRect, zIndex: Int, extras: AttributesExtras?) {
        center = Self.center(of: frame)
        size = frame.size
        self.section = section
        self.item = item
        alpha = 1
        self.zIndex = zIndex
        if self.extras !== extras { self.extras = extras }
        isHidden = false
        category = extras?.kind == nil ? .cell : extras?.isDecoration == true ? .decorationView : .supplementaryView
    }

    @inline(__always) static func center(of frame: CGRect) -> CGPoint {
        CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }

    // MARK: The index path

    /// The section and item; nil for an index path that doesn't have two numbers.
    var place: (section: Int, item: Int)? { extras?.path == nil ? (section, item) : nil }

    var indexPath: IndexPath {
        get { extras?.path ?? IndexPath(item: item, section: section) }
        set {
            let pair = IndexPathPair(newValue)
            (section, item) = (pair?.first ?? 0, pair?.second ?? 0)
            guard pair == nil || extras != nil else { return }
            setExtras(kind: kind, transform: transform3D, path: pair == nil ? newValue : nil)
        }
    }

    /// Whether the frame is finite and its size not negative.
    @inline(__always) var isShowable: Bool {
        center.isFinite && size.isFinite && size.width >= 0 && size.height >= 0 && (extras == nil || isBoxFinite)
    }

    /// Whether the bounding box is finite, if a transform changes it.
    private var isBoxFinite: Bool { extras?.transform == nil || frame.isFinite }

    // MARK: Rare properties

    var kind: String? {
        get { extras?.kind }
        set { if newValue != kind { setExtras(kind: newValue, transform: transform3D, path: extras?.path) } }
    }

    var transform3D: CATransform3D {
        get { extras?.transform ?? CATransform3DIdentity }
        set {
            guard extras != nil || newValue != CATransform3DIdentity else { return }
            setExtras(kind: kind, transform: newValue, path: extras?.path)
        }
    }

    private mutating func setExtras(kind: String?, transform: CATransform3D, path: IndexPath?) {
        extras = AttributesExtras.having(kind: kind, transform: transform, path: path)
    }

    // MARK: Bounding box

    /// The bounding box of the element. Setting it ignores the transform.
    var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard let transform = extras?.transform, transform != CATransform3DIdentity else { return plain }
            return plain.applying(
                CGAffineTransform(translationX: -center.x, y: -center.y)
                    .concatenating(transform.affine)
                    .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
        }
        set {
            size = newValue.size
            center = Self.center(of: newValue)
        }
    }
}
