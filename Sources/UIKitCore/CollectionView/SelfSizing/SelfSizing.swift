import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import RenderTree

/// Asks views for their preferred sizes.
///
/// Asks each view that comes into view or changes its size. After each round, the layout gets all preferred sizes, is
/// prepared once, and is asked for frames again. This repeats until no view prefers another size.
@MainActor final class SelfSizing: CollectionPart {
    /// What the current layout pass knows.
    @exclusivity(unchecked) private var rounds = SizingRounds()
    /// Whether items were inserted, deleted or moved since the last layout pass.
    @exclusivity(unchecked) private var itemsChanged = false

    /// Whether views are being asked for their preferred sizes.
    var isAsking: Bool { rounds.isAsking }
    /// Whether the layout is changing because of preferred sizes.
    var isTakingUpSizes: Bool { rounds.isAsking && rounds.count > 0 }
    /// Whether visible views have to be asked again.
    var isRepeatDue: Bool { rounds.isRepeatDue }

    /// Which lengths the view being measured may choose itself; nil for both.
    @exclusivity(unchecked) private(set) static var lengthsToFit: EstimatedLengths?

    /// The most rounds. Cells that never agree with the layout stop the program then (R160).
    private static let mostRounds = 100
    /// How many sizes the message shows.
    private static let reportedAnswers = 6

    /// Shows the visible elements, with their preferred sizes if the layout uses these.
    func showElements(_ view: UICollectionView) {
        let layout = view.layoutStorage
        guard layout.asksForPreferredSizes else {
            rounds.isAsking = false
            itemsChanged = false
            return view.pass.showElements(view)
        }
        let builtIn = layout.builtIn
        let isRepeatDue = rounds.isRepeatDue
        rounds.begin()
        view.wasChangedWhileTold = false
        builtIn?.beginMeasuring()
        var steady: SteadyElement?
        repeat {
            let mayHaveChanged = view.pass.stages.comparison == .allViews || isRepeatDue
            let queries = view.trace.queries
            view.pass.showElements(view)
            let isNewAnswer = layout.solvedForCollectionView == nil && view.trace.queries != queries
            if mayHaveChanged || isNewAnswer { askResizedViews(view) }
        } while takesUpPreferredSizes(builtIn, view, &steady)
        rounds.end()
        itemsChanged = false
    }

