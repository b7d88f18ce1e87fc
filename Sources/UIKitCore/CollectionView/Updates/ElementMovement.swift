import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// A change from one state of a layout to another, or to another layout: what was where before, and what each view is to do.
///
/// Made before anything changes. While the views are brought up to date it collects where they go; afterwards they are sent
/// there, all at once, inside of one animation.
@MainActor final class ElementMovement {
    /// What an element looked like before. The values are kept beside the object, because layouts change theirs in place.
    struct State {
        let attributes: UICollectionViewLayoutAttributes
        let storage: AttributesStorage

        /// A copy, for whoever asks.
        func copy(at path: IndexPath, alpha: CGFloat? = nil) -> UICollectionViewLayoutAttributes? {
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
            copy?.storage = storage
            copy?.storage.indexPath = path
            if let alpha { copy?.storage.alpha = alpha }
            return copy
        }
    }

    /// A view that is on screen before and goes.
    struct Leaving {
        let view: UICollectionReusableView
        let oldKey: ElementKey
        /// nil when its element is gone.
        var newKey: ElementKey?
    }

    private let back: BackReference<UICollectionView>
    private var view: UICollectionView { back.owner }
    /// Where elements go; nil where each keeps its place, as in a change of layout.
    let plan: UpdatePlan?
    let isBoundsChange: Bool
    /// The layout that gives way to another; nil where it stays.
    let oldLayout: UICollectionViewLayout?
    /// Those that are told at the end that they were left.
    var leftLayouts: [UICollectionViewLayout]
    let number: Int
    /// Which items were shown where before it, when an item is moved by hand.
    var orderBefore: PreviewOrder?
    /// What comes out from under another item, and what goes under one.
    var fold: OutlineFold?
    /// Whether views move, or the layout has a word in how they do.
    let keepsStates: Bool
    /// Where everything was, for a built-in layout.
    private let oldSolution: (any SolvedLayout)?
    private let oldKinds: [ElementKind]
    /// What was known of the old state, by old keys.
    private var before: [ElementKey: State] = [:]
    /// Old keys of the elements that were in sight, in order.
    private(set) var keysBefore: [ElementKey] = []

    /// New keys of the views in sight whose elements are still there.
    private var survivors = ElementSet()

    private(set) var leaving: [Leaving] = []
    /// Views that stay, and go where their `target` is.
    private(set) var staying: [UICollectionReusableView] = []
    /// Supplementary and decoration views that the layout takes out and puts in by itself.
    private var deleted = ElementSet()
    private var inserted = ElementSet()
    /// Decoration views that left with the layout before.
    private var replaced = ElementSet()

    /// - Parameters:
    ///   - plan: Of a batch; nil for a change of layout or of bounds.
    ///   - keepsStates: False where nothing moves and no layout asks how.
    init(_ view: UICollectionView, plan: UpdatePlan?, keepsStates: Bool, isBoundsChange: Bool = false) {
        back = BackReference(view)
        self.plan = plan
        self.isBoundsChange = isBoundsChange
        oldLayout = plan == nil && !isBoundsChange ? view.collectionViewLayout : nil
        leftLayouts = oldLayout.map { [$0] } ?? []
        number = view.updates.nextMovementNumber()
        self.keepsStates = keepsStates
        oldSolution = keepsStates ? view.layoutStorage.builtIn?.placed : nil
        oldKinds = view.layoutStorage.builtIn?.elementKinds ?? []
        guard keepsStates else { return }
        for candidate in view.candidates.all {
            before[candidate.key] = State(attributes: candidate.attributes, storage: candidate.attributes.storage)
        }
        keysBefore = view.elements.keys { _ in true }
        for key in keysBefore {
            guard let attributes = view.elements[key]?.appliedAttributes else { continue }
            before[key] = State(attributes: attributes, storage: attributes.storage)
        }
    }

    // MARK: Which is which

    /// The neighbours of the item that was asked about last.
    @exclusivity(unchecked) private var stretch: ItemStretch?

