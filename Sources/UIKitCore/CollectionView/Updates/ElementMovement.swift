import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

/// A change from one state of a layout to another, or from one layout to another: the state before it, and what each
/// view does.
///
/// Created before anything changes. During the layout pass it collects where views go. Afterwards all views move there
/// together, in one animation.
@MainActor final class ElementMovement {
    /// An element's attributes before the movement. `storage` is a copy, because layouts change their attributes
    /// objects in place.
    struct State {
        let attributes: UICollectionViewLayoutAttributes
        let storage: AttributesStorage

        /// Returns a copy for the app.
        func copy(at path: IndexPath, alpha: CGFloat? = nil) -> UICollectionViewLayoutAttributes? {
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
            copy?.storage = storage
            copy?.storage.indexPath = path
            if let alpha { copy?.storage.alpha = alpha }
            return copy
        }
    }

    /// A view that was on screen before and disappears.
    struct Leaving {
        let view: UICollectionReusableView
        let oldKey: ElementKey
        /// The element's key afterwards; nil if the element was deleted.
        var newKey: ElementKey?
    }

    private let back: BackReference<UICollectionView>
    private var view: UICollectionView { back.owner }
    /// Where elements go; nil if each keeps its index path, as in a change of layout.
    let plan: UpdatePlan?
    let isBoundsChange: Bool
    /// The layout that another one replaces; nil if the layout stays.
    let oldLayout: UICollectionViewLayout?
    /// The layouts that are told at the end that the collection view has left them.
    var leftLayouts: [UICollectionViewLayout]
    let number: Int
    /// The order of items before the movement, if a person moves an item.
    var orderBefore: PreviewOrder?
    /// Which items come out from under other items or go under them, in an outline.
    var fold: OutlineFold?
    /// Whether views are animated, or the layout decides how they move.
    let keepsStates: Bool
    /// A built-in layout's solution before the movement.
    private let oldSolution: (any SolvedLayout)?
    private let oldKinds: [ElementKind]
    /// The attributes before the movement, by old keys.
    private var before: [ElementKey: State] = [:]
    /// Old keys of the elements that were visible, in order.
    private(set) var keysBefore: [ElementKey] = []

    /// New keys of the visible views whose elements still exist.
    private var survivors = ElementSet()

    private(set) var leaving: [Leaving] = []
    /// Views that stay, and move to their `target`.
    private(set) var staying: [UICollectionReusableView] = []
    /// Supplementary and decoration views that the layout itself deletes and inserts.
    private var deleted = ElementSet()
    private var inserted = ElementSet()
    /// Decoration views of the previous layout that were removed.
    private var replaced = ElementSet()

    /// - Parameters:
    ///   - plan: The plan of a batch update; nil for a change of layout or of bounds.
    ///   - keepsStates: False if nothing is animated and no layout has hooks.
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

    // MARK: Keys before and after

    /// Where the neighbours of the last looked-up item go.
    @exclusivity(unchecked) private var stretch: ItemStretch?

    /// The element's key after the movement; nil if it was deleted or replaced.
    func newKey(_ old: ElementKey) -> ElementKey? {
        guard let plan else { return isReplaced(old) ? nil : old }
        if let new = stretch?.newKey(old) { return new }
        if old.isCell {
            let place = ItemPlace(old.item, in: old.section)
            stretch = plan.stretch(around: place)
            if let new = stretch?.newKey(old) { return new }
            // No closures, because each call would check for the main actor.
            guard !plan.isReloaded(place), let new = plan.newPlace(of: place) else { return nil }
            return .cell(new.item, in: new.section)
        }
        guard old.isInSection else { return deleted.contains(old) ? nil : old }
        guard !plan.isSectionReloaded(old.section), !deleted.contains(old),
            let section = plan.newSection(of: old.section)
        else { return nil }
        return ElementKey(kind: old.kind, section: section, item: old.item)
    }

    /// The element's key before the movement; nil if it is new or replaces another one.
    func oldKey(_ new: ElementKey) -> ElementKey? { ancestor(new).flatMap { newKey($0) == new ? $0 : nil } }

    /// The old key of this element, or of the one that it replaces.
    private func ancestor(_ new: ElementKey) -> ElementKey? {
        guard let plan else { return isReplaced(new) ? nil : new }
        if new.isCell {
            return plan.oldPlace(of: ItemPlace(new.item, in: new.section)).map { .cell($0.item, in: $0.section) }
        }
        guard new.isInSection else { return inserted.contains(new) ? nil : new }
        guard !inserted.contains(new), let section = plan.oldSection(of: new.section) else { return nil }
        return ElementKey(kind: new.kind, section: section, item: new.item)
    }

    /// The new key of this element, or of the one that replaces it.
    private func successor(_ old: ElementKey) -> ElementKey? {
        old.isCell ? newKeyOfItem(old) : newKey(old)
    }

