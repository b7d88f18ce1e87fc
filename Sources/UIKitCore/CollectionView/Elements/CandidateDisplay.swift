import CollectionEngine
import CoreGraphics
import LayoutEngine

/// An element that a custom layout returned, near enough to come into view.
struct Candidate {
    var key: ElementKey
    /// The bounding box of the element.
    var frame: CGRect
    var attributes: UICollectionViewLayoutAttributes
    var isShown = false
}

/// The visible elements of a custom layout, which returns attributes objects for a rectangle of whole pages (M3).
///
/// The collection view keeps the attributes until the layout is invalidated or another page comes into view. So most
/// scroll steps only compare rectangles.
@MainActor final class CandidateDisplay: CollectionPart {
    /// The elements that the layout returned for `askedRect`.
    @exclusivity(unchecked) private(set) var all: [Candidate] = []
    /// The rectangle of the last query; null if the layout has to be asked again.
    @exclusivity(unchecked) private(set) var askedRect = CGRect.null
    /// The keys of the last query's elements, until the shown views have been compared with them.
    @exclusivity(unchecked) private var newKeys: ElementSet?
    /// Whether the layout returned nil.
    @exclusivity(unchecked) private(set) var isAnswerMissing = false
    /// How often the candidates were discarded. A loop over them compares this number after each call of the app's
    /// code, and stops if it changed.
    @exclusivity(unchecked) private var timesForgotten = 0

    func show(_ view: UICollectionView) {
        let bounds = view.mirror.layoutBounds(view)
        let partners = PassPartners(view)
        if !askedRect.encloses(bounds) { ask() }
        // If the app sets another layout during a call, the next layout pass shows that one.
        let forgotten = timesForgotten
        if let keys = newKeys.take() { compareShownViews(with: keys, partners) }
        guard timesForgotten == forgotten else { return }
        for index in all.indices where all[index].isShown {
            guard !all[index].frame.meets(bounds) else { continue }
            all[index].isShown = false
            partners.elements.hideOrLeave(all[index].key, partners)
            guard timesForgotten == forgotten else { return }
        }
        if all.count > ShownElements.many {
            let count = all.count { $0.frame.meets(bounds) }
            if count > ShownElements.many { partners.elements.warnOfMany(count) }
        }
        for index in all.indices where !all[index].isShown {
            guard all[index].frame.meets(bounds) else { continue }
            all[index].isShown = true
            show(all[index], partners)
            guard timesForgotten == forgotten else { return }
        }
    }

    /// Makes the next layout pass ask the layout again.
    func askAgain() { askedRect = .null }

    /// Discards all that the layout returned.
    func forget() {
        all = []
        timesForgotten &+= 1
    }

    /// Asks the layout for the elements on the visible pages.
    func ask() {
        let view = view
        let rect = view.mirror.layoutBounds(view).widenedToPages
        view.trace.queries += 1
        askedRect = rect
        let answer = view.layoutStorage.layoutAttributesForElements(in: rect)
        isAnswerMissing = answer == nil
        let answers = answer ?? []
        // M3: the collection view reads the content size once more after the query.
        let size = view.pass.contentSizeOfLayout
        if let size { view.contentSize = size }

        var known = ElementSet(minimumCapacity: answers.count)
        var next: [Candidate] = []
        next.reserveCapacity(answers.count)
        let counts = view.itemCounts.known
        for attributes in answers {
            guard let candidate = candidate(attributes, of: counts, view), !attributes.isHidden else { continue }
            guard known.insert(candidate.key) else {
                reportBadAttributes(
                    attributes, "the layout returned the same element twice; the first attributes count")
                continue
            }
            next.append(candidate)
        }
        all = next
        newKeys = known
        if size == .zero { reportZeroContentSize(view) }
    }

    /// Compares the shown views with what the layout returned.
    private func compareShownViews(with known: ElementSet, _ partners: PassPartners) {
        let view = partners.view
        let bounds = view.mirror.layoutBounds(view)
        let forgotten = timesForgotten
        for key in partners.elements.keys(where: { !known.contains($0) }) {
            partners.elements.hideOrLeave(key, partners)
        }
        for index in all.indices {
            guard timesForgotten == forgotten else { return }
            guard let shown = partners.elements[all[index].key] else { continue }
            guard all[index].frame.meets(bounds) else {
                partners.elements.hideOrLeave(all[index].key, partners)
                continue
            }
            all[index].isShown = true
            update(shown, with: all[index].attributes, partners)
        }
    }

    private func update(
        _ shown: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes, _ partners: PassPartners
    ) {
        partners.view.trace.comparisons += 1
        if partners.handMovement.isLifted(shown) { return }
        if let movement = partners.updates.movement, movement.isSurvivor(of: shown) {
            return movement.stay(shown, attributes)
        }
        guard !shown.has(attributes) else { return }
        shown.take(attributes)
        if partners.view.sectionScrolling.areSome { partners.view.mirror.place(shown) }
    }

