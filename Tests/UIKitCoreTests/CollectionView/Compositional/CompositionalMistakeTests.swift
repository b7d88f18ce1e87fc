import Foundation
import Testing
import UIKit

@testable import UIKitTestSupport

/// R401: an invalid compositional layout stops the program when it is made, with UIKit's message.
@MainActor @Suite("Mistakes in compositional layouts") struct CompositionalMistakeTests {
    private func firstLine(_ result: ExitTest.Result) -> String {
        let text = String(bytes: result.standardErrorContent, encoding: .utf8) ?? ""
        return String(text.prefix { $0 != "\n" })
    }

    @Test("a dimension that isn't finite stops the program")
    func lengths() async throws {
        let width = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
        }
        #expect(firstLine(width) == "Invalid fractional width: nan. The fraction must be a finite value.")
        let height = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.fractionalHeight(.nan) }
        }
        #expect(firstLine(height).hasPrefix("Invalid fractional height: "))
        let absolute = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
        }
        #expect(firstLine(absolute) == "Invalid absolute dimension: inf. The dimension must be a finite value.")
        let estimated = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutDimension.estimated(.infinity) }
        }
        #expect(firstLine(estimated).hasPrefix("Invalid estimated dimension: "))
    }

    @Test("a group without items, or with an item repeated zero times, stops the program")
    func groups() async throws {
        let none = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSCollectionLayoutGroup.horizontal(layoutSize: .whole, subitems: []) }
        }
        #expect(firstLine(none) == "At least 1 subitem is required for a group")
        let zero = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let item = NSCollectionLayoutItem(layoutSize: .whole)
                _ = NSCollectionLayoutGroup.vertical(layoutSize: .whole, subitem: item, count: 0)
            }
        }
        #expect(firstLine(zero) == "A repeating vertical group should specify a count >= 1")
    }

    @Test("two supplementary items of one kind on an item stop the program")
    func kinds() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: .whole, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
                _ = NSCollectionLayoutItem(layoutSize: .whole, supplementaryItems: [badge, badge])
            }
        }
        #expect(
            firstLine(result).hasPrefix(
                "Error: Every supplementary must have a unique elementKind: duplicates detected: ("))
    }

    @Test("a section provider that returns nil for a section with items stops the program")
    func section() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewCompositionalLayout { _, _ in nil }
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
                let source = NumberSource(counts: [1])
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
        #expect(firstLine(result).hasPrefix("Invalid section definition. Please specify a valid section definition"))
    }
}

extension NSCollectionLayoutSize {
    fileprivate static var whole: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    }
}