    func delete(_ old: ElementKey) { _ = deleted.insert(old) }
    func insert(_ new: ElementKey) { _ = inserted.insert(new) }
    func replace(_ key: ElementKey) { _ = replaced.insert(key) }

    /// Whether the two layouts show a decoration with different views, which share only the name.
    private func isReplaced(_ key: ElementKey) -> Bool {
        guard let oldLayout, !key.isCell else { return false }
        let (kinds, layout) = (view.supply.registrations, view.layoutStorage)
        guard kinds.isDecoration(key.kind) else { return false }
        let name = kinds.name(of: key.kind)
        return replaced.contains(key)
            || oldLayout.decorationSource(ofKind: name) != layout.decorationSource(ofKind: name)
    }

    /// An item's key after the movement, whether it keeps its cell or not.
    func newKeyOfItem(_ old: ElementKey) -> ElementKey? {
        guard let plan else { return old }
        return plan.newPlace(of: ItemPlace(old.item, in: old.section)).map { .cell($0.item, in: $0.section) }
    }

    /// Whether the app asked for a new cell for this item.
    func isReloaded(_ old: ElementKey) -> Bool {
        old.isCell && plan?.isReloaded(ItemPlace(old.item, in: old.section)) ?? false
    }

    /// The element's key before the movement, as the delegate knew it.
    func dataKeyBefore(_ old: ElementKey) -> ElementKey { orderBefore?.dataKey(of: old) ?? old }

    // MARK: Collecting what views do

    /// Lets a visible view leave, because its element was deleted or goes out of view.
    func leave(_ view: UICollectionReusableView, _ oldKey: ElementKey, to newKey: ElementKey?) {
        view.target = nil
        leaving.append(Leaving(view: view, oldKey: oldKey, newKey: newKey))
    }

    /// Notes that a view has its element's new key.
    func survive(_ key: ElementKey) { if keepsStates { _ = survivors.insert(key) } }

    func isSurvivor(_ key: ElementKey) -> Bool { survivors.contains(key) }

    func isSurvivor(of view: UICollectionReusableView) -> Bool { view.element.map(survivors.contains) ?? false }

    /// Takes back a leaving view. It stays after all, because other views turned out to be smaller.
    func takeBack(_ key: ElementKey) -> UICollectionReusableView? {
        guard let index = leaving.firstIndex(where: { $0.newKey == key }) else { return nil }
        return leaving.remove(at: index).view
    }

    /// Adds a view that an earlier movement was removing, and that is visible again.
    func comeBack(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard keepsStates, let old = oldKey(key), let attributes = view.appliedAttributes else { return }
        before[old] = State(attributes: attributes, storage: attributes.storage)
        survive(key)
    }

    /// Lets a view stay visible. The last call decides where it goes.
    func stay(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.target == nil { staying.append(view) }
        view.target = attributes
    }

    func stay(_ view: UICollectionReusableView, _ storage: AttributesStorage) {
        let attributes = view.target ?? UICollectionViewLayoutAttributes()
        attributes.storage = storage
        stay(view, attributes)
    }

    // MARK: Starts and ends

    /// How an element that is visible afterwards looks at first, unless its layout decides: as it did before; or,
    /// transparent, as the element that it replaces, or as it will look (R236).
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

    /// How an element that was visible looks at last, unless its layout decides: as it will look; or, transparent, as
    /// it did before, or as the element that replaces it will look.
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

    /// The centre of the element before the movement; nil if unknown.
    func centerBefore(_ old: ElementKey) -> CGPoint? {
        before[old]?.storage.center ?? oldFrame(of: old).map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    func centerAfter(_ new: ElementKey) -> CGPoint? { copyOfAttributes(of: new)?.center }

    private func copyOfAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        view.elements[key]?.target?.copy() as? UICollectionViewLayoutAttributes
            ?? view.collectionViewLayout.attributes(of: key, named: view.supply.registrations)?.copy()
            as? UICollectionViewLayoutAttributes
    }

    /// A layout may ask about any index path, such as one before the first.
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

    /// An outdated layout couldn't be asked for the places of invisible items. So they come from the direction in which
    /// their nearest neighbour moves.
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

    /// The state of a view that stays, before the movement.
    func state(before key: ElementKey) -> State? { oldKey(key).flatMap { before[$0] } }

    /// Calls the layout's `finalize…` methods.
    func finish(_ layout: UICollectionViewLayout) {
        if isBoundsChange { return layout.finalizeAnimatedBoundsChange() }
        guard oldLayout != nil else { return layout.finalizeCollectionViewUpdates() }
        for layout in leftLayouts { layout.finalizeLayoutTransition() }
        layout.finalizeLayoutTransition()
    }
}
