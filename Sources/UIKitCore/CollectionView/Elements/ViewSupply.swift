import CollectionEngine
import CoreGraphics
import Foundation

/// Creates views, and keeps them while they are out of view.
///
/// A cell that leaves the screen stays configured for a while (R110): if its item comes back, the cell is shown again
/// without asking the data source. It stays hidden meanwhile. If the reuse pool is empty, the oldest such cell serves
/// another item.
@MainActor final class ViewSupply: CollectionPart {
    // Exclusivity isn't checked at run time, for the reason given in ShownElements.

    /// The collection view's number, counted from 1 in the whole program.
    let number: Int
    private static var madeSoFar = 0

    override init() {
        Self.madeSoFar += 1
        number = Self.madeSoFar
    }

    /// The registered classes, and the numbers of the kinds of supplementary and decoration views.
    @exclusivity(unchecked) private(set) var registrations = ViewRegistrations()
    @exclusivity(unchecked) private var pool = ReusePool<UICollectionReusableView>()
    @exclusivity(unchecked) private var filled = FilledCells()
    /// The value of ``UICollectionView/isPrefetchingEnabled``, read for each cell that leaves.
    @exclusivity(unchecked) private(set) var keepsFilledCells = true
    /// The cell that is being reconfigured. `dequeue…` returns it instead of another one.
    @exclusivity(unchecked) private var reconfigured: UICollectionViewCell?

    // MARK: Classes

