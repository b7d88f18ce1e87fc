/// How far a collection view is between "everything is out of date" and "every view is at its place", and what may
/// begin in each state.
///
/// This separates three questions: what is known of the layout, which views have to be compared with it, and what the
/// collection view is doing at the moment. Each activity calls the app, and the app may call any method. Only
/// ``begin(_:)`` decides what may begin during something else.
///
///     prepared ──invalidate──▶ invalid ──layoutIsPrepared──▶ prepared
///         │                       │                              ▲
///         └────────reload─────────┴──▶ reloadPending ────────────┘
struct PassStages {
    /// The state of the layout.
    enum Layout: Equatable {
        /// The data was reloaded. Everything is discarded before the next `prepare()`.
        case reloadPending
        /// The layout has to be prepared again. `cellsStay` is true if no invalidation so far moved cells.
        case invalid(cellsStay: Bool)
        /// The layout is up to date.
        case prepared
    }

    /// Which views have to be compared with the layout one by one, because it changed.
    enum Comparison: Int, Comparable {
        case none, supplementaryViews, allViews

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// The activities that call the app.
    enum Work: UInt8 {
        /// Views are being created, moved and removed.
        case layingOut = 1
        /// The layout is computing frames, in `prepare()`.
        case preparing = 2
        /// The layout is being asked about other bounds, or the content is on its way there.
        case changingBounds = 4
    }

    private(set) var layout = Layout.reloadPending
    private(set) var comparison = Comparison.allViews
    /// Whether elements were shown since the last `reloadData()`.
    private(set) var isLaidOut = false
    private var work: UInt8 = 0
    /// Whether a layout pass was requested during one.
    private var isDueAgain = false

    /// Whether this activity is in progress.
    func isDoing(_ what: Work) -> Bool { work & what.rawValue != 0 }

    /// Whether the layout is up to date.
    var isPrepared: Bool { layout == .prepared }

    // MARK: Changes

    /// The data was reloaded.
    mutating func reload() {
        layout = .reloadPending
        isLaidOut = false
    }

    /// Marks the layout as out of date. All views, or only headers and footers, have to be compared with it.
    ///
    /// - Returns: Whether every cell is still at its place.
    @discardableResult
    mutating func invalidate(cellsStay: Bool) -> Bool {
        switch layout {
        case .prepared: layout = .invalid(cellsStay: cellsStay)
        case .invalid(let didStay): layout = .invalid(cellsStay: cellsStay && didStay)
        case .reloadPending: break
        }
        let stay = layout == .invalid(cellsStay: true)
        compare(stay ? .supplementaryViews : .allViews)
        return stay
    }

    /// Adds views to those that have to be compared with the layout.
    mutating func compare(_ views: Comparison) { comparison = max(comparison, views) }

    /// Called just before `prepare()`. The layout counts as prepared from then on, so that `prepare()` can use it, and
    /// so that an invalidation during `prepare()` isn't lost. Headers and footers are compared again even if they were
    /// since the invalidation, because the content may have scrolled after that.
    mutating func layoutIsPrepared() {
        compare(layout == .invalid(cellsStay: true) ? .supplementaryViews : .allViews)
        layout = .prepared
    }

    /// All views are at their places.
    mutating func viewsWereCompared() { comparison = .none }

    /// A layout pass has ended.
    mutating func wasLaidOut() { isLaidOut = true }

    // MARK: Work

    /// Begins an activity if that's possible now, and returns whether it is.
    ///
    /// - No layout pass begins during a layout pass. If a data source forces layout while it creates a cell, another
    ///   pass follows.
    /// - The layout is prepared if it's out of date, and not during `prepare()`.
    /// - A layout that moves content while it's asked about bounds isn't asked about that move.
    mutating func begin(_ new: Work) -> Bool {
        switch new {
        case .layingOut where isDoing(.layingOut):
            isDueAgain = true
            return false
        case .preparing:
            guard !isPrepared, !isDoing(.preparing) else { return false }
        case .changingBounds:
            guard !isDoing(.changingBounds) else { return false }
        case .layingOut: break
        }
        work |= new.rawValue
        return true
    }

    /// Ends an activity. Returns whether a layout pass has to follow, because one was requested meanwhile.
    @discardableResult
    mutating func end(_ done: Work) -> Bool {
        work &= ~done.rawValue
        guard done == .layingOut, isDueAgain else { return false }
        isDueAgain = false
        return true
    }
}
