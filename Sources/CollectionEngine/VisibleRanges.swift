/// The visible items as runs of consecutive items: the form in which a built-in layout returns them.
///
/// Comparing the runs of two frames finds the items that entered and left without a look at those that stayed.
@usableFromInline package struct VisibleRanges: Sendable, Hashable {
    @usableFromInline package struct Run: Sendable, Hashable {
        @usableFromInline package var section: Int
        @usableFromInline package var items: Range<Int>

        package init(section: Int, items: Range<Int>) {
            self.section = section
            self.items = items
        }
    }

    /// The runs in order of section and item. They don't overlap.
    @usableFromInline package private(set) var runs: [Run] = []

    package init() {}

    package init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Makes runs of items in any order, each once.
    package init(of places: [ItemPlace]) {
        for place in places.sorted() {
            append(section: place.section, items: place.item..<place.item + 1)
        }
    }

    package mutating func append(section: Int, items: Range<Int>) {
        guard !items.isEmpty else { return }
        if let last = runs.last, last.section == section, last.items.upperBound == items.lowerBound {
            runs[runs.count - 1].items = last.items.lowerBound..<items.upperBound
        } else {
            runs.append(Run(section: section, items: items))
        }
    }

    @inlinable @inline(__always) package func contains(_ item: Int, in section: Int) -> Bool {
        runs.contains { $0.section == section && $0.items.contains(item) }
    }

    package mutating func removeAll() { runs.removeAll(keepingCapacity: true) }

    /// Calls `body` with each run of `self` that isn't in `other`.
    ///
    /// - Complexity: O(runs of both).
    package func forEachRun(missingIn other: VisibleRanges, _ body: (Run) -> Void) {
        var index = 0
        for run in runs {
            while index < other.runs.count, other.runs[index].isBefore(run) { index += 1 }
            var low = run.items.lowerBound
            var probe = index
            while probe < other.runs.count, other.runs[probe].section == run.section,
                other.runs[probe].items.lowerBound < run.items.upperBound
            {
                let covered = other.runs[probe].items
                if low < covered.lowerBound { body(Run(section: run.section, items: low..<covered.lowerBound)) }
                low = max(low, covered.upperBound)
                probe += 1
            }
            if low < run.items.upperBound { body(Run(section: run.section, items: low..<run.items.upperBound)) }
        }
    }
}

extension VisibleRanges.Run {
    fileprivate func isBefore(_ run: Self) -> Bool {
        section < run.section || section == run.section && items.upperBound <= run.items.lowerBound
    }
}