    private func show(_ candidate: Candidate, _ partners: PassPartners) {
        let elements = partners.elements
        if let shown = elements[candidate.key] ?? elements.takenBack(candidate.key) {
            return update(shown, with: candidate.attributes, partners)
        }
        PendingElement.with(candidate.key, attributes: candidate.attributes) { elements.makeView(of: $0, partners) }
    }

    /// Returns nil for attributes that cannot be shown, and warns the developer (R147).
    private func candidate(
        _ attributes: UICollectionViewLayoutAttributes, of counts: CollectionCounts, _ view: UICollectionView
    ) -> Candidate? {
        // Reads field by field: copying everything would cost more than all the rest, and a layout can return hundreds
        // per step.
        guard let (section, item) = attributes.storage.place else { return candidateWithoutItem(attributes, view) }
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
            let kind = view.supply.kind(named: attributes.storage.kind ?? "", isDecoration: isDecoration)
            let key = ElementKey(kind: kind, section: section, item: item)
            return Candidate(key: key, frame: seenFrame(of: attributes, key, view), attributes: attributes)
        }
        guard counts.contains(item: item, section: section) else {
            reportBadAttributes(attributes, "the data source has no such item")
            return nil
        }
        let key = ElementKey.cell(item, in: section)
        return Candidate(key: key, frame: seenFrame(of: attributes, key, view), attributes: attributes)
    }

    /// Returns a candidate for an element of the layout's own whose index path has one number.
    private func candidateWithoutItem(
        _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
    ) -> Candidate? {
        let (storage, path) = (attributes.storage, attributes.storage.indexPath)
        let kind = view.supply.kind(named: storage.kind ?? "", isDecoration: storage.category == .decorationView)
        guard storage.category != .cell, let key = ElementKey(kind: kind, path: path) else {
            let wanted = storage.category == .cell ? "2" : "1 or 2"
            reportBadAttributes(
                attributes,
                "the index path has \(path.count == 1 ? "1 number" : "\(path.count) numbers") instead of \(wanted)")
            return nil
        }
        guard storage.isShowable else {
            reportBadAttributes(attributes, "the frame is not finite, or has a negative size")
            return nil
        }
        guard path[0] >= 0 else {
            reportBadAttributes(attributes, "the index path has a number below 0")
            return nil
        }
        return Candidate(key: key, frame: attributes.frame, attributes: attributes)
    }

    /// The element's frame on screen, in a section that has scrolled on its own.
    private func seenFrame(
        of attributes: UICollectionViewLayoutAttributes, _ key: ElementKey, _ view: UICollectionView
    ) -> CGRect {
        guard view.sectionScrolling.areSome else { return attributes.frame }
        let shift = view.sectionScrolling.shift(of: key)
        return attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
    }

    func reportBadAttributes(_ attributes: UICollectionViewLayoutAttributes, _ reason: String) {
        let name = "\(type(of: layout))"
        Diagnostics.warnOnce(
            "bad-attributes", of: name + reason,
            """
            Layout attributes \(attributes) were received from the layout \(name) but are not valid for the data \
            source counts. Attributes will be ignored.
              because        \(reason)
              data source    \(counts.sections) sections, \(counts.total) items
              likely cause   prepare() kept attributes of an earlier state of the model, or divided by a size of zero
              try            compute all attributes again in prepare()
            """)
    }

    /// Warns that nothing scrolls, though the layout's elements are shown (Decisions/0090).
    private func reportZeroContentSize(_ view: UICollectionView) {
        let bounds = view.mirror.layoutBounds(view)
        guard all.contains(where: { $0.frame.meets(bounds) }) else { return }
        Diagnostics.warnOnce(
            "zero-content-size", of: "\(type(of: layout))",
            """
            \(type(of: layout)) returned visible elements, but collectionViewContentSize is 0 x 0; they are shown, and \
            nothing scrolls.
              expected       the size of all content, visible or not
              likely cause   the layout doesn't override collectionViewContentSize, or computes it before prepare() has the frames
              try            override var collectionViewContentSize: CGSize { … }, from the frames that prepare() computed
            """)
    }

    /// Checks that every shown view belongs to a visible candidate.
    override func checkInvariants(_ report: (String) -> Void) {
        guard layout.solvedForCollectionView == nil, view.handMovement.lifted == nil, newKeys == nil else { return }
        let shown = Set(all.lazy.filter(\.isShown).map(\.key))
        for key in view.elements.keys where !shown.contains(key) { report("\(key) is shown and not in sight") }
    }
}
