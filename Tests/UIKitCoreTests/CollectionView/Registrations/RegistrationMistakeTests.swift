import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A registration made where its views are requested is refused, with UIKit's message (R155).
@MainActor @Suite("Registrations made too late") struct RegistrationMistakeTests {
    private typealias Numbers = UICollectionView.CellRegistration<NumberCell, Int>
    private typealias Titles = UICollectionView.SupplementaryRegistration<UICollectionReusableView>

    private static let refusal = """
        Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or \
        inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested \
        will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. \
        Registrations should be created up front and reused. Registration: <UICollectionViewCellRegistration: 0x
        """

    private func text(_ result: ExitTest.Result) throws -> String {
        try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
    }

    @Test("a registration made for each cell stops the program")
    func eachTime() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Late.show { view, path in
                    let numbers = Numbers { _, _, _ in }
                    return view.dequeueConfiguredReusableCell(using: numbers, for: path, item: 0)
                }
            }
        }
        let text = try text(result)
        #expect(text.hasPrefix(Self.refusal))
        let address = text.dropFirst(Self.refusal.count).prefix { $0 != ">" }
        #expect(UInt(address, radix: 16) != nil && !address.hasPrefix("0"))
        #expect(
            text.contains(
                """
                seen           a registration of NumberCell, made while the collection view asked the data source for a view
                """))
        #expect(
            text.contains(
                """
                likely cause   the app makes it in cellForItemAt or in a provider, or first reads a lazy or static property \
                there
                """))
        #expect(text.contains("try            make it once, in viewDidLoad() or as a stored property that isn't lazy"))
    }

    @Test("a registration in a lazy property that is first read for a cell stops the program")
    func lazyProperty() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                @MainActor final class Owner {
                    lazy var numbers = Numbers { _, _, _ in }
                }
                let owner = Owner()
                _ = Late.show { $0.dequeueConfiguredReusableCell(using: owner.numbers, for: $1, item: 0) }
            }
        }
        #expect(try text(result).hasPrefix(Self.refusal))
    }

    @Test("a registration in a static property that is first read for a cell stops the program")
    func staticProperty() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                @MainActor enum Registrations {
                    static let numbers = Numbers { _, _, _ in }
                }
                _ = Late.show { $0.dequeueConfiguredReusableCell(using: Registrations.numbers, for: $1, item: 0) }
            }
        }
        #expect(try text(result).hasPrefix(Self.refusal))
    }

    @Test("a registration in a lazy property that was read before works")
    func lazyPropertyReadBefore() {
        @MainActor final class Owner {
            lazy var numbers = Numbers { _, _, _ in }
        }
        let owner = Owner()
        _ = owner.numbers
        let view = Late.show { $0.dequeueConfiguredReusableCell(using: owner.numbers, for: $1, item: 0) }
        #expect(view.visibleCells.count == 3)
    }

    @Test("a registration made inside cellForItemAt stops the program even when it is used later")
    func usedLater() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var kept: Numbers?
                let view = Late.show { view, path in
                    if kept == nil { kept = Numbers { _, _, _ in } }
                    return view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
                }
                guard let kept else { return }
                _ = view.dequeueConfiguredReusableCell(using: kept, for: [0, 0], item: 0)
            }
        }
        #expect(try text(result).hasPrefix(Self.refusal))
    }

    @Test("a registration made inside cellForItemAt does no harm while it isn't used")
    func unused() {
        var kept: [Numbers] = []
        let view = Late.show { view, path in
            kept.append(Numbers { _, _, _ in })
            return view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
        }
        #expect(kept.count == 3 && view.visibleCells.count == 3)
    }

    @Test("a registration made while a cell is reconfigured stops the program")
    func reconfigured() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var registration = Numbers { _, _, _ in }
                var isShown = false
                let view = Late.show { view, path in
                    if isShown { registration = Numbers { _, _, _ in } }
                    return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
                }
                isShown = true
                view.reconfigureItems(at: [[0, 1]])
            }
        }
        #expect(try text(result).hasPrefix(Self.refusal))
    }

    @Test("registrations made while a header is requested stop the program", arguments: [true, false])
    func headers(isHeader: Bool) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isHeader] in
            await MainActor.run {
                var numbers = Numbers { _, _, _ in }
                let good = Titles(elementKind: UICollectionView.elementKindSectionHeader) { _, _, _ in }
                let view = Late.show { view, kind, path in
                    let titles = Titles(elementKind: kind) { _, _, _ in }
                    numbers = Numbers { _, _, _ in }
                    return view.dequeueConfiguredReusableSupplementary(using: isHeader ? titles : good, for: path)
                } cell: { view, path in
                    view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
                }
                _ = view.dequeueConfiguredReusableCell(using: numbers, for: [0, 0], item: 0)
            }
        }
        let text = try text(result)
        guard isHeader else {
            #expect(text.hasPrefix(Self.refusal))
            return
        }
        #expect(
            text.hasPrefix(
                """
                Attempted to dequeue a supplementary view using a registration that was created inside \
                -collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a UICollectionViewDiffableDataSource \
                supplementary view provider. Creating a new registration each time a supplementary view is requested will \
                prevent reuse and cause created supplementary views to remain inaccessible in memory for the lifetime of the \
                collection view. Registrations should be created up front and reused. Registration: \
                <UICollectionViewSupplementaryRegistration: 0x
                """))
        #expect(text.contains("seen           a registration of UICollectionReusableView, made while"))
        #expect(
            text.contains("likely cause   the app makes it in viewForSupplementaryElementOfKind or in a provider"))
    }

    @Test("a header registration of another kind than the one requested stops the program")
    func otherKind() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let badges = Titles(elementKind: "badge") { _, _, _ in }
                _ = Late.show { view, _, path in
                    view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
                } cell: { view, path in
                    view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
                }
            }
        }
        #expect(
            try text(result).contains(
                """
                When asked for a view of element kind 'UICollectionElementKindSectionHeader' the data source dequeued a view \
                registered for the element kind 'badge'.
                """))
    }

    @Test("reconfiguring with another registration than the cell's stops the program")
    func otherRegistration() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (Numbers { _, _, _ in }, Numbers { _, _, _ in })
                var isShown = false
                let view = Late.show { view, path in
                    view.dequeueConfiguredReusableCell(using: isShown ? second : first, for: path, item: 0)
                }
                isShown = true
                view.reconfigureItems(at: [[0, 1]])
            }
        }
        let text = try text(result)
        #expect(
            text.contains("The collection view's data source returned another cell than the one being reconfigured"))
        #expect(text.contains("seen           NumberCell \"NumberCell of registration 2\" for item 0 1"))
    }
}

/// A collection view of three items, with a header if there is a closure for it.
@MainActor private enum Late {
    private static var source: ProviderSource?

    static func show(
        header: ProviderSource.HeaderProvider? = nil, cell: @escaping ProviderSource.CellProvider
    ) -> UICollectionView {
        let source = ProviderSource(count: 3, header: header, cell: cell)
        self.source = source
        let view = source.view(header == nil ? UICollectionViewFlowLayout() : flowWithHeaders())
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        Stage(size: CGSize(width: 320, height: 200)).show(view)
        return view
    }
}
