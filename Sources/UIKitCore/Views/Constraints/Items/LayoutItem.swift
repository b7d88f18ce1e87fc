import ConstraintSolver
import CoreGraphics
import Foundation

/// What constraints know of a view or a guide. It doesn't keep them alive.
@MainActor final class LayoutItem {
    @exclusivity(unchecked) private var viewReference: BackReference<UIView>
    @exclusivity(unchecked) private var guideReference = BackReference<UILayoutGuide>()
    let isGuide: Bool

    /// Of nothing.
    init() {
        viewReference = BackReference()
        isGuide = false
    }

    init(_ view: UIView) {
        viewReference = BackReference(view)
        isGuide = false
    }

    init(_ guide: UILayoutGuide, in view: UIView?) {
        viewReference = BackReference()
        viewReference.object = view
        guideReference = BackReference(guide)
        isGuide = true
    }

    /// The view, or the one whose guide this is; nil for a guide in no view.
    var view: UIView? { viewReference.object }
    var guide: UILayoutGuide? { guideReference.object }
    var object: AnyObject? { isGuide ? guideReference.object : viewReference.object }

    /// The view in whose coordinates it lies.
    var container: UIView? { isGuide ? view : view?.superviewStorage }

    /// The anchors that constraints were asked for.
    var anchors: [NSLayoutConstraint.Attribute: KnownAnchor] = [:]

    // MARK: In an engine

    /// Tells which engine the rest belongs to; 0 for none.
    @exclusivity(unchecked) var engine = 0
    @exclusivity(unchecked) var variables = ItemVariables()
    /// When the app's constraints first named it, which decides who gives way among equals (R887, R888).
    @exclusivity(unchecked) var order: Int32 = -1
    /// What holds a view that is placed by its frame.
    var frameRows: [ConstraintHandle] = []
    @exclusivity(unchecked) var knownPlace: PlaceByMask?
    /// What a view's content wants.
    @exclusivity(unchecked) var contentRows = ContentRows()
    @exclusivity(unchecked) var needsContentSize = false
    /// Whether its content's height depends on its width, as that of text.
    @exclusivity(unchecked) var isText = false
    /// Whether it waits among its container's `movedItems`.
    @exclusivity(unchecked) var isMoved = false

    /// Of a guide, its rows in relation to its view.
    var guideRows: [ConstraintHandle] = []
    /// The constants of those rows. Kept when the guide leaves its engine; empty until they are first needed.
    var guidePoints: [CGFloat] = []

    /// A guide goes into a view, or out of it. Constraints that name it stay as they are.
    func move(to view: UIView?) {
        if engine != 0 { self.view?.constraintRoot.rebuildConstraintEngine() }
        leaveEngine()
        viewReference.object = view
    }

    func leaveEngine() {
        engine = 0
        order = -1
        frameRows = []
        guideRows = []
        knownPlace = nil
        contentRows = ContentRows()
        needsContentSize = false
        isText = false
        isMoved = false
    }

    /// Ends the program for what is neither a view nor a guide.
    static func of(_ object: Any) -> LayoutItem {
        if let view = object as? UIView { return view.layoutItem }
        if let guide = object as? UILayoutGuide { return guide.layoutItem }
        Diagnostics.fail(
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Constraint items must each be a view or layout guide.",
            explanation: "Seen: a \(type(of: object)). Try a UIView or a UILayoutGuide.")
    }
}

/// An anchor that lives as long as the app keeps it.
struct KnownAnchor {
    weak var anchor: NSLayoutAnchor<AnyObject>?
}

/// Where the alignment rectangle of an item is, seen from the root of its engine.
struct ItemVariables {
    var x = Variable.none
    var y = Variable.none
    var width = Variable.none
    var height = Variable.none
}

/// What is known of the size of a view's content.
@MainActor struct ContentRows {
    var widthAtMost: ConstraintHandle?
    var widthAtLeast: ConstraintHandle?
    var heightAtMost: ConstraintHandle?
    var heightAtLeast: ConstraintHandle?
    /// The width that the height was measured for; less than 0 for none.
    var measuredWidth: CGFloat = -1
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}
