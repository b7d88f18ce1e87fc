import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine
import RenderTree

// Each view that comes into view, and each that gets another size, is asked what it would rather have. When all of a round
// were asked the layout is told, prepared once, and asked where everything is now; until nobody wants anything any more.
extension UICollectionView {
    /// R160.
    private static let maximumSizingRounds = 100
    /// How many answers a report shows.
    private static let reportedAnswers = 6

    func showElementsAtTheirSizes() {
        guard collectionViewLayout.asksForPreferredSizes else {
            sizing.isAsking = false
            return showElements()
        }
        let flow = collectionViewLayout as? UICollectionViewFlowLayout
        let isRepeatDue = sizing.isRepeatDue
        sizing.begin()
        wasChangedWhileTold = false
        flow?.selfSizing.beginPass()
        repeat {
            let mayHaveChanged = needsFullUpdate || isRepeatDue
            let queries = trace.queries
            showElements()
            let isNewAnswer = collectionViewLayout.solvedForCollectionView == nil && trace.queries != queries
            if mayHaveChanged || isNewAnswer { askResizedViews() }
        } while takesUpPreferredSizes(flow)
        sizing.isAsking = false
        sizing.answers = []
    }

    /// Before the view is seen: which size would it rather have?
    func askForPreferredSize(of view: UICollectionReusableView) {
        guard let original = view.target ?? view.appliedAttributes, original.storage.category != .decorationView,
            let copy = sizing.copy(of: original)
        else { return }
        view.sizeAskedAbout = original.storage.size
        trace.sizeQuestions += 1
        let preferred = view.preferredLayoutAttributesFitting(copy)
        let size = preferred.storage.size
        guard size.isFinite, size.width >= 0, size.height >= 0 else { return reportBadPreferredSize(size, of: view) }
        let layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else {
            if size == original.storage.size { (layout as? UICollectionViewFlowLayout)?.keepSize(of: original) }
            return
        }
        sizing.contexts.append(
            layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        if sizing.rounds > Self.maximumSizingRounds - Self.reportedAnswers, let key = view.element {
            sizing.answers.append(SizingPass.Answer(key: key, given: original.storage.size, wanted: size))
        }
    }

    /// A view says that it wants another size than before.
    func askForPreferredSizesAgain() {
        sizing.isRepeatDue = true
        setNeedsLayout()
    }

    func askAllForPreferredSizes() {
        for view in elements.views { view.sizeAskedAbout = nil }
    }

    // MARK: Rounds

    private func askResizedViews() {
        var due: [(key: ElementKey, view: UICollectionReusableView)] = []
        for view in elements.views where view.sizeAskedAbout != (view.target ?? view.appliedAttributes)?.storage.size {
            if let key = view.element { due.append((key, view)) }
        }
        for (_, view) in due.sorted(by: { $0.key < $1.key }) { askForPreferredSize(of: view) }
    }

    /// Tells the layout what views want. Answers whether it has to be looked at once more.
    private func takesUpPreferredSizes(_ flow: UICollectionViewFlowLayout?) -> Bool {
        let contexts = sizing.contexts
        sizing.contexts = []
        let steady = flow.flatMap(steadyElement)
        if contexts.isEmpty {
            guard flow?.takeBackUnseenSizes(outside: mirror.layoutBounds) == true else { return false }
            layoutIsOutOfDate()
        }
        sizing.rounds += 1
        trace.sizingRounds += 1
        guard sizing.rounds <= Self.maximumSizingRounds else {
            // Whoever brings other cells into view each time, or forgets their sizes, is not the cells' fault.
            if wasChangedWhileTold {
                reportEndlessScrolling()
                return false
            }
            failOnEndlessSizing()
        }
        // The pass that is being made takes care of it.
        let wasLayoutDue = needsLayout
        for context in contexts { collectionViewLayout.invalidateLayout(with: context) }
        prepareLayoutIfNeeded()
        if let steady { keepSteady(steady) }
        needsLayout = wasLayoutDue
        return true
    }

    // MARK: Nothing on screen jumps

    /// An item, and how far behind the leading edge of the view it begins.
    private struct SteadyElement {
        var path: IndexPath
        var axis: Axis
        var distance: CGFloat
    }

    /// nil at the beginning of the content, where its beginning is what should stay, and beyond its edges.
    private func steadyElement(of flow: UICollectionViewFlowLayout) -> SteadyElement? {
        let axis = flow.scrollDirection.axis
        let range = restingRange(axis)
        let (offset, start) = (contentOffset[main: axis], mirror.layoutBounds.min(axis))
        let isAtBeginning = mirror.isOn && axis == .horizontal ? offset >= range.upperBound : offset <= range.lowerBound
        guard !isAtBeginning, range.contains(offset), layoutStage == .prepared,
            let path = flow.steadyItem(in: mirror.flipped(visibleContent)),
            let frame = flow.layoutAttributesForItem(at: path)?.frame
        else { return nil }
        return SteadyElement(path: path, axis: axis, distance: frame.min(axis) - start)
    }

    private func keepSteady(_ element: SteadyElement) {
        let axis = element.axis
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: element.path)?.frame else { return }
        var visible = mirror.layoutBounds
        visible.origin[main: axis] = frame.min(axis) - element.distance
        var target = contentOffset
        target[main: axis] = mirror.flipped(visible).min(axis).clamped(to: restingRange(axis))
        let before = contentOffset
        guard target != before else { return }
        moveContent(to: target, by: .program)
        motion.shift(by: CGPoint(x: contentOffset.x - before.x, y: contentOffset.y - before.y))
    }

