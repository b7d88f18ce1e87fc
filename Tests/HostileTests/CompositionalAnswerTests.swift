import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Sections that cannot be laid out, and providers that do more than return a section.
@MainActor @Suite("Hostile section providers") struct CompositionalAnswerTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let source = CountingSource(sections: 2) { _ in 4 }
    private nonisolated static let strange: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    ]

    /// Returns the warnings that were logged while `body` ran.
    private func warnings(_ body: () -> Void) -> [String] {
        var seen: [String] = []
        Diagnostics.reset()
        Diagnostics.receiver = { identifier, _ in seen.append(identifier) }
        defer { Diagnostics.receiver = nil }
        body()
        return seen
    }

    /// Calls everything that calls a layout.
    private func exercise(_ view: UICollectionView, _ comment: Comment? = nil) {
        stage.show(view)
        view.contentOffset = CGPoint(x: 0, y: 30)
        stage.settle()
        view.scrollToItem(at: [1, 3], at: .centeredVertically, animated: true)
        stage.settle()
        stage.flick(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300))
        stage.flick(from: CGPoint(x: 260, y: 20), to: CGPoint(x: 60, y: 20))
        stage.settle()
        _ = view.indexPathForItem(at: CGPoint(x: 20, y: 20))
        view.performBatchUpdates { view.reloadItems(at: [[0, 0]]) }
        stage.settle()
        for attributes in view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [] {
            let frame = attributes.frame
            #expect(frame.minX.isFinite && frame.minY.isFinite, comment)
            #expect(frame.width.isFinite && frame.height.isFinite, comment)
        }
        #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite, comment)
    }

    private func layout(_ section: @escaping @MainActor () -> NSCollectionLayoutSection) -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { _, _ in section() }
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        return layout
    }

    // MARK: Numbers

    @Test("impossible numbers of a section count as 0, with a warning that names them", arguments: strange)
    func numbers(number: CGFloat) {
        let changes: [(NSCollectionLayoutSection, NSCollectionLayoutGroup, NSCollectionLayoutItem) -> Void] = [
            { section, _, _ in section.contentInsets.top = number },
            { section, _, _ in section.contentInsets.leading = number },
            { section, _, _ in section.interGroupSpacing = number },
            { section, _, _ in section.decorationItems[0].contentInsets.top = number },
            { _, group, _ in group.interItemSpacing = .fixed(number) },
            { _, group, _ in group.interItemSpacing = .flexible(number) },
            { _, group, _ in group.contentInsets.bottom = number },
            { _, group, _ in
                group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                    leading: nil, top: .fixed(number), trailing: .flexible(number), bottom: nil)
            },
            { _, _, item in item.contentInsets.trailing = number },
            { _, _, item in
                item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                    leading: .flexible(number), top: nil, trailing: nil, bottom: .fixed(number))
            },
            { section, _, _ in
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .strip, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
                        absoluteOffset: CGPoint(x: 0, y: number))
                ]
            },
        ]
        for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .groupPaging] {
            for change in changes {
                let seen = warnings {
                    exercise(
                        .hostile(
                            source,
                            layout: layout {
                                let item = NSCollectionLayoutItem(layoutSize: .half)
                                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .strip, subitems: [item])
                                let section = NSCollectionLayoutSection(group: group)
                                section.decorationItems = [.background(elementKind: "ground")]
                                section.orthogonalScrollingBehavior = behavior
                                change(section, group, item)
                                return section
                            }))
                }
                #expect(seen.filter { $0 == "compositional-unusable-number" }.count == 1)
            }
        }
    }

    @Test("impossible frames of custom groups, and too long sizes, cause a warning", arguments: strange)
    func frames(number: CGFloat) {
        let seen = warnings {
            exercise(
                .hostile(
                    source,
                    layout: layout {
                        NSCollectionLayoutSection(
                            group: .custom(layoutSize: .strip) { _ in
                                [
                                    NSCollectionLayoutGroupCustomItem(
                                        frame: CGRect(x: number, y: 0, width: 10, height: number)),
                                    NSCollectionLayoutGroupCustomItem(
                                        frame: CGRect(x: 0, y: number, width: number, height: 20)),
                                ]
                            })
                    }))
        }
        #expect(seen.contains("compositional-unusable-number"))
        guard number.isFinite else { return }
        let long = warnings {
            exercise(
                .hostile(
                    source,
                    layout: layout {
                        let size = NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(number), heightDimension: .absolute(number))
                        return NSCollectionLayoutSection(
                            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                    }))
        }
        #expect(long.contains("compositional-unusable-number"))
    }

    @Test("an item that is too wide causes one warning (R425)")
    func room() {
        let seen = warnings {
            exercise(
                .hostile(
                    source,
                    layout: layout {
                        let wide = NSCollectionLayoutSize(
                            widthDimension: .absolute(321), heightDimension: .absolute(20))
                        return NSCollectionLayoutSection(
                            group: .horizontal(layoutSize: .strip, subitems: [NSCollectionLayoutItem(layoutSize: wide)])
                        )
                    }))
        }
        #expect(seen == ["compositional-no-room"])
    }

    @Test("random sections never stop the program, and all frames are finite")
    func random() {
        for seed in SeededGenerator.seeds(0..<40) {
            var random = SeededGenerator(seed: seed)
            let sections = (0..<3).map { _ in RandomSection(&random) }
            let layout = UICollectionViewCompositionalLayout { index, _ in sections[index % 3].section }
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            layout.configuration.interSectionSpacing = RandomSection.number(&random)
            let source = CountingSource(sections: 3) { _ in 7 }
            exercise(.hostile(source, layout: layout), "UIKIT_SEED=\(seed)")
        }
    }

    // MARK: Providers

    @Test("a section provider may call the collection view", arguments: 0..<11)
    func callbacks(number: Int) async {
        let view = UICollectionView.hostile(source, layout: UICollectionViewFlowLayout())
        var depth = 0
        var calls = 0
        let layout = UICollectionViewCompositionalLayout { [unowned view] index, _ in
            calls += 1
            // A program that repeats this endlessly in one pass is tested elsewhere.
            if depth < 3, calls < 400 {
                depth += 1
                Self.callBack(number, view)
                depth -= 1
            }
            let height = CGFloat(40 + calls % 3)
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: calls % 2 == 0 ? .absolute(height) : .estimated(height))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        view.collectionViewLayout = layout
        exercise(view)
        #expect(calls >= 2)
        #expect(view.numberOfSections == 2 && !view.visibleCells.isEmpty)
    }

    private static func callBack(_ number: Int, _ view: UICollectionView) {
        let layout = view.collectionViewLayout
        switch number {
        case 0: view.reloadData()
        case 1: view.layoutIfNeeded()
        case 2: layout.invalidateLayout()
        case 3: view.performBatchUpdates { view.reloadItems(at: [[0, 1]]) }
        case 4: view.contentOffset.y += 1
        case 5: _ = layout.layoutAttributesForElements(in: view.bounds)
        case 6: _ = (layout.collectionViewContentSize, layout.layoutAttributesForItem(at: [0, 0]))
        case 7: view.scrollToItem(at: [1, 1], at: .top, animated: false)
        case 8: _ = (view.visibleCells, view.indexPathsForVisibleItems, view.numberOfItems(inSection: 0))
        case 9: view.frame.size.width = view.frame.size.width == 320 ? 300 : 320
        default: view.selectItem(at: [0, 1], animated: false, scrollPosition: .centeredVertically)
        }
    }
}

