import Testing

@testable import UIKit

@Suite("Mistake reports") struct MistakeReportTests {
    @Test("labelled lines give the cause and the remedy, as sentences")
    func labels() {
        let report = MistakeReport(
            """
              expected       a cell that was dequeued
              likely cause   the data source made the cell itself
              try            dequeueReusableCell(withReuseIdentifier:for:)
                             in the data source
            """)
        #expect(report.cause == "The data source made the cell itself.")
        #expect(report.remedy == "dequeueReusableCell(withReuseIdentifier:for:) in the data source.")
    }

    @Test("the sentence before Try is the cause")
    func sentences() {
        let report = MistakeReport(
            """
            Invalid update: invalid number of items in section 0.
              before         20 items
            The model gained 2 items outside performBatchUpdates.
            Try: change the model inside the updates closure, or call reloadData().
            Replay: UIKIT_REPLAY=u1-20::22:l41e42
            """)
        #expect(report.cause == "The model gained 2 items outside performBatchUpdates.")
        #expect(report.remedy == "change the model inside the updates closure, or call reloadData().")
    }

    @Test("without labels there is neither, and code keeps its letters")
    func others() {
        #expect(MistakeReport("Something else.") == MistakeReport(""))
        #expect(MistakeReport("  seen           UIView").cause == nil)
        #expect(MistakeReport("  try            UITab(title:) { … }").remedy == "UITab(title:) { … }.")
    }
}
