import UIKit

// Nested groups, and groups with custom frames.
extension CompositionalCard {
    static let nested = CompositionalCard(
        title: "Nested groups", code: ".vertical(…) inside .horizontal(…)",
        sentence: "One large tile beside a column of two.", counts: [6]
    ) { _, _ in
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .size(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitems: [.tile(.fractionalWidth(1), .fractionalHeight(0.5))])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: .row(108),
            subitems: [.tile(.fractionalWidth(0.75)), column.spaced(.fixed(8)).outlined(as: .nestedGroup)])
        return .outlined(row.spaced(.fixed(8)).outlined())
    }

    static let mosaic = CompositionalCard(
        title: "A mosaic", code: ".vertical(… .horizontal(… .vertical(…)))",
        sentence: "The same idea, three levels deep. It is all one group, so it could repeat below.", counts: [6]
    ) { _, _ in
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: .size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
            subitems: [.tile(.fractionalWidth(1), .fractionalHeight(0.5))])
        let large = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1), .fractionalHeight(2 / 3)),
            subitems: [
                pair.spaced(.fixed(8)).outlined(as: .nestedGroup), .tile(.fractionalWidth(2 / 3)),
            ])
        let small = NSCollectionLayoutGroup.horizontal(
            layoutSize: .size(.fractionalWidth(1), .fractionalHeight(1 / 3)),
            subitems: [.tile(.fractionalWidth(1 / 3))])
        let all = NSCollectionLayoutGroup.vertical(
            layoutSize: .row(188),
            subitems: [
                large.spaced(.fixed(8)).outlined(as: .nestedGroup), small.spaced(.fixed(8)).outlined(as: .nestedGroup),
            ])
        return .outlined(all.spaced(.fixed(8)).outlined())
    }

    static let circle = CompositionalCard(
        title: "In a circle", code: ".custom(layoutSize:itemProvider:)",
        sentence: "The app says where each item goes.", counts: [12]
    ) { _, _ in
        let circle = NSCollectionLayoutGroup.custom(layoutSize: .row(212)) { environment in
            let size = environment.container.contentSize
            return (0..<12).map { number in
                let angle = CGFloat(number) * .pi / 6 - .pi / 2
                let middle = CGPoint(x: size.width / 2 + 82 * cos(angle), y: size.height / 2 + 82 * sin(angle))
                return NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: middle.x - 18, y: middle.y - 18, width: 36, height: 36))
            }
        }
        return .outlinedAcross(circle.outlined())
    }

    static let bars = CompositionalCard(
        title: "As bars", code: "NSCollectionLayoutGroupCustomItem(frame:)",
        sentence: "Any frames will do, even ones that depend on the available space.", counts: [9]
    ) { _, _ in
        let bars = NSCollectionLayoutGroup.custom(layoutSize: .row(212)) { environment in
            let size = environment.container.contentSize
            let step = (size.width - 16) / 9
            return (0..<9).map { number in
                let height = 36 + 40 * CGFloat(min(number, 8 - number))
                return NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(
                        x: 10 + CGFloat(number) * step, y: size.height - 8 - height, width: step - 4, height: height))
            }
        }
        return .outlinedAcross(bars.outlined())
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section with a line around it that has no insets at its sides, because a custom group's item provider
    /// gets the width of the view.
    fileprivate static func outlinedAcross(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
        let section = outlined(group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        return section
    }
}
