import Foundation
import Testing

// Every case of every file, through everything that a user's code goes through. Cases of what is not built yet are counted
// and said, not passed over.
@MainActor @Suite("Recordings of UIKit") struct FixtureRunTests {
    /// For each file of the repository, the number of cases that do not run yet, or that another test repeats by name.
    private static let notBuilt = [
        "collection-calls.json": 16, "controls-and-scroll-metrics.json": 8, "compositional-values.json": 7,
    ]

    @Test("the repository's recorded cases have UIKit's results")
    func own() throws {
        for file in try FixtureFile.own() {
            let count = try run(file)
            #expect(count == Self.notBuilt[file.name] ?? 0, "\(file.name): another number of cases is not built")
        }
    }

    @Test("the recorded cases in UIKIT_FIXTURES's folder have UIKit's results")
    func foreign() throws {
        for file in try FixtureFile.foreign() { _ = try run(file) }
    }

    @Test("no two cases of a file have the same name")
    func names() throws {
        for file in try FixtureFile.own() {
            #expect(Set(file.cases.map { $0["name"].string }).count == file.cases.count, "\(file.name)")
        }
    }

    @Test("a difference from UIKit is printed side by side")
    func table() {
        var table = FixtureTable()
        table.compareFrames("item 0 1", CGRect(x: 0, y: 10, width: 50, height: 50), nil)
        table.compare("calls", 2, 3)
        table.compareFrames(
            "content", CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1.005))
        #expect(
            table.description == """
                           UIKit                   here
                item 0 1   0.0, 10.0, 50.0, 50.0   nothing
                calls      2                       3
                """)
    }

    /// Runs a file, and returns how many of its cases are not built.
    private func run(_ file: FixtureFile) throws -> Int {
        var (failed, notBuilt) = (0, 0)
        for json in file.cases {
            let name = json["name"].string ?? "a case without a name"
            do {
                switch try file.kind?.outcome(of: json) ?? .notBuilt {
                case .notBuilt: notBuilt += 1
                case .compared(let table):
                    if let remark = table.remark { print("  \(remark)") }
                    guard !table.isEmpty else { break }
                    failed += 1
                    Issue.record("\(file.name): \(name)\n\(table)")
                }
            } catch {
                failed += 1
                Issue.record("\(file.name): \(name) cannot be read: \(error)")
            }
        }
        print("\(file.name): \(file.cases.count) cases, \(failed) failed, \(notBuilt) not built yet")
        return notBuilt
    }
}
