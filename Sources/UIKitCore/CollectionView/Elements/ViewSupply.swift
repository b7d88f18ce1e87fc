import CollectionEngine
import CoreGraphics
import Foundation

/// Where views come from, and where they wait when they are out of sight.
///
/// A cell that leaves the screen stays filled for a while (R110): when its item comes back it is shown again, and the data
/// source is not asked. It lies hidden where cells for other items are taken from when the pool has none.
@MainActor final class ViewSupply: CollectionPart {
    // Exclusivity is not checked at run time, for the reason given in ShownElements.

    /// Counted up for each collection view of the program, from 1 on.
    let number: Int
    private static var madeSoFar = 0

    override init() {
        Self.madeSoFar += 1
        number = Self.madeSoFar
    }

    /// The classes, and numbers for the kinds of supplementary and decoration views.
    @exclusivity(unchecked) private(set) var registrations = ViewRegistrations()
    @exclusivity(unchecked) private var pool = ReusePool<UICollectionReusableView>()
    @exclusivity(unchecked) private var filled = FilledCells()
    /// As ``UICollectionView/isPrefetchingEnabled`` says; it is looked at for each cell that leaves.
    @exclusivity(unchecked) private(set) var keepsFilledCells = true
    /// The cell that is being filled again, and is dequeued in place of another.
    @exclusivity(unchecked) private var reconfigured: UICollectionViewCell?

    // MARK: Classes

    /// nil takes the name back (R115).
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

    /// nil takes the name back.
    ///
    /// - Parameter kind: nil for cells.
    func register(_ nib: UINib?, kind: String?, identifier: String) {
        guard let nib else { return registrations.register(nil, kind: kind, identifier: identifier) }
        registrations.register(nib, kind: kind, identifier: identifier)
    }

    /// The number of a kind, which it gets when it is first met.
    func kind(named name: String, isDecoration: Bool = false) -> ElementKind {
        registrations.kind(named: name, isDecoration: isDecoration)
    }

    // MARK: Dequeuing

    /// A cell of the registered class, new or used before, already placed where the path belongs (R102).
    func dequeueCell(
        identifier: String, for path: IndexPath, _ view: UICollectionView
    ) -> UICollectionViewCell {
        // A pass that is being made is on the main thread, and asks for each cell.
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

    /// A cell of a registration, which names its class here when it is first used.
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

    /// A supplementary view of a registration, which names its class here when it is first used.
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

    /// nil where the layout registered neither a class nor a XIB for the kind.
    func dequeueDecorationView(ofKind kind: String, for path: IndexPath) -> UICollectionReusableView? {
        guard let source = layout.decorationSource(ofKind: kind),
            let registered = registrations.views(of: source, kind: kind)
        else { return nil }
        return view(of: registered, kind: kind, identifier: "", at: path)
    }

    /// Whether the layout registered another class or XIB than the one that made a decoration view, or nothing.
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
        // What it did as another element's view is not seen at this one's.
        if view.updates.runningMovements > 0 { waiting.layerStorage.finishViewAnimations() }
        waiting.sizeAskedAbout = nil
        if waiting.sectionShift != .zero { waiting.sectionShift = .zero }
        waiting.prepareForReuse()
        waiting.willShowAnotherElement()
    }

    /// R102: the layout's attributes are applied before the data source gets to see the view.
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

    /// While `body` runs, the cell is dequeued in place of another of its identifier.
    func refilling<Answer>(_ cell: UICollectionViewCell, _ body: () -> Answer) -> Answer {
        let outer = reconfigured
        reconfigured = cell
        defer { reconfigured = outer }
        return body()
    }

    // MARK: Views that wait

    @inline(__always)
    func putBack(_ waiting: consuming UICollectionReusableView, on shelf: Int) { pool.put(waiting, on: shelf) }

    /// Calls `body` with each view that came in since the last time and still waits.
    ///
    /// - Parameter shownCount: How many views are shown; at most as many cells stay filled as fit on the screen before and
    ///   behind them.
    @inline(__always)
    func settle(shownCount: Int, _ body: (UICollectionReusableView) -> Void) {
        // First, because those that are too many go into the pool.
        while filled.count > 2 * shownCount, let (cell, shelf) = filled.takeOldest() { putIntoPool(cell, shelf) }
        pool.settle(body)
        filled.settle { body(Self.cell($0)) }
    }

    // MARK: Cells that stay filled

    /// Whether there could be one for this item. No is certain.
    @inline(__always)
    func mayHaveFilledCell(_ key: ElementKey) -> Bool { filled.mayHold(key) }

    /// The cell that shows an item out of sight.
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

    /// Cells of these items are not taken for others until ``spareNone()``: they come into sight next.
    func spare(_ items: Range<Int>, inSection section: Int) {
        filled.sparedItems = items
        filled.sparedSection = section
    }

    func spare(_ keys: [ElementKey]) { filled.spared = keys }

    func spareNone() {
        filled.sparedItems = 0..<0
        if !filled.spared.isEmpty { filled.spared = [] }
    }

    /// No cell shows an item that is out of sight any more; whatever comes into view is filled again.
    func forgetFilledCells() {
        guard filled.count > 0 else { return }
        while let (cell, shelf) = filled.takeOldest() { putIntoPool(cell, shelf) }
    }

    /// The item's cell is not kept any more; when the item comes into view, one is filled again.
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

    /// Whatever is put there is a reusable view.
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
                  expected       one that a class was registered for
                  likely cause   register(…) was not called on this collection view, or the identifiers differ in a letter
                  try            register(MyView.self, …) with the same identifier, before the first layout
                """)
    }

    private func failOnEmptyIdentifier(_ what: String) -> Never {
        Diagnostics.fail(
            "must pass a valid reuse identifier to -[UICollectionView dequeueReusable\(what)WithReuseIdentifier:forIndexPath:]",
            explanation:
                "  seen           an empty identifier\n  try            the identifier the class was registered under")
    }
}
