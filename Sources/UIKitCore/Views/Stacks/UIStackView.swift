import CoreGraphics
import Foundation

/// Views in a row or a column, placed by constraints that the stack makes and keeps up to date.
///
///     let row = UIStackView(arrangedSubviews: [picture, title, button])
///     row.spacing = 8
///     row.alignment = .center
///
/// The stack is as large as its views need, unless constraints say otherwise; then the views stretch, shrink or move apart, as
/// ``distribution`` says. A hidden view takes no room. An empty stack has no size of its own.
///
/// - Behaviour: documented; what is our choice is in Decisions/0074.
@preconcurrency @MainActor
open class UIStackView: UIView {
    final var arranged: [ArrangedView] = []
    /// What holds the views along the axis, and across.
    final var constraintsAlong = StackConstraints()
    final var constraintsAcross = StackConstraints()
    /// What the constraints were made for and only layout can tell.
    final var known = StackKnowledge()

    // MARK: Making one

    /// Adds the views to the stack.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) {
        // UIView's initialiser never returns nil.
        super.init(coder: coder)!
        readStackNib(coder)
    }

    // MARK: What is arranged

    /// The views in the order in which they stand, which is independent of the order of ``UIView/subviews``.
    open var arrangedSubviews: [UIView] { arranged.map(\.view) }

    /// Puts a view behind the last one. One that is in the list already moves there.
    ///
    /// It becomes a subview, and constraints place it: `translatesAutoresizingMaskIntoConstraints` is false from now on.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

    /// Takes a view out of the list. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

    /// Puts a view before the one that is at an index now. An index past the end ends the program with UIKit's words.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arranged.count).contains(stackIndex) else { failOnIndex(stackIndex) }
        arrange(view, at: stackIndex)
    }

    // MARK: How

    /// Whether views stand beside each other, as by default, or below each other.
    @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }

    /// How views share the length of the stack.
    @exclusivity(unchecked) open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }

    /// Where views lie across the axis.
    @exclusivity(unchecked) open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }

    /// Points between two views: exactly so many, or at least where ``distribution`` makes gaps equal or spreads centres.
    @exclusivity(unchecked) open var spacing: CGFloat = 0 {
        didSet {
            guard spacing.isFinite else {
                reportBadGeometry("spacing", "\(spacing)")
                return spacing = oldValue
            }
            if spacing != oldValue { arrangementChanged() }
        }
    }

    /// Sets the space after one view, in place of ``spacing``, until the view leaves the stack.
    ///
    /// - Parameters:
    ///   - spacing: Points, ``spacingUseDefault`` for ``spacing`` again, or ``spacingUseSystem`` for the system's usual distance.
    ///   - arrangedSubview: The view before the space.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }

    /// What was set after a view, ``spacingUseDefault`` if nothing was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arranged.first { $0.view === arrangedSubview }?.customSpacing ?? Self.spacingUseDefault
    }

    /// Whether a column measures its spacing from baseline to baseline, and from its edges to the nearest baselines. False by default.
    @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// Whether views keep inside the stack's margins. False by default.
    @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    /// For ``setCustomSpacing(_:after:)``: as ``spacing`` says.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// In place of a number of points: 8, and between baselines as far as their fonts want.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    // MARK: Constraints

    /// There are no other constraints around that would make a screen ask.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Changes those constraints of the stack that are others now.
    open override func updateConstraints() {
        followArrangement()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        compareWithLayout()
    }

    /// In a row the text of the highest view, in a column that of the first one.
    open override var forFirstBaselineLayout: UIView { textView(isFirst: true) }

    /// In a row the text of the highest view, in a column that of the last one.
    open override var forLastBaselineLayout: UIView { textView(isFirst: false) }

    override func intrinsicContentSizeDidChange(of subview: UIView) {
        super.intrinsicContentSizeDidChange(of: subview)
        contentLengthsMayHaveChanged()
    }
}
