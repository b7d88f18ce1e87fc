import UIKit

/// A screen that describes its rows. After a change of a setting it describes them again, and a diffable data source
/// animates the difference.
class SettingsRowsController: UICollectionViewController {
    let settings: DeviceSettings
    let appearance: UICollectionLayoutListConfiguration.Appearance
    private var shown: [SettingsSection] = []
    private lazy var dataSource = makeDataSource()

    /// - Parameter appearance: The appearance of the list.
    init(
        _ title: String, _ settings: DeviceSettings,
        appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped
    ) {
        self.settings = settings
        self.appearance = appearance
        super.init(collectionViewLayout: UICollectionViewLayout())
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    /// The sections that the screen shows at present. Subclasses override it.
    func sections() -> [SettingsSection] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = title
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        settings.observe(by: self) { [weak self] in self?.update() }
        update()
        // The size of icon tiles depends on the text size, their colours on the interface style.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]) {
            (screen: SettingsRowsController, _) in screen.update()
        }
    }

    /// Applies a snapshot of ``sections()``, and reconfigures the rows that stay.
    func update() {
        overrideUserInterfaceStyle = settings.values.style.userInterfaceStyle
        if let size = settings.values.textSize {
            traitOverrides.preferredContentSizeCategory = size.category
        } else {
            traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
        let old = Set(dataSource.snapshot().itemIdentifiers)
        shown = sections()
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in shown {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id))
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(old.contains))
        dataSource.apply(snapshot, animatingDifferences: !old.isEmpty)
    }

    // MARK: Layout and cells

    /// Returns a list layout in which a section has a header or footer only if it has a text for it.
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self, appearance] index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = self?.section(index)?.header == nil ? .none : .supplementary
            configuration.footerMode = self?.section(index)?.footer == nil ? .none : .supplementary
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
        let cell = UICollectionView.CellRegistration<SettingsCell, SettingsRow> { cell, _, row in cell.show(row) }
        let header = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionHeader) {
            [weak self] in self?.section($0)?.header
        }
        let footer = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionFooter) {
            [weak self] in self?.section($0)?.footer
        }
        let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
            [weak self] view, path, _ in
            self.flatMap { $0.row(at: path) }
                .map { view.dequeueConfiguredReusableCell(using: cell, for: path, item: $0) }
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        return dataSource
    }

    private func section(_ index: Int) -> SettingsSection? { shown.indices.contains(index) ? shown[index] : nil }

    private func row(at path: IndexPath) -> SettingsRow? {
        guard let rows = section(path.section)?.rows, rows.indices.contains(path.item) else { return nil }
        return rows[path.item]
    }

    // MARK: Actions of rows

    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { row(at: indexPath)?.action != nil }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { row(at: indexPath)?.action != nil }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let row = row(at: indexPath) else { return }
        // A row that opens a screen stays selected until a person comes back.
        if case .link = row.kind {} else { collectionView.deselectItem(at: indexPath, animated: true) }
        row.action?()
    }

    func push(_ screen: UIViewController) {
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Selects the row of the page that is shown beside the list.
    func select(row id: String) {
        collectionView.selectItem(at: dataSource.indexPath(for: id), animated: false, scrollPosition: [])
    }
}
