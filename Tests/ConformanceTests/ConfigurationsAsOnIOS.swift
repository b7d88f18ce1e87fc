import UIKit

// Cells by configurations, as apps since iOS 14 have them: a content of the app's own, a state of its own, list contents
// whose colours follow the cell's state, and headers that are cells.

struct Track: Hashable {
    let id = UUID()
    var title: String
    var artist: String
    var isPlaying = false
}

// MARK: A state of the app's own

extension UIConfigurationStateCustomKey {
    static let isPlaying = UIConfigurationStateCustomKey("com.example.Music.isPlaying")
}

extension UICellConfigurationState {
    var isPlaying: Bool {
        get { self[.isPlaying] as? Bool ?? false }
        set { self[.isPlaying] = newValue }
    }
}

// MARK: A content of the app's own

struct TrackContentConfiguration: UIContentConfiguration, Hashable {
    var title: String?
    var artist: String?
    var titleColor: UIColor?
    var showsSpeaker = false

    func makeContentView() -> UIView & UIContentView { TrackContentView(configuration: self) }

    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.titleColor = state.isSelected || state.isHighlighted ? .systemBlue : .label
        updated.showsSpeaker = state.isPlaying
        return updated
    }
}

final class TrackContentView: UIView, UIContentView {
    let titleLabel = UILabel()
    let artistLabel = UILabel()
    let speaker = UIImageView(image: UIImage(systemName: "speaker.wave.2"))
    private(set) var timesApplied = 0
    private var appliedConfiguration: TrackContentConfiguration!

    init(configuration: TrackContentConfiguration) {
        super.init(frame: .zero)
        setUpViews()
        apply(configuration: configuration)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var configuration: UIContentConfiguration {
        get { appliedConfiguration }
        set {
            guard let newConfiguration = newValue as? TrackContentConfiguration else { return }
            apply(configuration: newConfiguration)
        }
    }

    private func setUpViews() {
        let texts = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [texts, speaker])
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = .secondaryLabel
    }

    private func apply(configuration: TrackContentConfiguration) {
        guard appliedConfiguration != configuration else { return }
        appliedConfiguration = configuration
        timesApplied += 1
        titleLabel.text = configuration.title
        titleLabel.textColor = configuration.titleColor
        artistLabel.text = configuration.artist
        speaker.isHidden = !configuration.showsSpeaker
    }
}

// MARK: Cells

/// A cell with a custom state, which sets its own look.
final class TrackCell: UICollectionViewCell {
    var track: Track? {
        didSet { if track != oldValue { setNeedsUpdateConfiguration() } }
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isPlaying = track?.isPlaying ?? false
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = TrackContentConfiguration().updated(for: state)
        content.title = track?.title
        content.artist = track?.artist
        contentConfiguration = content

        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        background.cornerRadius = 8
        background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
            state.isPlaying ? color.withAlphaComponent(0.5) : color
        }
        backgroundConfiguration = background
    }
}

final class MusicViewController: UIViewController {
    enum Section: Hashable { case tracks, albums }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, UUID>!
    private(set) var tracks: [Track] = []
    private let albums = ["Blue", "Green"].map { (id: UUID(), name: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureDataSource()
        apply()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func configureDataSource() {
        let trackCell = UICollectionView.CellRegistration<TrackCell, UUID> { [weak self] cell, _, id in
            cell.track = self?.tracks.first { $0.id == id }
        }
        let albumCell = UICollectionView.CellRegistration<UICollectionViewCell, UUID> { [weak self] cell, _, id in
            var content = UIListContentConfiguration.valueCell()
            content.text = self?.albums.first { $0.id == id }?.name
            content.secondaryText = "12 songs"
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                guard var content = cell.contentConfiguration?.updated(for: state) as? UIListContentConfiguration else {
                    return
                }
                content.textProperties.colorTransformer = UIConfigurationColorTransformer { color in
                    state.isSelected || state.isHighlighted ? .white : color
                }
                cell.contentConfiguration = content
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [unowned self] view, path, id in
            dataSource.sectionIdentifier(for: path.section) == .tracks
                ? view.dequeueConfiguredReusableCell(using: trackCell, for: path, item: id)
                : view.dequeueConfiguredReusableCell(using: albumCell, for: path, item: id)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = dataSource.sectionIdentifier(for: path.section) == .tracks ? "Songs" : "Albums"
            view.contentConfiguration = content
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard tracks.isEmpty else { return contentUnavailableConfiguration = nil }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "star")
        empty.text = "No Music"
        contentUnavailableConfiguration = empty
    }

    func add(_ new: [Track]) {
        tracks += new
        apply()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    func play(_ index: Int) {
        for place in tracks.indices { tracks[place].isPlaying = place == index }
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(tracks.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
        if !tracks.isEmpty {
            snapshot.appendSections([.tracks, .albums])
            snapshot.appendItems(tracks.map(\.id), toSection: .tracks)
            snapshot.appendItems(albums.map(\.id), toSection: .albums)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
