import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Batches on a view that was not laid out yet, or whose data is about to be reloaded.
@MainActor @Suite("Batches before the first pass") struct EarlyBatchTests {
    private let layout = LoggingLayout()
    private let source = NamedItems([["a"]])
    private let view: UICollectionView

    init() {
        view = .named(source, size: CGSize(width: 100, height: 170), layout: layout)
    }

    @Test("counts read before a batch are its counts before, though a reload is pending")
    func countsAskedFor() {
        #expect(view.numberOfItems(inSection: 0) == 1)
        source.sections[0].append("b")
        view.insertItems(at: [view.path(1)])
        #expect(view.numberOfItems(inSection: 0) == 2)
    }

    @Test("counts read after reloadData() are the batch's counts before, too")
    func countsAfterReload() {
        let stage = Stage(size: CGSize(width: 100, height: 170))
        stage.show(view)
        source.sections = [["a", "b", "c"]]
        view.reloadData()
        #expect(view.numberOfItems(inSection: 0) == 3)
        source.sections[0].removeLast()
        view.deleteItems(at: [view.path(2)])
        stage.settle()
        #expect(view.shownNames == "a 20, b 70")
    }

    @Test("reloadData() inside a batch whose counts add up reloads the view (Decisions/0068)")
    func reloadInBatch() {
        let stage = Stage(size: CGSize(width: 100, height: 170))
        stage.show(view)
        let log = WarningLog()
        var finished: Bool?
        view.performBatchUpdates {
            source.sections = [["x", "a"]]
            view.insertItems(at: [view.path(0)])
            view.reloadData()
        } completion: {
            finished = $0
        }
        stage.settle()
        #expect(view.shownNames == "x 20, a 70" && finished == true)
        #expect(log.identifiers == ["reload-in-batch"])
    }

    @Test("a batch with nothing but reloadData() asks for all cells, and says that iOS may not (Decisions/0068)")
    func onlyReload() {
        let stage = Stage(size: CGSize(width: 100, height: 170))
        stage.show(view)
        let log = WarningLog()
        source.sections = [["b"]]
        for _ in 0..<2 { view.performBatchUpdates { view.reloadData() } }
        stage.settle()
        #expect(view.shownNames == "b 20")
        #expect(log.identifiers == ["reload-in-batch"])
        view.reloadData()
        stage.settle()
        #expect(log.identifiers.count == 1)
    }

    @Test("reloadData() inside a batch doesn't make up for missing updates (Decisions/0068)")
    func reloadInsteadOfUpdates() {
        let stage = Stage(size: CGSize(width: 100, height: 170))
        stage.show(view)
        let warnings = WarningLog()
        UICollectionView.inconsistencyPolicy = .reloadData
        defer { UICollectionView.inconsistencyPolicy = .stop }
        view.performBatchUpdates {
            source.sections[0].append("b")
            view.reloadData()
        }
        #expect(warnings.identifiers == ["reload-in-batch", "invalid-update"])
        stage.settle()
        #expect(view.shownNames == "a 20, b 70")
    }

    @Test("a layout is prepared before it gets the updates")
    func preparedFirst() throws {
        view.performBatchUpdates {
            source.sections[0].append("b")
            view.insertItems(at: [view.path(1)])
        }
        let told = try #require(layout.log.firstIndex(of: "prepare for updates"))
        let before = layout.log[..<told].last { $0 == "prepare" || $0.hasPrefix("invalidate") }
        #expect(before == "prepare", "\(layout.log)")
    }
}
