import CollectionEngine
import CoreGraphics

/// Calls the handlers with which sections change the look of their visible items (R483).
///
/// The calls come at the end of a layout pass, when every view is where the layout puts it. The handlers' changes then
/// apply to the views.
@MainActor final class ItemHandlers: CollectionPart {
    /// The items that handlers get, stored as long as they are visible.
    private var items: [ElementKey: VisibleLayoutItem] = [:]
    /// Whether the layout has handlers. Read in every layout pass.
    @exclusivity(unchecked) private var areSome = false
    /// The content offset in the last layout pass.
    private var lastOffset = CGPoint.zero
    private var isCalling = false

    /// - Parameters:
    ///   - isCompared: Whether this pass moved views to their places in the layout.
    ///   - moved: Sections that have scrolled on their own since the last pass.
    func call(_ view: UICollectionView, isCompared: Bool, moved: Set<Int>) {
        guard let builtIn = view.layoutStorage.builtIn, builtIn.hasItemHandlers else {
            if areSome { forget() }
            return
        }
        guard !isCalling else { return }
        isCalling = true
        areSome = true
        defer { isCalling = false }
        let hasScrolled = view.contentOffset != lastOffset
        lastOffset = view.contentOffset
        var shown: [Int: [ElementKey]] = [:]
        for key in view.elements.keys(where: { builtIn.handlesItems(inSection: $0.section) }) {
            shown[key.section, default: []].append(key)
        }
        let known = items
        items = known.filter { shown[$0.key.section] != nil }
        for (section, keys) in shown.sorted(by: { $0.key > $1.key }) {
            let scroller = view.sectionScrolling.scroller(ofSection: section)
            let areSomeNew = !keys.allSatisfy { known[$0] != nil }
            guard isCompared || areSomeNew || (scroller == nil ? hasScrolled : moved.contains(section)) else {
                continue
            }
            // In the layout's coordinates, like the items' frames.
            let offset = scroller.map { CGPoint(main: $0.layoutOffset, cross: 0, axis: builtIn.scrollAxis.cross) }
            call(builtIn, section, keys, at: offset ?? view.mirror.layoutBounds.origin, view)
        }
    }

    private func call(
        _ builtIn: any BuiltInLayout, _ section: Int, _ keys: [ElementKey], at offset: CGPoint, _ view: UICollectionView
    ) {
        var told: [(key: ElementKey, item: VisibleLayoutItem)] = []
        for key in keys {
            guard let shown = view.elements[key], let storage = storage(of: shown, key, builtIn) else { continue }
            let item = items[key] ?? VisibleLayoutItem()
            item.follow(storage)
            told.append((key, item))
        }
        for key in items.keys where key.section == section { items[key] = nil }
        for (key, item) in told { items[key] = item }
        builtIn.handle(told.map(\.item), inSection: section, at: offset)
        guard view.updates.movement == nil else { return }
        for (key, item) in told {
            guard let shown = view.elements[key] else { continue }
            let isItsOwn = shown.appliedAttributes === item
            guard isItsOwn ? item.isChangedSinceShown : item.isUnlikeLayout else { continue }
            shown.take(item)
            if view.mirror.movesViews { view.mirror.place(shown) }
        }
    }

    /// The layout's attributes of a view.
    private func storage(
        of shown: UICollectionReusableView, _ key: ElementKey, _ builtIn: any BuiltInLayout
    ) -> AttributesStorage? {
        if let item = items[key], shown.appliedAttributes === item {
            return builtIn.attributes(of: key, named: view.supply.registrations)?.storage
        }
        return shown.appliedAttributes?.storage
    }

    private func forget() {
        items = [:]
        areSome = false
    }

    override func follow(_ movement: ElementMovement) { forget() }
}