    /// Asks a view for its preferred size before it becomes visible.
    func ask(_ shown: UICollectionReusableView, _ view: UICollectionView) {
        guard let original = shown.target ?? shown.appliedAttributes, original.storage.category != .decorationView,
            let copy = rounds.copy(of: original)
        else { return }
        shown.updateConfigurationsIfNeeded()
        shown.sizeAskedAbout = original.storage.size
        view.trace.sizeQuestions += 1
        let outer = Self.lengthsToFit
        let lengths = view.layoutStorage.builtIn?.lengthsToFit(of: original)
        Self.lengthsToFit = lengths
        let preferred = shown.preferredLayoutAttributesFitting(copy)
        Self.lengthsToFit = outer
        let size = preferred.storage.size
        guard size.isFinite, size.width >= 0, size.height >= 0 else { return reportBadPreferredSize(size, of: shown) }
        // The view may have changed anything during the call.
        let layout = view.layoutStorage
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else {
            if size == original.storage.size, let builtIn = layout.builtIn {
                builtIn.keepMeasuredSize(of: original, fitting: lengths ?? builtIn.lengthsToFit(of: original))
            }
            return
        }
        rounds.contexts.append(
            layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        if rounds.count > Self.mostRounds - Self.reportedAnswers, let key = shown.element {
            rounds.answers.append(SizingRounds.Answer(key: key, given: original.storage.size, wanted: size))
        }
    }

    /// Asks visible views again in the next layout pass, because one prefers another size than before.
    func askAgain() {
        rounds.isRepeatDue = true
        view.setNeedsLayout()
    }

    /// Measures the visible views again, after a person changed the text size. Other views are measured when they
    /// become visible, so nothing jumps.
    func textSizeDidChange() {
        guard view.pass.isLaidOut, layout.asksForPreferredSizes else { return }
        askAll()
        askAgain()
    }

    /// Makes every visible view due to be asked, because the layout discarded their sizes.
    func askAll() {
        for shown in view.elements.views { shown.sizeAskedAbout = nil }
    }

    override func follow(_ movement: ElementMovement) {
        guard let plan = movement.plan else { return }
        if !plan.isEmpty { itemsChanged = true }
        let view = view
        view.layoutStorage.builtIn?.follow(plan)
        for end in view.transition.interactive?.layout.ends ?? [] { end.builtIn?.follow(plan) }
    }

    // MARK: Rounds

    private func askResizedViews(_ view: UICollectionView) {
        let resized = view.elements.views { shown in
            shown.sizeAskedAbout != (shown.target ?? shown.appliedAttributes)?.storage.size
        }
        if resized.count == 1 { return ask(resized[0], view) }
        let due = resized.compactMap { shown in shown.element.map { (key: $0, shown: shown) } }
        for (_, shown) in due.sorted(by: { $0.key < $1.key }) { ask(shown, view) }
    }

    /// Gives the layout the preferred sizes. Returns whether it has to be shown again.
    ///
    /// - Parameter steady: The item that keeps its place on screen, chosen once for all rounds of a pass. Frames are on
    ///   pixels, so with another item in each round, everything could move by a pixel each time.
    private func takesUpPreferredSizes(
        _ builtIn: (any BuiltInLayout)?, _ view: UICollectionView, _ steady: inout SteadyElement?
    ) -> Bool {
        let contexts = rounds.contexts
        rounds.contexts = []
        let seen = view.mirror.layoutBounds
        guard !contexts.isEmpty || builtIn?.hasUnseenSizes(outside: seen) == true else { return false }
        if steady == nil { steady = builtIn.flatMap(steadyElement) }
        if contexts.isEmpty {
            builtIn?.takeBackUnseenSizes(outside: seen)
            view.pass.invalidate()
        }
        rounds.count += 1
        view.trace.sizingRounds += 1
        guard rounds.count <= Self.mostRounds else {
            // Code of the app that scrolls or discards sizes in each round is the cause then, not the cells.
            if view.wasChangedWhileTold {
                view.reportEndlessScrolling()
                return false
            }
            failOnEndlessSizing()
        }
        // The current layout pass does this work.
        let wasLayoutDue = view.needsLayout
        for context in contexts { view.layoutStorage.invalidateLayout(with: context) }
        view.pass.prepareIfNeeded()
        if let steady { keepSteady(steady) }
        view.needsLayout = wasLayoutDue
        return true
    }

    // MARK: Keeping content in place

    /// An item, and the distance of its start from the view's leading edge.
    private struct SteadyElement {
        var path: IndexPath
        var axis: Axis
        var distance: CGFloat
    }

    /// nil at the beginning of the content, which should stay at the edge itself, and beyond the content's edges.
    private func steadyElement(of builtIn: any BuiltInLayout) -> SteadyElement? {
        let view = view
        let axis = builtIn.scrollAxis
        let range = view.restingRange(axis)
        let (offset, start) = (view.contentOffset[main: axis], view.mirror.layoutBounds.min(axis))
        let isFromTheEnd = view.mirror.isOn && axis == .horizontal
        let isAtBeginning = isFromTheEnd ? offset >= range.upperBound : offset <= range.lowerBound
        guard !isAtBeginning, range.contains(offset), view.pass.isPrepared,
            let item = builtIn.steadyItem(in: view.mirror.flipped(view.visibleContent), itemsChanged: itemsChanged),
            let frame = builtIn.layoutAttributesForItem(at: item.path)?.frame
        else { return nil }
        return SteadyElement(path: item.path, axis: axis, distance: frame.min(axis) - start)
    }

    private func keepSteady(_ element: SteadyElement) {
        let view = view
        let axis = element.axis
        guard let frame = layout.layoutAttributesForItem(at: element.path)?.frame else { return }
        var visible = view.mirror.layoutBounds
        visible.origin[main: axis] = frame.min(axis) - element.distance
        var target = view.contentOffset
        target[main: axis] = view.mirror.flipped(visible).min(axis).clamped(to: view.restingRange(axis))
        view.moveContentAlong(to: target, isMeasured: true)
    }

    // MARK: Mistakes

    private func failOnEndlessSizing() -> Never {
        let answers = rounds.answers
        let key = answers.last?.key
        let own = answers.filter { $0.key == key }
        let place = key.map { "\($0.kind == .cell ? "item" : "view") \($0.section) \($0.item)" } ?? "the layout"
        let sizes = own.map { "\($0.given.plainText) -> \($0.wanted.plainText)" }.joined(separator: ", ")
        Diagnostics.fail(
            """
            \(view) is stuck in a recursive layout loop. This can happen when self-sizing views do not return \
            consistent sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted. To \
            debug this issue, check the Console app for logs in the "UICollectionViewFeedbackLoopDebugger" category.
            Collection view: \(view)
            """,
            explanation: """
                  seen           \(place) got one size and preferred another, \(rounds.count) times in one layout pass
                  last           \(sizes.isEmpty ? "no view preferred a size, yet measured cells kept leaving" : sizes)
                  expected       a view that gets the size it preferred still prefers it
                  likely cause   preferredLayoutAttributesFitting(_:) or sizeThatFits(_:) computes the new size from the \
                current one, or the layout doesn't use the size that the view prefers
                  try            compute the size from the content and the width alone
                """)
    }

    private func reportBadPreferredSize(_ size: CGSize, of view: UICollectionReusableView) {
        Diagnostics.warnOnce(
            "bad-preferred-size", of: "\(type(of: view))",
            """
            \(type(of: view)) prefers the invalid size \(size.width) x \(size.height); it keeps its size.
              expected       two finite numbers, 0 or more
              likely cause   preferredLayoutAttributesFitting(_:) divides by a width of 0
              try            return the attributes as they were passed in while there is nothing to measure
            """)
    }
}

extension CGSize {
    /// The size in the form "100 x 50".
    var plainText: String { "\(width.decimalText()) x \(height.decimalText())" }
}
