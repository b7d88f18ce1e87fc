import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Mistakes of the programmer stop the program with UIKit's first line and an explanation (D10).
@MainActor @Suite("Mistakes with collection views") struct MistakeTests {
    @Test("dequeuing with an identifier that was never registered stops the program (R140)")
    func unregistered() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Mistakes.show { $0.dequeueReusableCell(withReuseIdentifier: "nmuber", for: $1) }
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier nmuber - must register a \
                nib or a class for the identifier or connect a prototype cell in a storyboard
                """))
        #expect(text.contains("try            register(MyView.self"))
    }

    @Test("dequeuing with an empty identifier stops the program (R141)")
    func emptyIdentifier() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Mistakes.show { $0.dequeueReusableCell(withReuseIdentifier: "", for: $1) } }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                """
                must pass a valid reuse identifier to \
                -[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]
                """))
    }

    @Test("returning a cell that was not dequeued stops the program (R142)")
    func foreignCell() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Mistakes.show { _, _ in UICollectionViewCell(frame: .zero) } }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"))
    }

    @Test("returning a cell that shows another item already stops the program (R153)")
    func sameCellTwice() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Mistakes.show { view, path in
                    view.visibleCells.first ?? view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
                }
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains("Expected dequeued view to be returned to the collection view in preparation for display."))
        #expect(text.contains("a cell that shows another item"))
    }

    @Test("a data source without the method for headers stops the program (R144)")
    func missingHeader() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let flow = UICollectionViewFlowLayout()
                flow.headerReferenceSize = CGSize(width: 10, height: 10)
                _ = Mistakes.show(flow) { $0.dequeueReusableCell(withReuseIdentifier: "number", for: $1) }
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                """
                the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
                (UICollectionElementKindSectionHeader
                """))
        #expect(text.contains("the data source doesn't implement"))
    }

    @Test("returning a header that was dequeued for another kind stops the program")
    func otherKind() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let flow = UICollectionViewFlowLayout()
                flow.headerReferenceSize = CGSize(width: 10, height: 10)
                let stage = Stage(size: CGSize(width: 320, height: 200))
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
                view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
                let source = BadgeSource(counts: [1])
                view.dataSource = source
                stage.show(view)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("does not match the element kind it is being used for. When asked for a view of element"))
        #expect(text.contains("kind 'UICollectionElementKindSectionHeader' the data source dequeued a view"))
        #expect(text.contains("registered for the element kind 'badge'."))
    }

    @Test("a negative number of items stops the program")
    func negativeCount() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Mistakes.show(count: -1) { $0.dequeueReusableCell(withReuseIdentifier: "number", for: $1) }
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("numberOfItemsInSection: 0) returned -1"))
    }

    @Test("scrolling to an item that doesn't exist stops the program (R152)")
    func scrollOutOfRange() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Mistakes.show { $0.dequeueReusableCell(withReuseIdentifier: "number", for: $1) }
                view.scrollToItem(at: [0, 91], at: .top, animated: false)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                """
                Attempted to scroll the collection view to an out-of-bounds item (91) when there are only 3 items in \
                section 0.
                """))
    }

    @Test("asking for the items of a section that doesn't exist stops the program (R150)")
    func sectionOutOfRange() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = Mistakes.show { $0.dequeueReusableCell(withReuseIdentifier: "number", for: $1) }
                _ = view.numberOfItems(inSection: 4)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                "request for number of items in section 4 when there are only 1 sections in the collection view"))
    }

    @Test("two scroll positions along one axis stop the program (R159)")
    func twoPositions() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = Mistakes.show { $0.dequeueReusableCell(withReuseIdentifier: "number", for: $1) }
                view.scrollToItem(at: [0, 1], at: [.top, .bottom], animated: false)
            }
        }
    }
}

/// A collection view of three items whose cells come from a closure that does something wrong.
@MainActor private enum Mistakes {
    private static var source: ClosureSource?

    @discardableResult
    static func show(
        _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), count: Int = 3,
        cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> UICollectionView {
        let stage = Stage(size: CGSize(width: 320, height: 200))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        let source = ClosureSource(count: count, cell: cell)
        self.source = source
        view.dataSource = source
        stage.show(view)
        return view
    }
}

@MainActor private final class ClosureSource: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(count: Int, cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        self.count = count
        self.cell = cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }
}

/// Returns badges as headers.
@MainActor private final class BadgeSource: NSObject, UICollectionViewDataSource {
    private let numbers: NumberSource

    init(counts: [Int]) { numbers = NumberSource(counts: counts) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { numbers.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: "badge", withReuseIdentifier: "badge", for: indexPath)
    }
}
