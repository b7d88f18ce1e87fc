import CollectionEngine
import CoreGraphics
import LayoutEngine

/// An element that a user's layout answered, near enough to come into view.
struct Candidate {
    var key: ElementKey
    /// The upright box around it.
    var frame: CGRect
    var attributes: UICollectionViewLayoutAttributes
    var isShown = false
}

// Layouts of the user's own answer with attribute objects about a rectangle of whole pages (M3). The answer is kept
// until the layout is invalidated or another page comes into view, so most scroll steps only compare rectangles.
extension UICollectionView {
    func showCandidates() {
        let bounds = mirror.layoutBounds
        let partners = PassPartners(self)
        if !queriedRect.contains(bounds) || queriedRect.isNull { askLayout() }
        // Another layout, set by who is told here, is shown with the next pass.
        let forgotten = candidatesForgotten
        if let keys = newCandidates.take() { compareShownViews(with: keys, partners) }
        guard candidatesForgotten == forgotten else { return }
        for index in candidates.indices where candidates[index].isShown {
            guard !candidates[index].frame.meets(bounds) else { continue }
            candidates[index].isShown = false
            hideOrLeave(candidates[index].key, partners)
            guard candidatesForgotten == forgotten else { return }
        }
        for index in candidates.indices where !candidates[index].isShown {
            guard candidates[index].frame.meets(bounds) else { continue }
            candidates[index].isShown = true
            show(candidates[index], partners)
            guard candidatesForgotten == forgotten else { return }
        }
    }

    func forgetCandidates() {
        candidates = []
        candidatesForgotten &+= 1
    }

    /// Asks what is on the pages in view.
    func askLayout() {
        let rect = mirror.layoutBounds.widenedToPages
        trace.queries += 1
        queriedRect = rect
        let answer = collectionViewLayout.layoutAttributesForElements(in: rect)
        isAnswerMissing = answer == nil
        let answers = answer ?? []
        // M3: the content's size is read once more after the query.
        if let size = contentSizeOfLayout { contentSize = size }

        var known = ElementSet(minimumCapacity: answers.count)
        var next: [Candidate] = []
        next.reserveCapacity(answers.count)
        for attributes in answers {
            guard let candidate = candidate(attributes), !attributes.isHidden else { continue }
            guard known.insert(candidate.key) else {
                reportBadAttributes(attributes, "the same element was answered twice; the first answer counts")
                continue
            }
            next.append(candidate)
        }
        candidates = next
        newCandidates = known
    }

    /// What is shown already is compared with what the layout said.
    private func compareShownViews(with known: ElementSet, _ partners: PassPartners) {
        let bounds = mirror.layoutBounds
        let forgotten = candidatesForgotten
        for key in shown.sortedKeys(where: { !known.contains($0) }) { hideOrLeave(key, partners) }
        for index in candidates.indices {
            guard candidatesForgotten == forgotten else { return }
            guard let view = shown[candidates[index].key] else { continue }
            guard candidates[index].frame.meets(bounds) else {
                hideOrLeave(candidates[index].key, partners)
                continue
            }
            candidates[index].isShown = true
            update(view, with: candidates[index].attributes)
        }
    }

    private func update(_ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes) {
        trace.comparisons += 1
        if handMovement.isLifted(view) { return }
        if let movement, movement.isSurvivor(of: view) { return movement.stay(view, attributes) }
        if !view.has(attributes) { view.take(attributes) }
    }

    private func show(_ candidate: Candidate, _ partners: PassPartners) {
        if let view = shown[candidate.key] ?? takenBack(candidate.key) {
            return update(view, with: candidate.attributes)
        }
        PendingElement.with(candidate.key, attributes: candidate.attributes) { makeView(of: $0, partners) }
    }

    /// nil, and a word to the programmer, for attributes that cannot be shown (R147).
    private func candidate(_ attributes: UICollectionViewLayoutAttributes) -> Candidate? {
        // Field by field: a copy of the whole costs more than all the rest, and a layout may answer with hundreds a step.
        guard let (section, item) = attributes.storage.place else {
            let count = attributes.storage.indexPath.count
            reportBadAttributes(attributes, "the index path has \(count) numbers instead of 2")
            return nil
        }
        guard attributes.storage.isShowable else {
            reportBadAttributes(attributes, "the frame is not finite, or has a negative size")
            return nil
        }
        guard attributes.storage.category == .cell else {
            guard section >= 0, item >= 0 else {
                reportBadAttributes(attributes, "the index path has a number below 0")
                return nil
            }
            let isDecoration = attributes.storage.category == .decorationView
            let kind = registrations.kind(named: attributes.storage.kind ?? "", isDecoration: isDecoration)
            let key = ElementKey(kind: kind, section: section, item: item)
            return Candidate(key: key, frame: attributes.frame, attributes: attributes)
        }
        guard itemCounts.known.contains(item: item, section: section) else {
            reportBadAttributes(attributes, "the data source has no such item")
            return nil
        }
        return Candidate(key: .cell(item, in: section), frame: attributes.frame, attributes: attributes)
    }

    func reportBadAttributes(_ attributes: UICollectionViewLayoutAttributes, _ reason: String) {
        let layout = "\(type(of: collectionViewLayout))"
        Diagnostics.warnOnce(
            "bad-attributes", of: layout + reason,
            """
            Layout attributes \(attributes) were received from the layout \(layout) but are not valid for the data \
            source counts. Attributes will be ignored.
              because        \(reason)
              data source    \(itemCounts.known.sections) sections, \(itemCounts.known.total) items
              likely cause   prepare() kept attributes of an earlier state of the model, or divided by a size of zero
              try            compute all attributes anew in prepare()
            """)
    }
}