/// A section of random parts, with numbers of which many are NaN or infinite.
@MainActor private final class RandomSection {
    let section: NSCollectionLayoutSection

    init(_ random: inout SeededGenerator) {
        section = NSCollectionLayoutSection(group: Self.group(&random, depth: 2))
        section.contentInsets = Self.insets(&random)
        section.interGroupSpacing = Self.number(&random)
        section.orthogonalScrollingBehavior =
            [.none, .none, .continuous, .paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary]
            .randomElement(using: &random)!
        if Bool.random(using: &random) { section.decorationItems = [.background(elementKind: "ground")] }
        guard Bool.random(using: &random) else { return }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Self.size(&random), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: [.top, .bottom, .leading, .none].randomElement(using: &random)!,
            absoluteOffset: CGPoint(x: Self.number(&random), y: Self.number(&random)))
        header.pinToVisibleBounds = Bool.random(using: &random)
        header.extendsBoundary = Bool.random(using: &random)
        section.boundarySupplementaryItems = [header]
    }

    private static func group(_ random: inout SeededGenerator, depth: Int) -> NSCollectionLayoutGroup {
        let items: [NSCollectionLayoutItem] = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            depth > 0 && Bool.random(using: &random)
                ? group(&random, depth: depth - 1) : NSCollectionLayoutItem(layoutSize: size(&random))
        }
        for item in items { item.contentInsets = insets(&random) }
        let result: NSCollectionLayoutGroup =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .horizontal(layoutSize: size(&random), subitems: items)
            case 1: .vertical(layoutSize: size(&random), subitems: items)
            case 2: .horizontal(layoutSize: size(&random), subitem: items[0], count: 3)
            default: .vertical(layoutSize: size(&random), repeatingSubitem: items[0], count: 2)
            }
        result.interItemSpacing = Bool.random(using: &random) ? .fixed(number(&random)) : .flexible(number(&random))
        if Bool.random(using: &random) {
            result.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .flexible(number(&random)), top: .fixed(number(&random)), trailing: nil, bottom: nil)
        }
        return result
    }

    private static func size(_ random: inout SeededGenerator) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: dimension(&random), heightDimension: dimension(&random))
    }

    private static func dimension(_ random: inout SeededGenerator) -> NSCollectionLayoutDimension {
        let number = number(&random)
        let length = number.isFinite ? number : 50
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .fractionalWidth(length > 10 ? 0.5 : length)
        case 1: return .fractionalHeight(length > 10 ? 0.25 : length)
        case 2: return .absolute(length)
        case 3: return .estimated(length)
        default: return .uniformAcrossSiblings(estimate: length)
        }
    }

    private static func insets(_ random: inout SeededGenerator) -> NSDirectionalEdgeInsets {
        guard Int.random(in: 0..<3, using: &random) == 0 else { return .zero }
        return NSDirectionalEdgeInsets(
            top: number(&random), leading: number(&random), bottom: number(&random), trailing: number(&random))
    }

    static func number(_ random: inout SeededGenerator) -> CGFloat {
        let numbers: [CGFloat] = [
            0, 0, 1, 5, 10, 20, 40, 100, 0.5, 0.25, -1, -30, -1000, 1e9, -1e9, .nan, .infinity, 1e300, 1e-300,
        ]
        return numbers.randomElement(using: &random)!
    }
}

extension NSCollectionLayoutSize {
    fileprivate static var strip: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    }

    fileprivate static var half: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    }
}
