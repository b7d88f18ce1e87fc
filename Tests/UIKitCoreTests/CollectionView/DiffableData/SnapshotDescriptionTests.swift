import Testing
import UIKit

@Suite("Descriptions of snapshots") struct SnapshotDescriptionTests {
    @Test("a snapshot's description lists the items of each section, and the reloaded and reconfigured ones")
    func snapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        #expect("\(snapshot)" == "NSDiffableDataSourceSnapshot<String, Int>()")
        snapshot.appendSections(["primes", "squares"])
        snapshot.appendItems([2, 3], toSection: "primes")
        #expect("\(snapshot)" == "NSDiffableDataSourceSnapshot<String, Int>(primes: [2, 3], squares: [])")
        snapshot.reloadSections(["squares"])
        snapshot.reconfigureItems([3])
        #expect(
            "\(snapshot)" == """
                NSDiffableDataSourceSnapshot<String, Int>(primes: [2, 3], squares: [], \
                reloaded sections: ["squares"], reconfigured items: [3])
                """)
    }

    @Test("an outline's description has a line for each item")
    func outline() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruits"])
        outline.append(["apple"], to: "fruits")
        outline.expand(["fruits"])
        #expect(
            "\(outline)" == #"NSDiffableDataSourceSectionSnapshot<String>(items: ["- fruits", "    * apple"])"#)
    }
}
