import UIKit

extension NSCollectionLayoutBoundarySupplementaryItem {
    static func header(
        _ environment: any NSCollectionLayoutEnvironment, isPinned: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .row(environment.traitCollection.grown(26)),
            elementKind: (isPinned ? CardElement.pinnedHeader : .header).rawValue, alignment: .top)
        header.pinToVisibleBounds = isPinned
        return header
    }

    static func footer(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .row(environment.traitCollection.grown(24)), elementKind: CardElement.footer.rawValue,
            alignment: .bottom)
    }
}
