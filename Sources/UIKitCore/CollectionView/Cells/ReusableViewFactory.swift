import CoreGraphics
import Foundation

/// Makes cells and reusable views of classes that are known only at run time.
///
/// Swift makes those through `required` initialisers alone, and Apple's `init(frame:)` is not: a cell for a XIB has only
/// `init(coder:)`. So classes are called through a twin: see Decisions/0002. A class without `init(frame:)` ends the program, as on iOS.
@MainActor enum ReusableViewFactory {
    static func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(viewClass as AnyClass, to: RequiredFrameTwin.Type.self).init(frame: frame)
    }
}

/// See `RequiredInitTwin`.
@preconcurrency @MainActor open class RequiredFrameTwin: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
