import UIKit

/// Settings on cards: switches, values, and rows that lead on.
final class SettingsListViewController: UIViewController {
    private enum Section: String, CaseIterable {
        case connections = "Connections"
        case general = "General"
    }

    private enum Row: Hashable {
        case airplaneMode, wifi, mobileData, about
    }

    private var isInAirplaneMode = false
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.airplaneMode, .wifi, .mobileData], toSection: .connections)
        snapshot.appendItems([.about], toSection: .general)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
            self?.configure(cell, for: row)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = Section.allCases[path.section].rawValue
            cell.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return dataSource
    }

    private func configure(_ cell: UICollectionViewListCell, for row: Row) {
        var content = UIListContentConfiguration.valueCell()
        switch row {
        case .airplaneMode:
            content.text = "Airplane Mode"
            content.image = UIImage(systemName: "airplane")
            cell.accessories = [.customView(configuration: makeSwitch())]
        case .wifi:
            content.text = "Wi-Fi"
            content.image = UIImage(systemName: "wifi")
            content.secondaryText = isInAirplaneMode ? "Off" : "Home"
            cell.accessories = [.disclosureIndicator()]
        case .mobileData:
            content.text = "Mobile Data"
            content.image = UIImage(systemName: "antenna.radiowaves.left.and.right")
            content.secondaryText = isInAirplaneMode ? "Off" : "On"
            content.textProperties.color = isInAirplaneMode ? .tertiaryLabel : .label
            cell.accessories = [.disclosureIndicator()]
        case .about:
            content.text = "About"
            content.image = UIImage(systemName: "info.circle")
            cell.accessories = [.disclosureIndicator()]
        }
        cell.contentConfiguration = content
    }

    private func makeSwitch() -> UICellAccessory.CustomViewConfiguration {
        let control = UISwitch()
        control.isOn = isInAirplaneMode
        control.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UISwitch else { return }
                isInAirplaneMode = control.isOn
                var snapshot = dataSource.snapshot()
                snapshot.reconfigureItems([.wifi, .mobileData])
                dataSource.apply(snapshot)
            }, for: .valueChanged)
        return UICellAccessory.CustomViewConfiguration(
            customView: control, placement: .trailing(displayed: .always))
    }
}

extension SettingsListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .airplaneMode, nil: false
        case .mobileData: !isInAirplaneMode
        case .wifi, .about: true
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard case .about = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(AboutViewController(), animated: true)
    }
}

/// Information about this device.
final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        view.backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.text = "Version 1.0"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
