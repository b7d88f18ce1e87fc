import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Reports, as a person reads them.
@MainActor @Suite("Layout checker: reports") struct LayoutReportTests {
    private func finding() throws -> LayoutFinding {
        var checker = LayoutChecker(items: [4]) { NoSingleItems() }
        checker.seed = 1
        return try #require(checker.check()[.single])
    }

    @Test("a finding has what was seen and expected, the smallest case, the cause and the remedy") func text() throws {
        #expect(
            try finding().description == """
                NoSingleItems breaks the rule `single`: The method for a single element returns the same attributes as the \
                method for a rectangle.
                  seen           layoutAttributesForItem(at:) returns nil for item 0 0
                  expected       (0, 30, 320, 60), as layoutAttributesForElements(in:) returns
                  smallest case  [1] items in 320 x 160 points, as shown first
                  likely cause   the layout overrides only one of the two methods, or only one of them changes what super returns
                  try            let both read the same frames, or call one from the other
                  replay         UIKIT_REPLAY=l1-1:320x160:-
                """)
    }

    @Test("a finding's picture has the frame that was expected") func picture() throws {
        let picture = try #require(try finding().picture)
        #expect(picture.contains(##"<rect x="0" y="30" width="320" height="60" fill="none" stroke="#c22""##))
        #expect(picture.contains(">item 0 0</text>"))
        #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    }

    @Test("a replay token runs its case, and no other") func replay() throws {
        var checker = LayoutChecker(items: [100]) { NoSingleItems() }
        checker.replay = "l1-1:320x160:-"
        let report = checker.check()
        #expect(report.findings.map(\.rule) == [.single])
        #expect(report.findings.first?.seen == "layoutAttributesForItem(at:) returns nil for item 0 0")
        checker.replay = "l1--:320x160:-"
        #expect(checker.check().findings.isEmpty)
    }

    @Test("the token of an invalid update is ignored") func otherToken() {
        var checker = LayoutChecker(items: [3]) { RowsLayout() }
        checker.replay = "u1-20::22:l41e42"
        checker.runs = 1
        #expect(checker.check().runs == 1)
    }

    @Test("rules that the caller removes are not checked") func except() {
        var checker = LayoutChecker(items: [4]) { NoSingleItems() }
        checker.rules.remove(.single)
        #expect(checker.check().findings.isEmpty)
    }

    @Test("a report without findings says how much was checked") func nothing() {
        var checker = LayoutChecker(items: [4]) { RowsLayout() }
        checker.runs = 2
        checker.steps = 5
        #expect(checker.check().description == "RowsLayout: no findings in 2 runs of 10 steps.")
    }

    @Test("a failing test has the finding, how to replay it, and a picture") func issue() throws {
        let file: StaticString = "/tmp/tessera-layout-checker/SomeTests.swift"
        let picture = URL(
            fileURLWithPath: "/tmp/tessera-layout-checker/__Snapshots__/SomeTests/rows.NoSingleItems.single.svg")
        try? FileManager.default.removeItem(at: picture)
        withKnownIssue {
            checkLayout(
                NoSingleItems(), items: [4], adjust: { $0.seed = 1 }, file: file, testName: "rows()")
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("UIKIT_REPLAY=l1-1:320x160:- swift test --filter rows\n")
                    && $0.rawValue.contains(picture.path)
            }
        }
        #expect(try String(contentsOf: picture, encoding: .utf8).contains("item 0 0"))
        try FileManager.default.removeItem(atPath: "/tmp/tessera-layout-checker")
    }

    @Test("after the check the test's own stage is the current one") func stage() {
        let stage = Stage(size: CGSize(width: 111, height: 222))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        checkLayout(RowsLayout(), items: [2], adjust: { $0.runs = 1 })
        #expect(UIScreen.main.bounds.size == CGSize(width: 111, height: 222))
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 1)
    }

    @Test("a correct layout passes") func passes() { checkLayout(RowsLayout(), items: [3, 0, 4]) }

    @Test("a flow layout with a delegate passes, and a scroll step costs the same for any number of items")
    func passesWithDelegate() {
        checkLayout(
            UICollectionViewFlowLayout(), items: [12], delegate: UnevenSizes(), scrolling: .constant,
            adjust: { $0.runs = 1 })
    }
}
