import UIKit

/// The preferred languages, in order. In edit mode they can be reordered, deleted and added.
final class LanguagesController: UICollectionViewController {
    private enum Section { case spoken, others }

    private let settings: DeviceSettings
    private lazy var dataSource = makeDataSource()

    init(_ settings: DeviceSettings) {
        self.settings = settings
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "Languages"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.accessibilityLabel = title
        collectionView.allowsSelection = false
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        settings.observe(by: self) { [weak self] in self?.update(animated: true) }
        update(animated: false)
    }

    /// Shows the languages that can be added only while the list is in edit mode.
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        update(animated: animated)
    }

    private func update(animated: Bool) {
        let spoken = settings.values.languages
        var snapshot = NSDiffableDataSourceSnapshot<Section, Language.ID>()
        snapshot.appendSections([.spoken])
        snapshot.appendItems(spoken.map(\.id))
        if isEditing {
            snapshot.appendSections([.others])
            snapshot.appendItems(Language.all.filter { !spoken.contains($0) }.map(\.id))
        }
        let old = Set(dataSource.snapshot().itemIdentifiers)
        // A language that was added or deleted has other accessories now.
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(old.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Layout and cells

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            configuration.footerMode = index == 0 ? .supplementary : .none
            configuration.trailingSwipeActionsConfigurationProvider = { path in self?.swipeActions(at: path) }
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Language.ID> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Language.ID> {
            [weak self] cell, _, id in
            self?.fill(cell, id)
        }
        let header = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionHeader) {
            $0 == 0 ? "Preferred languages" : "Other languages"
        }
        let footer = UICollectionView.WordsRegistration.words(UICollectionView.elementKindSectionFooter) { _ in
            "Apps use the first of these that they support."
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Language.ID>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        dataSource.reorderingHandlers.canReorderItem = { [weak self] in
            guard let self else { return false }
            return isEditing && isSpoken($0)
        }
        dataSource.reorderingHandlers.didReorder = { [weak self] in self?.takeOrder($0.finalSnapshot) }
        return dataSource
    }

    private func fill(_ cell: UICollectionViewListCell, _ id: Language.ID) {
        guard let language = Language.all.first(where: { $0.id == id }) else { return }
        var content = cell.defaultContentConfiguration()
        content.text = language.ownName
        content.secondaryText = language.englishName == language.ownName ? nil : language.englishName
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessories =
            isSpoken(id)
            ? (canDelete ? [.delete()] : []) + [.reorder()]
            : [.insert { [weak self] in self?.add(language) }]
    }

    // MARK: Editing

    private func isSpoken(_ id: Language.ID) -> Bool { settings.values.languages.contains { $0.id == id } }

    /// Whether a person can delete a language. A device has at least one.
    private var canDelete: Bool { settings.values.languages.count > 1 }

    private func add(_ language: Language) { settings.values.languages.append(language) }

    private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard canDelete, let id = dataSource.itemIdentifier(for: path), isSpoken(id) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
            guard let self else { return finish(false) }
            settings.values.languages.removeAll { $0.id == id }
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Takes the new order. A language that was moved into the other section isn't preferred any more.
    private func takeOrder(_ snapshot: NSDiffableDataSourceSnapshot<Section, Language.ID>) {
        let order = snapshot.itemIdentifiers(inSection: .spoken)
        settings.values.languages = order.compactMap { id in Language.all.first { $0.id == id } }
    }
}