    /// nil for an element that went, or gives way to another.
    func newKey(_ old: ElementKey) -> ElementKey? {
        guard let plan else { return isReplaced(old) ? nil : old }
        if let new = stretch?.newKey(old) { return new }
        if old.isCell {
            let place = ItemPlace(old.item, in: old.section)
            stretch = plan.stretch(around: place)
            if let new = stretch?.newKey(old) { return new }
            // Without closures: each call of one is checked for the main actor.
            guard !plan.isReloaded(place), let new = plan.newPlace(of: place) else { return nil }
            return .cell(new.item, in: new.section)
        }
        guard old.isInSection else { return deleted.contains(old) ? nil : old }
        guard !plan.isSectionReloaded(old.section), !deleted.contains(old),
            let section = plan.newSection(of: old.section)
        else { return nil }
        return ElementKey(kind: old.kind, section: section, item: old.item)
    }

    /// nil for an element that is new, or takes the place of another.
    func oldKey(_ new: ElementKey) -> ElementKey? { ancestor(new).flatMap { newKey($0) == new ? $0 : nil } }

    /// The element that was what this one is, or that this one replaces.
    private func ancestor(_ new: ElementKey) -> ElementKey? {
        guard let plan else { return isReplaced(new) ? nil : new }
        if new.isCell {
            return plan.oldPlace(of: ItemPlace(new.item, in: new.section)).map { .cell($0.item, in: $0.section) }
        }
        guard new.isInSection else { return inserted.contains(new) ? nil : new }
        guard !inserted.contains(new), let section = plan.oldSection(of: new.section) else { return nil }
        return ElementKey(kind: new.kind, section: section, item: new.item)
    }

    /// Where the element that replaces this one is.
    private func successor(_ old: ElementKey) -> ElementKey? {
        old.isCell ? newKeyOfItem(old) : newKey(old)
    }

    func delete(_ old: ElementKey) { _ = deleted.insert(old) }
    func insert(_ new: ElementKey) { _ = inserted.insert(new) }
    func replace(_ key: ElementKey) { _ = replaced.insert(key) }

    /// Decorations that the two layouts show with different views have nothing but the name in common.
    private func isReplaced(_ key: ElementKey) -> Bool {
        guard let oldLayout, !key.isCell else { return false }
        let (kinds, layout) = (view.supply.registrations, view.layoutStorage)
        guard kinds.isDecoration(key.kind) else { return false }
        let name = kinds.name(of: key.kind)
        return replaced.contains(key)
            || oldLayout.decorationSource(ofKind: name) != layout.decorationSource(ofKind: name)
    }

    /// Where an item is afterwards, whether its cell is the same or not.
    func newKeyOfItem(_ old: ElementKey) -> ElementKey? {
        guard let plan else { return old }
        return plan.newPlace(of: ItemPlace(old.item, in: old.section)).map { .cell($0.item, in: $0.section) }
    }

    /// The element as the delegate knew it before.
    func dataKeyBefore(_ old: ElementKey) -> ElementKey { orderBefore?.dataKey(of: old) ?? old }

    // MARK: What views do

    /// The view is on screen, and its element goes or goes out of sight.
    func leave(_ view: UICollectionReusableView, _ oldKey: ElementKey, to newKey: ElementKey?) {
        view.target = nil
        leaving.append(Leaving(view: view, oldKey: oldKey, newKey: newKey))
    }

    /// The view has the name that its element has afterwards.
    func survive(_ key: ElementKey) { if keepsStates { _ = survivors.insert(key) } }

    func isSurvivor(_ key: ElementKey) -> Bool { survivors.contains(key) }

    func isSurvivor(of view: UICollectionReusableView) -> Bool { view.element.map(survivors.contains) ?? false }

    /// A view that was sent away, before others turned out to be smaller, stays.
    func takeBack(_ key: ElementKey) -> UICollectionReusableView? {
        guard let index = leaving.firstIndex(where: { $0.newKey == key }) else { return nil }
        return leaving.remove(at: index).view
    }

    /// A view that an earlier movement took out of sight is in sight again.
    func comeBack(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard keepsStates, let old = oldKey(key), let attributes = view.appliedAttributes else { return }
        before[old] = State(attributes: attributes, storage: attributes.storage)
        survive(key)
    }

    /// The view stays in sight; the last word on where it goes counts.
    func stay(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.target == nil { staying.append(view) }
        view.target = attributes
    }

    func stay(_ view: UICollectionReusableView, _ storage: AttributesStorage) {
        let attributes = view.target ?? UICollectionViewLayoutAttributes()
        attributes.storage = storage
        stay(view, attributes)
    }

