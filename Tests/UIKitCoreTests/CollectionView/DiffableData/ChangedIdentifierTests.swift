import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Identifiers that changed, or that are equal with different hashes: every item is shown, and a warning is logged.
@MainActor @Suite("Identifiers that change after they were added") struct ChangedIdentifierTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Liar>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Liar>

    private let stage = Stage(size: CGSize(width: 100, height: 200))
    private let view: UICollectionView
    private let source: Source

    init() {
        view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: .rows)
        let registration = UICollectionView.CellRegistration<NumberCell, Liar> { cell, _, liar in
            cell.label.text = liar.name
        }
        source = Source(collectionView: view) { view, path, liar in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: liar)
        }
        stage.show(view)
    }

    private func warnings(_ action: () -> Void) -> [String] {
        Diagnostics.reset()
        return Diagnostics.warnings(during: action).filter { $0.identifier == "identifier-changed" }.map(\.message)
    }

    private func apply(_ liars: [Liar]) {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(liars)
        source.apply(snapshot)
        stage.settle()
    }

    @Test("identifiers that keep their hash and equality cause no warning")
    func honest() {
        #expect(
            warnings {
                apply([Liar("a"), Liar("b"), Liar("c")])
                apply([Liar("c"), Liar("d"), Liar("a")])
            } == [])
    }

    @Test("a property that changes an identifier's hash after it was added causes a warning that names the item")
    func changed() throws {
        let (a, b) = (Liar("a"), Liar("b"))
        let messages = warnings {
            var snapshot = Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems([a, b])
            a.name = "z"
            source.apply(snapshot)
            stage.settle()
        }
        #expect(view.shownNames == "z 0, b 50")
        let message = try #require(messages.first)
        #expect(messages.count == 1)
        #expect(message.contains("The identifier z of item 0 0 cannot be found again"))
        #expect(message.contains("seen           its hash was different in the snapshot"))
    }

    @Test("an identifier that became equal to another one after it was added causes a warning")
    func equal() throws {
        let b = Liar("b")
        let messages = warnings {
            var snapshot = Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems([Liar("a"), b])
            b.name = "a"
            source.apply(snapshot)
            stage.settle()
        }
        #expect(view.shownNames == "a 0, a 50")
        #expect(try #require(messages.first).contains("seen           it equals the identifier of item 0 0"))
    }

    @Test("two new items that both equal one old item are both shown, with one warning")
    func oneForTwo() {
        let messages = warnings {
            apply([Liar("x", hash: 1)])
            let late = Liar("y", hash: 1)
            var snapshot = Snapshot()
            snapshot.appendSections([0])
            snapshot.appendItems([Liar("a"), Liar("x", hash: 1), Liar("b"), late])
            late.name = "x"
            source.apply(snapshot)
            stage.settle()
        }
        #expect(view.shownNames == "a 0, x 50, b 100, x 150")
        #expect(messages.count == 1)
    }
}

/// Equal if the names are equal; the hash is any value that a test sets.
private final class Liar: Hashable, CustomStringConvertible, @unchecked Sendable {
    var name: String
    let hash: Int?

    init(_ name: String, hash: Int? = nil) {
        self.name = name
        self.hash = hash
    }

    var description: String { name }

    static func == (one: Liar, other: Liar) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) {
        if let hash { hasher.combine(hash) } else { hasher.combine(name) }
    }
}
