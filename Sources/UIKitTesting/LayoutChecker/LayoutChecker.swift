import CoreGraphics
import Foundation
import UIKitCore

/// Checks a layout with random steps: scrolls, resizes, turns, inserts, deletes, moves and reloads, and looks after
/// each step whether the layout keeps the rules that a collection view relies on (``LayoutRule``).
///
///     var checker = LayoutChecker(items: [3, 0, 40]) { CircleLayout() }
///     checker.runs = 20
///     let report = checker.check()
///     print(report)
///
/// In a test, `checkLayout(_:items:)` does all of this in one line.
@MainActor public struct LayoutChecker {
    /// Makes a new layout each time it's called. All these layouts must behave alike.
    public let makeLayout: () -> UICollectionViewLayout

    /// How many items each section has before the first step.
    public var items: [Int]

    /// The collection view's first size, in points, each from 1 to 100,000. 320 x 480 by default.
    public var size = CGSize(width: 320, height: 480)

    /// Makes the collection view's delegate, for instance a flow layout's delegate. The delegate lives as long as the
    /// collection view. None by default.
    public var makeDelegate: () -> (any UICollectionViewDelegate)? = { nil }

    /// The class of the cells. By default cells are empty, and accept the size that the layout gives them.
    public var cellClass: UICollectionViewCell.Type = PlainCell.self

    /// Called with each cell that comes into view, to fill it. Does nothing by default.
    public var prepareCell: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    /// The size that a cell of the default class prefers, in points, if the layout lets cells size themselves. nil, the
    /// default, is the size that the layout gives the cell.
    public var cellSize: ((IndexPath) -> CGSize)?

    /// Makes the collection view, for a subclass of your own. A `UICollectionView` by default.
    public var makeView: (CGRect, UICollectionViewLayout) -> UICollectionView = {
        UICollectionView(frame: $0, collectionViewLayout: $1)
    }

    /// Called with each collection view before it appears, for instance to set insets. Does nothing by default.
    public var prepareView: (UICollectionView) -> Void = { _ in }

    /// The rules to check: by default all except ``LayoutRule/work``, which needs ``scrolling``.
    public var rules = Set(LayoutRule.allCases)

    /// How the work of a scroll step may grow with the number of items. nil, the default, doesn't measure it.
    public var scrolling: LayoutGrowth?

    /// Whether steps insert, delete, move and reload items. true by default; set it to false for a layout whose data
    /// never changes.
    public var changesItems = true

    /// Whether steps insert, delete and move sections. true by default if there are at least two sections at first:
    /// many layouts that are checked with one section, such as circles and decks, only ever have one.
    public var changesSections: Bool

    /// How many random runs there are, each with its own seed. 4 by default. Runs with sections of no, one and two
    /// items come first.
    public var runs = 4

    /// How many steps a run has. 30 by default.
    public var steps = 30

    /// The seed of the first run; each further run uses the next number. `UIKIT_SEED` sets it; 1 by default.
    public var seed = ProcessInfo.processInfo.environment["UIKIT_SEED"].flatMap { UInt64($0) } ?? 1

    /// The token of one case to run instead of random ones, from a finding's last line. `UIKIT_REPLAY` sets it; nil by
    /// default.
    public var replay = ProcessInfo.processInfo.environment["UIKIT_REPLAY"]

    /// How many runs the search for the smallest case of each finding may make.
    var shrinkingBudget = 250

    /// - Parameters:
    ///   - items: How many items each section has before the first step.
    ///   - makeLayout: Makes the layout, a new one each time.
    public init(items: [Int], _ makeLayout: @escaping @MainActor () -> UICollectionViewLayout) {
        self.items = items.map { max($0, 0) }
        changesSections = items.count > 1
        self.makeLayout = makeLayout
    }

    /// Checks the layout.
    ///
    /// - Returns: The findings: at most one per rule, each with the smallest case that shows it.
    /// - Complexity: O(``runs`` x ``steps``) for the runs, with about fifty calls of the layout per step; then up to
    ///   250 shorter runs for each finding. A hundred items usually take a second.
    public func check() -> LayoutReport {
        var report = LayoutReport(layout: "\(type(of: makeLayout()))", findings: [])
        let rules = rules.subtracting([.work])
        UsableNumber.require(size, of: "LayoutChecker")
        if let layoutCase = replayedCase {
            let violations = LayoutRun.violations(of: self, in: layoutCase, rules: rules)
            report.findings = findings(violations, in: layoutCase, report.layout) { $1 }
            return report
        }
        let (width, height) = (Int(size.width), Int(size.height))
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

    /// Measures how much a scroll step costs with a thousand, ten thousand and a hundred thousand items.
    ///
    /// - Complexity: That of preparing the layout for a hundred thousand items, once and again in each scroll step that
    ///   prepares it.
    public func measureWork() -> LayoutWork { WorkMeasurement(checker: self).measured() }

    /// nil also for the token of an update, which `Stage.replayUpdate(_:)` takes.
    private var replayedCase: LayoutCase? {
        guard let token = replay, token.hasPrefix(LayoutCase.tokenPrefix) else { return nil }
        if let layoutCase = LayoutCase(token: token) { return layoutCase }
        Diagnostics.fail(
            "LayoutChecker cannot replay the case \"\(token)\"",
            explanation: """
                  expected       the token of a finding's last line, as in l1-3.0.40:320x480:s0.500_i2.0_t
                  likely cause   UIKIT_REPLAY, or replay, has a token that was cut off, or that another version wrote
                  try            copy the whole token, or unset UIKIT_REPLAY to check random cases
                """)
    }

    private func findings(
        _ violations: [LayoutRule: LayoutViolation], in layoutCase: LayoutCase, _ layout: String,
        _ smaller: (LayoutViolation, LayoutCase) -> LayoutCase
    ) -> [LayoutFinding] {
        violations.values.sorted { $0.rule.order < $1.rule.order }.map { violation in
            let smallest = smaller(violation, layoutCase)
            // The finding describes what the smallest case shows.
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