    // MARK: Where they set out, and where they go

    /// How an element that is in sight afterwards looks at first, unless its layout says otherwise: where it was; or as
    /// what it replaces, or where it will be, but transparent (R236).
    func start(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.path
        guard let ancestor = ancestor(key) else {
            let attributes = copyOfAttributes(of: key)
            attributes?.storage.alpha = 0
            if let attributes { startUnderParent(key, attributes) }
            return attributes
        }
        let isReplaced = newKey(ancestor) != key
        if let state = before[ancestor] { return state.copy(at: path, alpha: isReplaced ? 0 : nil) }
        let attributes = copyOfAttributes(of: key)
        if let old = oldLayout?.attributes(of: key, named: view.supply.registrations) {
            return old.copy() as? UICollectionViewLayoutAttributes
        } else if let frame = oldFrame(of: ancestor) {
            attributes?.storage.frame = frame
        } else if let attributes, key.isCell, oldLayout == nil {
            moveToWhereItCameFrom(attributes)
        } else {
            attributes?.storage.alpha = 0
        }
        if isReplaced { attributes?.storage.alpha = 0 }
        return attributes
    }

    /// How an element that was in sight looks at last, unless its layout says otherwise: as it will be; or where it was, or
    /// where what replaces it will be, but transparent.
    func end(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.path
        guard let successor = successor(key), let attributes = copyOfAttributes(of: successor) else {
            let attributes = before[key]?.copy(at: path, alpha: 0)
            endUnderParent(key, attributes)
            return attributes
        }
        attributes.storage.indexPath = path
        if newKey(key) == nil { attributes.storage.alpha = 0 }
        return attributes
    }

    /// In the middle of where the element was; nil where that is not known.
    func centerBefore(_ old: ElementKey) -> CGPoint? {
        before[old]?.storage.center ?? oldFrame(of: old).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    func centerAfter(_ new: ElementKey) -> CGPoint? { copyOfAttributes(of: new)?.center }

    private func copyOfAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        view.elements[key]?.target?.copy() as? UICollectionViewLayoutAttributes
            ?? view.collectionViewLayout.attributes(of: key, named: view.supply.registrations)?.copy()
            as? UICollectionViewLayoutAttributes
    }

    /// A layout may ask about any path, such as the one before the first.
    private func oldFrame(of key: ElementKey) -> CGRect? {
        guard let oldSolution, (0..<oldSolution.sectionCount).contains(key.section), key.item >= 0 else { return nil }
        guard !key.isCell else {
            guard key.item < oldSolution.itemCount(inSection: key.section) else { return nil }
            return oldSolution.frame(ofItem: key.item, inSection: key.section)
        }
        return oldKinds.firstIndex(of: key.kind).flatMap { kind in
            oldSolution.frame(of: SolvedElement(kind: kind, section: key.section, index: key.item))
        }
    }

    /// A layout that was out of date could not be asked where things out of sight were: they come the way their neighbours
    /// go.
    private func moveToWhereItCameFrom(_ attributes: UICollectionViewLayoutAttributes) {
        guard let place = attributes.storage.place else { return }
        func distance(_ other: UICollectionReusableView) -> (Int, Int) {
            guard let key = other.element else { return (.max, .max) }
            return (abs(key.section - place.section), abs(key.item - place.item))
        }
        let nearest = staying.filter { $0.element?.isCell == true }.min { distance($0) < distance($1) }
        guard let nearest, let target = nearest.target, let old = nearest.element.flatMap(oldKey),
            let state = before[old]
        else {
            attributes.storage.alpha = 0
            return
        }
        attributes.storage.center.x += state.storage.center.x - target.storage.center.x
        attributes.storage.center.y += state.storage.center.y - target.storage.center.y
    }

    /// How a view that stays looked before.
    func state(before key: ElementKey) -> State? { oldKey(key).flatMap { before[$0] } }

    /// The layout's last word.
    func finish(_ layout: UICollectionViewLayout) {
        if isBoundsChange { return layout.finalizeAnimatedBoundsChange() }
        guard oldLayout != nil else { return layout.finalizeCollectionViewUpdates() }
        for layout in leftLayouts { layout.finalizeLayoutTransition() }
        layout.finalizeLayoutTransition()
    }
}
