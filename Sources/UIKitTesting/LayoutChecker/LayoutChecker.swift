import CoreGraphics
import Foundation
import UIKitCore

/// Tries out a layout: scrolls, resizes, turns, inserts, deletes, moves and reloads at random, and looks after each step whether
/// the layout keeps the rules that a collection view takes for granted (``LayoutRule``).
///
///     var checker = LayoutChecker(items: [3, 0, 40]) { CircleLayout() }
///     checker.runs = 20
///     let report = checker.check()
///     print(report)
///
/// In a test, ``checkLayout(_:items:)`` is all of it in a line.
@MainActor public struct LayoutChecker {
    /// Makes the layout, a new one each time it's called. All that it makes behave alike.
    public let makeLayout: () -> UICollectionViewLayout

    /// How many items each section has before anything happens.
    public var items: [Int]

    /// The collection view's size at first, in points. 320 x 480 by default.
    public var size = CGSize(width: 320, height: 480)

    /// Makes the collection view's delegate, a flow layout's for instance. It's kept as long as the collection view. None by
    /// default.
    public var makeDelegate: () -> (any UICollectionViewDelegate)? = { nil }

    /// The class of the cells. By default they are empty, and take the size that they are given.
    public var cellClass: UICollectionViewCell.Type = PlainCell.self

    /// Called with each cell that comes into view, to fill it. Does nothing by default.
    public var prepareCell: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    /// What size a cell of the default class would rather have, in points, where the layout lets cells size themselves. nil, the
    /// default, is the size that it's given.
    public var cellSize: ((IndexPath) -> CGSize)?

    /// Makes the collection view, where it is of a class of its own. A `UICollectionView` by default.
    public var makeView: (CGRect, UICollectionViewLayout) -> UICollectionView = {
        UICollectionView(frame: $0, collectionViewLayout: $1)
    }

    /// Called with each collection view before it's shown, to set insets for instance. Does nothing by default.
    public var prepareView: (UICollectionView) -> Void = { _ in }

    /// What is checked: by default everything but ``LayoutRule/work``, which needs ``scrolling``.
    public var rules = Set(LayoutRule.allCases)

    /// How the work of a scroll step may grow with the number of items. nil, the default, doesn't measure it.
    public var scrolling: LayoutGrowth?

    /// Whether items come, go, move and are reloaded. true by default; false for layouts of data that never changes.
    public var changesItems = true

    /// Whether sections do so, too. By default where there are at least two at first: a layout that is tried with one
    /// section, as circles and decks are, has one for ever.
    public var changesSections: Bool

    /// How many random runs there are, each with a seed of its own. 4 by default. Sections of no, one and two items come before that.
    public var runs = 4

    /// How many steps a run has. 30 by default.
    public var steps = 30

    /// The seed of the first run; each further run has the next number. `UIKIT_SEED` sets it, and is 1 by default.
    public var seed = ProcessInfo.processInfo.environment["UIKIT_SEED"].flatMap { UInt64($0) } ?? 1

    /// One case in place of the random ones, as a finding's last line has it. `UIKIT_REPLAY` sets it; nil by default.
    public var replay = ProcessInfo.processInfo.environment["UIKIT_REPLAY"]

    /// Runs that may be made to find the smallest case of each finding.
    var shrinkingBudget = 250

    /// - Parameters:
    ///   - items: How many items each section has before anything happens.
    ///   - makeLayout: Makes the layout, a new one each time.
    public init(items: [Int], _ makeLayout: @escaping @MainActor () -> UICollectionViewLayout) {
        self.items = items.map { max($0, 0) }
        changesSections = items.count > 1
        self.makeLayout = makeLayout
    }

    /// Tries the layout out.
    ///
    /// - Returns: The findings: at most one per rule, each with the smallest case that shows it.
    /// - Complexity: O(``runs`` x ``steps``) for the runs, each step with about fifty questions to the layout; up to 250 shorter runs
    ///   for each finding. A second for a hundred items, as a rule.
    public func check() -> LayoutReport {
        var report = LayoutReport(layout: "\(type(of: makeLayout()))", findings: [])
        let rules = rules.subtracting([.work])
        if let layoutCase = replay.flatMap(LayoutCase.init(token:)) {
            let violations = LayoutRun.violations(of: self, in: layoutCase, rules: rules)
            report.findings = findings(violations, in: layoutCase, report.layout) { $1 }
            return report
        }
        let (width, height) = (max(Int(size.width), 1), max(Int(size.height), 1))
        let dice = (0..<UInt64(max(runs, 0))).map { run in
            LayoutCase.random(
                items: items, width: width, height: height, steps: max(steps, 0), seed: seed &+ run, changing: changes)
        }
        let corners = LayoutCase.corners(of: items, width: width, height: height, changing: changes)
        for layoutCase in (dice.isEmpty ? [] : corners) + dice {
            let open = rules.subtracting(report.findings.map(\.rule))
            let violations = LayoutRun.violations(of: self, in: layoutCase, rules: open)
            report.findings += findings(violations, in: layoutCase, report.layout, shrunk)
        }
        report.runs = dice.count
        report.steps = dice.reduce(0) { $0 + $1.steps.count }
        if let scrolling {
            let work = measureWork()
            report.work = work
            if self.rules.contains(.work), work.growth > scrolling {
                report.findings.append(LayoutFinding(work, allowed: scrolling, layout: report.layout))
            }
        }
        report.findings.sort { $0.rule.order < $1.rule.order }
        return report
    }

    /// How much a scroll step costs in a thousand, ten thousand and a hundred thousand items.
    ///
    /// - Complexity: That of preparing the layout for a hundred thousand items, and for each scroll step where it's prepared again.
    public func measureWork() -> LayoutWork { WorkMeasurement(checker: self).measured() }

    private func findings(
        _ violations: [LayoutRule: LayoutViolation], in layoutCase: LayoutCase, _ layout: String,
        _ smaller: (LayoutViolation, LayoutCase) -> LayoutCase
    ) -> [LayoutFinding] {
        violations.values.sorted { $0.rule.order < $1.rule.order }.map { violation in
            let smallest = smaller(violation, layoutCase)
            // What is told is what is seen in the smallest case.
            let told =
                LayoutRun.violations(of: self, in: smallest, rules: [violation.rule])[violation.rule] ?? violation
            return LayoutFinding(told, in: smallest, layout: layout)
        }
    }

    private var changes: LayoutChanges {
        LayoutChanges(changesItems ? [.items] : []).union(changesSections ? .sections : [])
    }

    private func shrunk(_ violation: LayoutViolation, _ layoutCase: LayoutCase) -> LayoutCase {
        var start = layoutCase
        start.steps = Array(start.steps.prefix(violation.steps))
        var shrinker = CaseShrinker(budget: shrinkingBudget, dropsSections: changesSections) { candidate in
            LayoutRun.violations(of: self, in: candidate, rules: [violation.rule])[violation.rule] != nil
        }
        return shrinker.smallest(of: start)
    }
}
