/// Where a collection view stands between "all is out of date" and "every view is where it belongs", and what may happen there.
///
/// Three things are kept apart: what is known of the layout, which views have to be compared with it, and what is being done
/// at the moment. Whatever is done calls the app, and the app may come back with anything; what may begin in the middle of
/// something else is said in ``begin(_:)``, and nowhere else.
///
///     prepared ──invalidate──▶ invalid ──layoutIsPrepared──▶ prepared
///         │                       │                              ▲
///         └────────reload─────────┴──▶ reloadPending ────────────┘
struct PassStages {
    /// What is known of the layout.
    enum Layout: Equatable {
        /// All data is another: everything is forgotten before the layout is next prepared.
        case reloadPending
        /// It has to be prepared again. Cells stay where every invalidation so far left them where they are.
        case invalid(cellsStay: Bool)
        /// It can be asked.
        case prepared
    }

    /// Which views have to be compared with the layout one by one, because it said new things.
    enum Comparison: Int, Comparable {
        case none, supplementaryViews, allViews

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// What takes a while and calls the app.
    enum Work: UInt8 {
        /// Views are made, moved and taken away.
        case layingOut = 1
        /// The layout computes where everything is.
        case preparing = 2
        /// The layout is asked about other bounds, or was, and content is on its way there.
        case changingBounds = 4
    }

    private(set) var layout = Layout.reloadPending
    private(set) var comparison = Comparison.allViews
    /// Whether elements were shown since the data was last reloaded.
    private(set) var isLaidOut = false
    private var work: UInt8 = 0
    /// Whether layout was asked for in the middle of a pass.
    private var isDueAgain = false

    /// Whether this is being done at the moment.
    func isDoing(_ what: Work) -> Bool { work & what.rawValue != 0 }

    /// What is known of the layout can be asked for.
    var isPrepared: Bool { layout == .prepared }

    // MARK: News

    /// The data is another.
    mutating func reload() {
        layout = .reloadPending
        isLaidOut = false
    }

    /// The layout has to be prepared again, and views to be compared with it: all, or but those of headers and footers.
    ///
    /// - Returns: Whether every cell is still where it was.
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

    /// These views have to be compared with the layout, in addition to those that have to be already.
    mutating func compare(_ views: Comparison) { comparison = max(comparison, views) }

    /// `prepare()` is called now. The layout counts as prepared from the beginning, so that it can be asked from inside, and an
    /// invalidation during `prepare()` isn't lost. Headers and footers are compared again even if they already were since the
    /// invalidation: the content may have scrolled after that.
    mutating func layoutIsPrepared() {
        compare(layout == .invalid(cellsStay: true) ? .supplementaryViews : .allViews)
        layout = .prepared
    }

    /// All views are where the layout says.
    mutating func viewsWereCompared() { comparison = .none }

    /// A pass has come to its end.
    mutating func wasLaidOut() { isLaidOut = true }

    // MARK: Work

    /// Whether this may begin now; if so, it has begun.
    ///
    /// - A pass in a pass is refused: a data source that forces layout while it makes a cell gets it when the pass is over.
    /// - The layout is prepared when it is out of date, and not while it is being prepared.
    /// - A layout that moves content when it is asked about bounds is not asked about that.
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

    /// It is done. Answers whether a pass has to follow, because one was asked for meanwhile.
    @discardableResult
    mutating func end(_ done: Work) -> Bool {
        work &= ~done.rawValue
        guard done == .layingOut, isDueAgain else { return false }
        isDueAgain = false
        return true
    }
}
