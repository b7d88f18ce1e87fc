import UIKit

/// All kinds of list content in all states side by side, custom contents and backgrounds, and content-unavailable
/// configurations.
final class ConfigurationsController: UIViewController {
    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: ConfigurationsLayout.make { [weak self] in self?.dataSource.sectionIdentifier(for: $0) })
    private(set) var looks = ConfigurationsLooks()
    /// Why the scene shows no cells. nil while it shows them.
    private(set) var absence: Absence?
    private lazy var dataSource = makeDataSource()
    private lazy var bringBack = UIAction(title: "Show cells") { [weak self] _ in self?.show(nil) }

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Configurations"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.accessibilityLabel = "Configurations"
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = true
        collectionView.delegate = self
        view.addSubview(collectionView)
        let items = Absence.allCases.map { absence in
            UIBarButtonItem(primaryAction: UIAction(title: absence.rawValue) { [weak self] _ in self?.show(absence) })
        }
        toolbarItems = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (scene: ConfigurationsController, _) in
            scene.textSizeChanged()
        }
        apply(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: Data

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<ConfigurationsSection, ConfigurationsItem>()
        if absence == nil {
            for section in ConfigurationsSection.all {
                snapshot.appendSections([section])
                snapshot.appendItems(section.items)
            }
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<ConfigurationsSection, ConfigurationsItem> {
        let cells = ConfigurationsCells(
            looks: { [weak self] in self?.looks ?? ConfigurationsLooks() },
            looksDidChange: { [weak self] in self?.change(to: $0) })
        let source = UICollectionViewDiffableDataSource<ConfigurationsSection, ConfigurationsItem>(
            collectionView: collectionView
        ) { view, path, item in cells.cell(for: item, at: path, in: view) }
        let head = UICollectionView.SupplementaryRegistration<SectionHead>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] head, _, path in
            if let section = self?.dataSource.sectionIdentifier(for: path.section) { head.show(section) }
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: head, for: path)
        }
        return source
    }

    // MARK: Looks

    private func change(to new: ConfigurationsLooks) {
        looks = new
        let target = navigationController ?? self
        target.overrideUserInterfaceStyle = new.appearance.style
        traitOverrides.layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight
        traitOverrides.preferredContentSizeCategory = TextSize.all[new.textSize].category
    }

    /// Updates the number of columns, and the numbers in the headers.
    private func textSizeChanged() {
        collectionView.collectionViewLayout.invalidateLayout()
        let kind = UICollectionView.elementKindSectionHeader
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
            guard let head = collectionView.supplementaryView(forElementKind: kind, at: path) as? SectionHead,
                let section = dataSource.sectionIdentifier(for: path.section)
            else { continue }
            head.show(section)
        }
    }

    // MARK: Empty states

    private func show(_ absence: Absence?) {
        self.absence = absence
        apply(animated: true)
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = super.contentUnavailableConfigurationState
        state.searchText = absence == .search ? "Atlantis" : nil
        return state
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = absence?.configuration(bringBack: bringBack)
    }
}

// MARK: - UICollectionViewDelegate

extension ConfigurationsController: UICollectionViewDelegate {
    /// Whether an item is a live row. All others only show what a state looks like.
    private func isLive(_ path: IndexPath) -> Bool {
        if case .live = dataSource.itemIdentifier(for: path) { true } else { false }
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        isLive(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        isLive(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        isLive(indexPath) && dataSource.itemIdentifier(for: indexPath) != .live(.disabled)
    }
}