    // MARK: Mistakes

    private func failOnEndlessSizing() -> Never {
        let answers = sizing.answers
        let key = answers.last?.key
        let own = answers.filter { $0.key == key }
        let place = key.map { "\($0.kind == .cell ? "item" : "view") \($0.section) \($0.item)" } ?? "the layout"
        let sizes = own.map { "\($0.given.plainText) -> \($0.wanted.plainText)" }.joined(separator: ", ")
        Diagnostics.fail(
            """
            \(self) is stuck in a recursive layout loop. This can happen when self-sizing views do not return \
            consistent sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted. To \
            debug this issue, check the Console app for logs in the "UICollectionViewFeedbackLoopDebugger" category.
            Collection view: \(self)
            """,
            explanation: """
                  seen           \(place) was given one size and wanted another, \(sizing.rounds) times in one pass
                  last           \(sizes.isEmpty ? "no view wanted anything, yet measured cells kept leaving" : sizes)
                  expected       a view that is given the size it wanted wants it still
                  likely cause   preferredLayoutAttributesFitting(_:) or sizeThatFits(_:) computes the new size from the \
                given one, or the layout gives another size than the one it was asked for
                  try            compute the size from the content and the width alone
                """)
    }

    private func reportBadPreferredSize(_ size: CGSize, of view: UICollectionReusableView) {
        Diagnostics.warnOnce(
            "bad-preferred-size", of: "\(type(of: view))",
            """
            \(type(of: view)) wants to be \(size.width) x \(size.height); it keeps the size it has.
              expected       two finite numbers, 0 or more
              likely cause   preferredLayoutAttributesFitting(_:) divides by a width of 0
              try            return the attributes as they were passed in while there is nothing to measure
            """)
    }
}

extension UICollectionViewFlowLayout {
    /// A cell wants what it has: that is worth remembering, but no reason to lay out anything anew.
    fileprivate func keepSize(of attributes: UICollectionViewLayoutAttributes) {
        guard isSelfSizing, attributes.representedElementCategory == .cell else { return }
        selfSizing.measure(attributes.size, at: attributes.indexPath)
    }
}

extension CGSize {
    /// "100 x 50".
    var plainText: String { "\(width.decimalText()) x \(height.decimalText())" }
}
