import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle of a view that content goes by: what is safe to fill, what is inside the margins, what reads well.
///
/// There are no constraints here, so what counts is ``layoutFrame``.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    private let frame: @MainActor (UIView) -> CGRect

    /// The view whose guide this is.
    open private(set) var owningView: UIView? {
        get { owningViewReference.object }
        set { owningViewReference.object = newValue }
    }
    private var owningViewReference: BackReference<UIView>

    /// A name for debugging.
    open var identifier = ""

    init(of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect) {
        owningViewReference = BackReference(view)
        self.frame = frame
        super.init()
    }

    /// Where it is in the coordinates of ``owningView``, in points; up to date at any moment.
    open var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}

extension UIView {
    /// The widest that lines of text should be, in points, for text of the standard size.
    ///
    /// - Behaviour: as Apple's documentation tells of tablets; our choice for all widths (Decisions/0027).
    private static let readableWidth: CGFloat = 672

    var guideOfSafeArea: UILayoutGuide {
        UILayoutGuide(of: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    var guideOfMargins: UILayoutGuide {
        UILayoutGuide(of: self) { $0.bounds.inset(by: $0.layoutMargins) }
    }

    var guideOfReadableContent: UILayoutGuide {
        UILayoutGuide(of: self) { view in
            let room = view.bounds.inset(by: view.layoutMargins)
            let spare = max(room.width - UIView.readableWidth, 0)
            return room.insetBy(dx: spare / 2, dy: 0)
        }
    }
}
