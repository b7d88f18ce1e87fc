import UIKit

/// Downloads; or a hint as long as there are none.
final class DownloadsViewController: UICollectionViewController {
    private var files: [String] = []
    private var isSearching = false
    private let find: @MainActor (_ completion: @escaping @MainActor ([String]) -> Void) -> Void
    private let fileRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, file in
        var content = cell.defaultContentConfiguration()
        content.text = file
        content.image = UIImage(systemName: "doc")
        cell.contentConfiguration = content
    }

    init(find: @escaping @MainActor (_ completion: @escaping @MainActor ([String]) -> Void) -> Void) {
        self.find = find
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Downloads"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", primaryAction: UIAction { [weak self] _ in self?.clear() })
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        navigationItem.rightBarButtonItem?.isEnabled = !files.isEmpty
        if isSearching {
            var configuration = UIContentUnavailableConfiguration.loading()
            configuration.text = "Looking for files"
            contentUnavailableConfiguration = configuration
        } else if files.isEmpty {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "tray")
            configuration.text = "No downloads"
            configuration.secondaryText = "What you download is kept here."
            configuration.button = .borderedProminent()
            configuration.button.title = "Find files"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.search() }
            contentUnavailableConfiguration = configuration
        } else {
            contentUnavailableConfiguration = nil
        }
    }

    private func search() {
        isSearching = true
        setNeedsUpdateContentUnavailableConfiguration()
        find { [weak self] files in
            guard let self else { return }
            isSearching = false
            self.files = files
            collectionView.reloadData()
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    private func clear() {
        files = []
        collectionView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        files.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: fileRegistration, for: indexPath, item: files[indexPath.item])
    }
}
