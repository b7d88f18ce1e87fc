import CoreGraphics
import LayoutEngine
import Testing

@Suite("Flow layouts recorded on UIKit") struct FlowFixtureTests {
    @Test(
        "the solver puts everything where UIKit did", arguments: try Fixtures.flowCases().filter { !$0.needsCells })
    func agree(flow: FlowCase) {
        let differences = flow.differences(from: flow.input.solved)
        #expect(differences.isEmpty, "\(flow.name)\n\(differences.joined(separator: "\n"))")
    }

    @Test("no case is passed over in silence")
    func count() throws {
        let cases = try Fixtures.ownFlowCases()
        #expect(cases.count { !$0.needsCells } == 37)
        #expect(cases.count { $0.needsCells } == 12)
        #expect(Set(cases.map(\.name)).count == cases.count)
    }
}

extension FlowInput {
    fileprivate var solved: FlowSolution { FlowSolver().solve(self) }
}

extension FlowCase: CustomTestStringConvertible {
    var testDescription: String { name }

    /// One line for everything that is elsewhere: what, where UIKit put it, where we do.
    fileprivate func differences(from solved: FlowSolution) -> [String] {
        var lines: [String] = []
        func compare(_ what: String, _ expected: CGRect?, _ found: CGRect?) {
            guard !Self.isNear(expected, found) else { return }
            lines.append("\(what): UIKit \(Self.text(expected)), here \(Self.text(found))")
        }
        for (section, item, frame) in expectation.items {
            compare("item \(section) \(item)", frame, solved.frame(ofItem: item, inSection: section))
        }
        for (section, frame) in expectation.headers {
            compare("header \(section)", frame, solved.frame(ofHeaderInSection: section))
        }
        for (section, frame) in expectation.footers {
            compare("footer \(section)", frame, solved.frame(ofFooterInSection: section))
        }
        if let contentSize = expectation.contentSize {
            compare(
                "content", CGRect(origin: .zero, size: contentSize), CGRect(origin: .zero, size: solved.contentSize))
        }
        return lines
    }

    /// Recordings were printed with six digits.
    private static func isNear(_ left: CGRect?, _ right: CGRect?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return zip(numbers(left), numbers(right)).allSatisfy { abs($0 - $1) <= 0.01 }
    }

    private static func text(_ rect: CGRect?) -> String { rect.map { "\(numbers($0))" } ?? "nothing" }

    private static func numbers(_ rect: CGRect) -> [CGFloat] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    }
}
