import CoreGraphics
import LayoutEngine
import Testing

/// The cases of FixtureRunTests with the solver alone, without a collection view.
@Suite("Flow layouts recorded on UIKit") struct FlowFixtureTests {
    @Test("the solver puts all elements where UIKit did", arguments: try FlowCase.all().filter { !$0.needsCells })
    func agree(flow: FlowCase) {
        let table = flow.table(of: FlowSolver().solve(flow.input))
        #expect(table.isEmpty, "\(flow.name)\n\(table)")
    }
}

@Suite("Flow layouts recorded on UIKit, with cells made of constraints") @MainActor struct ConstrainedFlowFixtureTests {
    @Test(
        "cells that size themselves by constraints are where UIKit put them",
        arguments: try FlowCase.all().filter(\.needsCells))
    func agree(flow: FlowCase) {
        let table = FlowRun(flow, cells: .constraints).table
        #expect(table.isEmpty, "\(flow.name)\n\(table)")
    }
}

extension FlowCase: CustomTestStringConvertible {
    var testDescription: String { name }

    fileprivate static func all() throws -> [FlowCase] {
        try (FixtureFile.own() + FixtureFile.foreign()).filter { $0.kind == .flow }.flatMap(\.cases).map(FlowCase.init)
    }

    fileprivate func table(of solved: FlowSolution) -> FixtureTable {
        var table = FixtureTable()
        for (section, item, frame) in expectation.items {
            table.compareFrames("item \(section) \(item)", frame, solved.frame(ofItem: item, inSection: section))
        }
        for (section, frame) in expectation.headers {
            table.compareFrames("header \(section)", frame, solved.frame(ofHeaderInSection: section))
        }
        for (section, frame) in expectation.footers {
            table.compareFrames("footer \(section)", frame, solved.frame(ofFooterInSection: section))
        }
        if let size = expectation.contentSize {
            let found = CGRect(origin: .zero, size: solved.contentSize)
            table.compareFrames("content", CGRect(origin: .zero, size: size), found)
        }
        return table
    }
}
