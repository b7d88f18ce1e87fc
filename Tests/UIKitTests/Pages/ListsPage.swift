import UIKit

// The samples of Documentation/Lists.md: Scripts/samples looks for them here.

@MainActor private func makeListLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    return layout
}

@MainActor private func addDelete(to list: inout UICollectionLayoutListConfiguration) {
    list.trailingSwipeActionsConfigurationProvider = { path in
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
            print("delete", path)
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