    /// nil removes the registration (R115).
    func register(cell cellClass: AnyClass?, identifier: String) {
        guard let cellClass else { return registrations.register(nil, identifier: identifier) }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            Diagnostics.fail(
                "register(_:forCellWithReuseIdentifier:) takes a kind of UICollectionViewCell",
                explanation:
                    "  seen           \(cellClass)\n  try            make it a subclass of UICollectionViewCell")
        }
        registrations.register(type, identifier: identifier)
    }

    func register(view viewClass: AnyClass?, kind: String, identifier: String) {
        guard let viewClass else { return registrations.register(nil, kind: kind, identifier: identifier) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            Diagnostics.fail(
                "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) takes a kind of UICollectionReusableView",
                explanation:
                    "  seen           \(viewClass)\n  try            make it a subclass of UICollectionReusableView")
        }
        registrations.register(type, kind: kind, identifier: identifier)
    }

    /// nil removes the registration.
    ///
    /// - Parameter kind: nil for cells.
    func register(_ nib: UINib?, kind: String?, identifier: String) {
        guard let nib else { return registrations.register(nil, kind: kind, identifier: identifier) }
        registrations.register(nib, kind: kind, identifier: identifier)
    }

    /// Returns the number of a kind. A new kind gets the next number.
    func kind(named name: String, isDecoration: Bool = false) -> ElementKind {
        registrations.kind(named: name, isDecoration: isDecoration)
    }

    // MARK: Dequeuing

    /// Returns a cell of the registered class, new or reused, at its place for the index path (R102).
    func dequeueCell(
        identifier: String, for path: IndexPath, _ view: UICollectionView
    ) -> UICollectionViewCell {
        // A layout pass is on the main thread, and calls this for each cell.
        if !view.pass.isLayingOut {
            MainThread.require("-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]")
        }
        guard !identifier.isEmpty else { failOnEmptyIdentifier("Cell") }
        guard let registered = registrations.cell(for: identifier) else {
            failOnUnregistered("UICollectionElementKindCell", identifier)
        }
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        return takenOrMade(registered, identifier, at: path, view)
    }

    /// Returns a cell of a registration. The first call registers its class here.
    func dequeueCell(
        of registration: RegistrationIdentity, for path: IndexPath, _ view: UICollectionView
    ) -> UICollectionViewCell {
        if !view.pass.isLayingOut {
            MainThread.require(
                "-[UICollectionView dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:]")
        }
        registration.refuseIfMadeInProvider(of: self)
        let registered = registrations.views(of: registration)
        if let cell = reconfigured, cell.shelf == registered.shelf { return cell }
        return takenOrMade(registered, registration.reuseIdentifier, at: path, view)
    }

    @inline(__always)
    private func takenOrMade(
        _ registered: ViewRegistrations.Registration, _ identifier: String, at path: IndexPath,
        _ view: UICollectionView
    ) -> UICollectionViewCell {
        let dequeued: UICollectionReusableView
        if let waiting = pool.take(from: registered.shelf) ?? takeOldestFilledCell(on: registered.shelf) {
            view.trace.cellsReused += 1
            dequeued = waiting
            makeReady(dequeued, view)
        } else {
            view.trace.cellsCreated += 1
            dequeued = made(registered.viewClass, identifier, registered.shelf, view)
        }
        place(dequeued, at: path, kind: nil, view)
        return unsafeDowncast(dequeued, to: UICollectionViewCell.self)
    }

    func dequeueSupplementaryView(ofKind kind: String, identifier: String, for path: IndexPath)
        -> UICollectionReusableView
    {
        MainThread.require(
            "-[UICollectionView dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]")
        guard !identifier.isEmpty else { failOnEmptyIdentifier("SupplementaryView") }
        guard let registered = registrations.view(kind: kind, identifier: identifier) else {
            failOnUnregistered(kind, identifier)
        }
        return view(of: registered, kind: kind, identifier: identifier, at: path)
    }

    /// Returns a supplementary view of a registration. The first call registers its class here.
    func dequeueSupplementaryView(of registration: RegistrationIdentity, for path: IndexPath)
        -> UICollectionReusableView
    {
        MainThread.require(
            "-[UICollectionView dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:]")
        registration.refuseIfMadeInProvider(of: self)
        return view(
            of: registrations.views(of: registration), kind: registration.elementKind ?? "",
            identifier: registration.reuseIdentifier, at: path)
    }

    /// Returns nil if the layout registered neither a class nor a XIB for the kind.
    func dequeueDecorationView(ofKind kind: String, for path: IndexPath) -> UICollectionReusableView? {
        guard let source = layout.decorationSource(ofKind: kind),
            let registered = registrations.views(of: source, kind: kind)
        else { return nil }
        return view(of: registered, kind: kind, identifier: "", at: path)
    }

    /// Whether the layout didn't register the class or XIB that created a decoration view.
    func isOfOtherLayout(_ decoration: UICollectionReusableView, _ kind: ElementKind) -> Bool {
        let source = layout.decorationSource(ofKind: registrations.name(of: kind))
        return source == nil || source != registrations.decorationSource(ofShelf: decoration.shelf)
    }

    private func view(
        of registered: ViewRegistrations.Registration, kind: String, identifier: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let view = view
        let dequeued: UICollectionReusableView
        if let waiting = pool.take(from: registered.shelf) {
            view.trace.supplementaryViewsReused += 1
            dequeued = waiting
            makeReady(dequeued, view)
        } else {
            view.trace.supplementaryViewsCreated += 1
            dequeued = made(registered.viewClass, identifier, registered.shelf, view)
        }
        place(dequeued, at: path, kind: kind, view)
        return dequeued
    }

    private func made(
        _ viewClass: UICollectionReusableView.Type, _ identifier: String, _ shelf: Int,
        _ view: UICollectionView
    ) -> UICollectionReusableView {
        let new: UICollectionReusableView
        if let nib = registrations.nib(ofShelf: shelf) {
            new = NibView(nib, identifier: registrations.isOwned(shelf) ? nil : identifier, mustBe: viewClass).view
        } else {
            let size = view.elements.pending?.size ?? .zero
            new = ReusableViewFactory.make(viewClass, frame: CGRect(origin: .zero, size: size))
        }
        new.reuseIdentifier = identifier
        new.shelf = shelf
        return new
    }

    private func makeReady(_ waiting: UICollectionReusableView, _ view: UICollectionView) {
        waiting.isInPool = false
        // Animations that it ran for another element end.
        if view.updates.runningMovements > 0 { waiting.layerStorage.finishViewAnimations() }
        waiting.sizeAskedAbout = nil
        if waiting.sectionShift != .zero { waiting.sectionShift = .zero }
        waiting.prepareForReuse()
        waiting.willShowAnotherElement()
    }

    /// R102: applies the layout's attributes before the data source gets the view.
    private func place(
        _ dequeued: UICollectionReusableView, at path: IndexPath, kind: String?, _ view: UICollectionView
    ) {
        guard view.handMovement.lifted != nil, kind == nil else {
            return placeAndTell(dequeued, at: path, kind: kind, view)
        }
        placeAndTell(dequeued, at: view.order.shownPath(ofData: path), kind: kind, view)
    }

    @inline(__always)
    private func placeAndTell(
        _ dequeued: UICollectionReusableView, at path: IndexPath, kind: String?, _ view: UICollectionView
    ) {
        putInPlace(dequeued, at: path, kind: kind, view)
        guard view.listRows.concern(dequeued), let place = IndexPathPair(path) else { return }
        let element = ElementKey(
            kind: kind.map { registrations.kind(named: $0) } ?? .cell, section: place.first, item: place.second)
        view.listRows.tell(dequeued, element, view)
    }

    @inline(__always)
    private func putInPlace(
        _ dequeued: UICollectionReusableView, at path: IndexPath, kind: String?, _ view: UICollectionView
    ) {
        if let element = view.elements.pending, let place = IndexPathPair(path), place.second == element.key.item,
            place.first == element.key.section,
            kind == nil ? element.key.isCell : kind == registrations.name(of: element.key.kind)
        {
            view.elements.wasDequeued(dequeued)
            if let attributes = element.attributes { return dequeued.take(attributes) }
            let extras = element.key.isCell ? nil : AttributesExtras.having(kind: kind)
            return dequeued.take(
                place.second, in: place.first, frame: element.frame, zIndex: element.zIndex, extras: extras)
        }
        if let element = view.elements.pending, !element.key.isInSection, element.key.path == path, let kind,
            kind == registrations.name(of: element.key.kind), let attributes = element.attributes
        {
            view.elements.wasDequeued(dequeued)
            return dequeued.take(attributes)
        }
        let attributes =
            kind.map { view.layoutStorage.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
            ?? view.layoutAttributesForItem(at: path)
        if let attributes { dequeued.take(attributes) }
    }

    /// While `body` runs, `dequeue…` returns this cell instead of another one of its identifier.
    func refilling<Answer>(_ cell: UICollectionViewCell, _ body: () -> Answer) -> Answer {
        let outer = reconfigured
        reconfigured = cell
        defer { reconfigured = outer }
        return body()
    }

    // MARK: Views that wait for reuse

    @inline(__always)
    func putBack(_ waiting: consuming UICollectionReusableView, on shelf: Int) { pool.put(waiting, on: shelf) }

    /// Calls `body` with each view that was put back since the last call and still waits.
    ///
    /// - Parameter shownCount: The number of visible views. At most twice as many cells stay configured: a screenful on
    ///   each side.
    @inline(__always)
    func settle(shownCount: Int, _ body: (UICollectionReusableView) -> Void) {
        // Before the pool settles, because surplus cells go into it.
        while filled.count > 2 * shownCount, let (cell, shelf) = filled.takeOldest() { putIntoPool(cell, shelf) }
        pool.settle(body)
        filled.settle { body(Self.cell($0)) }
    }

    // MARK: Cells that stay configured

    /// Whether there could be a configured cell for this item. false is certain.
    @inline(__always)
    func mayHaveFilledCell(_ key: ElementKey) -> Bool { filled.mayHold(key) }

    /// The configured cell of an item that is out of view.
    func filledCell(_ key: ElementKey) -> UICollectionViewCell? {
        filled[key].map { unsafeDowncast($0, to: UICollectionViewCell.self) }
    }

    var filledCount: Int { filled.count }

    func key(ofFilled cell: UICollectionViewCell) -> ElementKey? { filled.key(of: cell) }

    @inline(__always)
    func keepFilled(
        _ cell: consuming UICollectionReusableView, for key: ElementKey, on shelf: Int, isPrepared: Bool = false
    ) { filled.insert(cell, for: key, on: shelf, isPrepared: isPrepared) }

    @inline(__always)
    func takeFilledCell(_ key: ElementKey) -> UICollectionReusableView? { filled.take(key).map(Self.cell) }

    @inline(__always)
    private func takeOldestFilledCell(on shelf: Int) -> UICollectionReusableView? {
        guard let cell = filled.takeOldest(on: shelf) else { return nil }
        return Self.cell(cell)
    }

    /// Keeps the cells of these items from being reused for others until ``spareNone()``, because they come into view
    /// next.
    func spare(_ items: Range<Int>, inSection section: Int) {
        filled.sparedItems = items
        filled.sparedSection = section
    }

    func spare(_ keys: [ElementKey]) { filled.spared = keys }

    func spareNone() {
        filled.sparedItems = 0..<0
        if !filled.spared.isEmpty { filled.spared = [] }
    }

    /// Puts all configured cells into the pool, so that the data source configures every cell that comes into view.
    func forgetFilledCells() {
        guard filled.count > 0 else { return }
        while let (cell, shelf) = filled.takeOldest() { putIntoPool(cell, shelf) }
    }

    /// Puts the item's configured cell into the pool. If the item comes into view, the data source configures a new
    /// one.
    func forgetFilledCell(_ key: ElementKey) {
        if let cell = takeFilledCell(key) { pool.put(cell, on: cell.shelf) }
    }

    func setKeepsFilledCells(_ keeps: Bool) {
        keepsFilledCells = keeps
        if !keeps { forgetFilledCells() }
    }

    override func follow(_ movement: ElementMovement) {
        guard filled.count > 0 else { return }
        for (cell, shelf) in filled.follow(movement.newKey) { putIntoPool(cell, shelf) }
    }

    private func putIntoPool(_ cell: AnyObject, _ shelf: Int) { pool.put(Self.cell(cell), on: shelf) }

    /// Everything in the pool is a reusable view.
    @inline(__always)
    private static func cell(_ object: AnyObject) -> UICollectionReusableView {
        unsafeDowncast(object, to: UICollectionReusableView.self)
    }

    override func checkInvariants(_ report: (String) -> Void) {
        if !keepsFilledCells, filled.count > 0 { report("\(filled.count) cells stay filled although none should") }
        if reconfigured != nil { report("a cell is being filled again outside of a call") }
    }

    // MARK: Mistakes

    private func failOnUnregistered(_ kind: String, _ identifier: String) -> Never {
        Diagnostics.fail(
            """
            could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class \
            for the identifier or connect a prototype cell in a storyboard
            """,
            explanation: """
                  seen           the identifier "\(identifier)"
                  expected       an identifier that the app registered a class for
                  likely cause   register(…) was not called on this collection view, or the identifiers differ in a letter
                  try            register(MyView.self, …) with the same identifier, before the first layout
                """)
    }

    private func failOnEmptyIdentifier(_ what: String) -> Never {
        Diagnostics.fail(
            "must pass a valid reuse identifier to -[UICollectionView dequeueReusable\(what)WithReuseIdentifier:forIndexPath:]",
            explanation:
                "  seen           an empty identifier\n  try            the identifier of a registered class")
    }
}
