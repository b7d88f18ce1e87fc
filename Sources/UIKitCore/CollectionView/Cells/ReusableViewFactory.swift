import CoreGraphics
import Foundation

/// Creates cells and other reusable views of classes that are known only at run time.
///
/// Swift can create those only through `required` initialisers, and Apple's `init(frame:)` isn't one: a cell for a XIB
/// has only `init(coder:)`. So the factory calls classes through a twin (Decisions/0002). A class without
/// `init(frame:)` ends the program, as on iOS.
@MainActor enum ReusableViewFactory {
    static func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        unsafeBitCast(viewClass as AnyClass, to: RequiredFrameTwin.Type.self).init(frame: frame)
    }
}

/// The twin of classes with `init(frame:)`. See `RequiredInitTwin`.
@preconcurrency @MainActor open class RequiredFrameTwin: UICollectionReusableView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
