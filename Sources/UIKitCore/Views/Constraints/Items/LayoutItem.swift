import ConstraintSolver
import CoreGraphics
import Foundation

/// What constraints know about a view or a guide. The item doesn't retain it.
@MainActor final class LayoutItem {
    @exclusivity(unchecked) private var viewReference: BackReference<UIView>
    @exclusivity(unchecked) private var guideReference = BackReference<UILayoutGuide>()
    let isGuide: Bool

    /// Creates an item of no view.
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

    /// The view, or the view of the guide; nil for a guide in no view.
    var view: UIView? { viewReference.object }
    var guide: UILayoutGuide? { guideReference.object }
    var object: AnyObject? { isGuide ? guideReference.object : viewReference.object }

    /// The view in whose coordinates the item is.
    var container: UIView? { isGuide ? view : view?.superviewStorage }

    /// The anchors that constraints have returned.
    var anchors: [NSLayoutConstraint.Attribute: KnownAnchor] = [:]

    // MARK: Engine

    /// The id of the engine to which the following properties belong; 0 for none.
    @exclusivity(unchecked) var engine = 0
    @exclusivity(unchecked) var variables = ItemVariables()
    /// The order in which the app's constraints first named the item, which decides what gives way among equals (R887,
    /// R888).
    @exclusivity(unchecked) var order: Int32 = -1
    /// The rows that hold a view at its frame.
    var frameRows: [ConstraintHandle] = []
    @exclusivity(unchecked) var knownPlace: PlaceByMask?
    /// The rows for the natural size of a view's content.
    @exclusivity(unchecked) var contentRows = ContentRows()
    @exclusivity(unchecked) var needsContentSize = false
    /// Whether the content's height depends on its width, as that of text does.
    @exclusivity(unchecked) var isText = false
    /// Whether the item is in its container's `movedItems`.
    @exclusivity(unchecked) var isMoved = false

    /// The rows that hold a guide at its place in its view.
    var guideRows: [ConstraintHandle] = []
    /// The constants of those rows. They stay when the guide leaves its engine. Empty until they are first needed.
    var guidePoints: [CGFloat] = []

    /// Moves a guide into a view, or out of it (nil). Constraints that name it stay as they are.
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

    /// Returns the item of a view or guide. Ends the program for any other object.
    static func of(_ object: Any) -> LayoutItem {
        if let view = object as? UIView { return view.layoutItem }
        if let guide = object as? UILayoutGuide { return guide.layoutItem }
        Diagnostics.fail(
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Constraint items must each be a view or layout guide.",
            explanation: "Seen: a \(type(of: object)). Try a UIView or a UILayoutGuide.")
    }
}

/// A weak reference to an anchor, which lives as long as the app keeps it.
struct KnownAnchor {
    weak var anchor: NSLayoutAnchor<AnyObject>?
}

/// The variables of an item's alignment rectangle, relative to the root of its engine.
struct ItemVariables {
    var x = Variable.none
    var y = Variable.none
    var width = Variable.none
    var height = Variable.none
}

/// The natural size of a view's content, and its rows.
@MainActor struct ContentRows {
    var widthAtMost: ConstraintHandle?
    var widthAtLeast: ConstraintHandle?
    var heightAtMost: ConstraintHandle?
    var heightAtLeast: ConstraintHandle?
    /// The width at which the height was measured; less than 0 for none.
    var measuredWidth: CGFloat = -1
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}
