import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Data sources that return another cell than they dequeued: this is always noticed, wherever the cells are in memory.
@MainActor @Suite("Hostile cells") struct CellIdentityTests {
    @Test("a new cell in place of the dequeued one stops the program")
    func newCellAtSamePlace() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Cells.show { view, path in
                    var cell: UICollectionViewCell? = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    let place = cell.map { ObjectIdentifier($0) }
                    cell = nil
                    var others: [UICollectionViewCell] = []
                    while others.count < 1000 {
                        let other = UICollectionViewCell(frame: .zero)
                        if ObjectIdentifier(other) == place { return other }
                        others.append(other)
                    }
                    return UICollectionViewCell(frame: .zero)
                }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"))
    }

    @Test("dequeuing two cells for one item stops the program, whichever is returned", arguments: [true, false])
    func twice(isFirst: Bool) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isFirst] in
            await MainActor.run {
                Cells.show { view, path in
                    let first = isFirst ? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) : nil
                    if !isFirst { _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
                    let second = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    return first ?? second
                }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("Expected dequeued view to be returned to the collection view in preparation for display."))
        #expect(text.contains("for item 0 0 the data source returned a cell, after dequeuing two of them"))
        #expect(text.contains("try            choose the identifier first, then dequeue once"))
    }

    @Test("one cell for two items stops the program")
    func kept() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var kept: UICollectionViewCell?
                Cells.show { view, path in
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    kept = kept ?? cell
                    return kept ?? cell
                }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("for item 0 1 the data source returned a cell that shows another item"))
    }

    @Test("a cell of another collection view stops the program")
    func otherView() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = CountingSource { _ in 1 }
                let other = UICollectionView.hostile(source)
                Cells.show { view, path in
                    _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    return other.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "for item 0 0 the data source returned a cell dequeued for another index path or collection view"))
    }

    @Test("dequeuing two headers for one section stops the program")
    func headerTwice() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Cells.showHeaders() }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "for UICollectionElementKindSectionHeader 0 0 the data source returned a view, after dequeuing two of them"
            ))
    }

    @Test("cells may be dequeued to measure with, for other items or outside of a layout pass")
    func measuring() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let source = CountingSource { _ in 3 }
        source.cell = { view, path in
            _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 7])
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let view = UICollectionView.hostile(source)
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
        stage.show(view)
        #expect(view.visibleCells.count == 3)
    }
}

@MainActor private enum Cells {
    private static var source: CountingSource?

    static func show(_ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        let source = CountingSource { _ in 3 }
        source.cell = cell
        self.source = source
        Stage(size: CGSize(width: 320, height: 480)).show(UICollectionView.hostile(source))
    }

    static func showHeaders() {
        let source = CountingSource { _ in 1 }
        source.makesHeadersTwice = true
        self.source = source
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        Stage(size: CGSize(width: 320, height: 480)).show(UICollectionView.hostile(source, layout: flow))
    }
}
