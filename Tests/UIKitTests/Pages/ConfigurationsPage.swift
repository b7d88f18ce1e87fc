import UIKit

// The samples of Documentation/Configurations.md: Scripts/samples looks for them here.

private struct Mountain {
    var name: String
    var height: Int
}

@MainActor private func makeRegistration() -> UICollectionView.CellRegistration<UICollectionViewCell, Mountain> {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Mountain> { cell, _, mountain in
        var content = UIListContentConfiguration.valueCell()
        content.text = mountain.name
        content.secondaryText = "\(mountain.height) m"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content

        var background = UIBackgroundConfiguration.listCell()
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
    }
    return registration
}

@MainActor private func style(_ content: inout UIListContentConfiguration) {
    content.textProperties.color = .systemRed  // red also when the cell is disabled
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)  // texts begin below each other
    content.directionalLayoutMargins.top = 8
}

@MainActor private func tint(_ background: inout UIBackgroundConfiguration) {
    background.backgroundColor = nil
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.2) }
}

@MainActor private func watch(_ cell: UICollectionViewCell) {
    cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = state.isSelected ? .systemYellow : .secondarySystemBackground
        cell.backgroundConfiguration = background
    }
}

private final class MountainsController: UIViewController {
    private var mountains: [Mountain] = []

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "No Mountains"
        contentUnavailableConfiguration = mountains.isEmpty ? nothing : nil
    }
}
