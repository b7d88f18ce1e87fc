import UIKit

/// A cell for all kinds of rows. It keeps its switch, so a switch that is moving isn't replaced when the row is filled
/// again.
final class SettingsCell: UICollectionViewListCell {
    private lazy var toggle = UISwitch()
    private var set: (@MainActor (Bool) -> Void)?

    func show(_ row: SettingsRow) {
        contentConfiguration = content(of: row)
        accessories = accessories(of: row)
    }

    private func content(of row: SettingsRow) -> UIListContentConfiguration {
        // In a sidebar, the default configuration knows better how a row looks.
        var content = row.value == nil ? defaultContentConfiguration() : .valueCell()
        content.text = row.title
        content.secondaryText = row.value ?? row.subtitle
        if row.subtitle != nil { content.secondaryTextProperties.color = .secondaryLabel }
        if case .button(let isDestructive) = row.kind {
            content.textProperties.color = isDestructive ? .systemRed : tintColor
        }
        if let tile = row.tile {
            let image = tile.image(in: traitCollection)
            content.image = image
            content.imageProperties.reservedLayoutSize = image.size
        }
        return content
    }

    private func accessories(of row: SettingsRow) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        switch row.kind {
        case .fact, .button: break
        case .link(let hasChevron): if hasChevron { accessories.append(.disclosureIndicator()) }
        case .choice(let isChosen): if isChosen { accessories.append(.checkmark()) }
        case .toggle(let isOn, let set): accessories.append(toggleAccessory(row.title, isOn, set))
        }
        if row.count > 0 { accessories.append(.label(text: "\(row.count)")) }
        if let showDetails = row.showDetails { accessories.append(.detail(actionHandler: showDetails)) }
        return accessories
    }

    private func toggleAccessory(
        _ title: String, _ isOn: Bool, _ set: @escaping @MainActor (Bool) -> Void
    ) -> UICellAccessory {
        if self.set == nil {
            toggle.addAction(
                UIAction { [weak self] _ in
                    if let self { self.set?(toggle.isOn) }
                }, for: .valueChanged)
        }
        self.set = set
        toggle.setOn(isOn, animated: window != nil)
        toggle.accessibilityLabel = title
        // At the trailing edge, after the count.
        return .customView(
            configuration: .init(
                customView: toggle, placement: .trailing(displayed: .always, at: { $0.count }),
                reservedLayoutWidth: .actual))
    }
}
