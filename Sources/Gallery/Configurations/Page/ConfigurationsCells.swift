import UIKit

/// Dequeues and fills the cells of the scene.
@MainActor struct ConfigurationsCells {
    private let panel: UICollectionView.CellRegistration<LooksCell, ConfigurationsItem>
    private let live: UICollectionView.CellRegistration<LiveCell, LiveRow>
    private let rating: UICollectionView.CellRegistration<SampleCell, SampleState>
    private let background: UICollectionView.CellRegistration<UICollectionViewCell, BackgroundSample>
    /// One cell registration for each kind of content.
    private let samples: [UICollectionView.CellRegistration<SampleCell, SampleState>]

    /// - Parameter looks: Returns the scene's present looks.
    init(looks: @escaping () -> ConfigurationsLooks, looksDidChange: @escaping (ConfigurationsLooks) -> Void) {
        panel = UICollectionView.CellRegistration { cell, _, _ in
            cell.looksDidChange = looksDidChange
            cell.show(looks())
        }
        live = UICollectionView.CellRegistration { cell, _, row in cell.show(row) }
        rating = UICollectionView.CellRegistration { cell, _, state in
            cell.sample = state
            cell.contentConfiguration = Rating(text: state.rawValue, stars: 4)
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        background = UICollectionView.CellRegistration { cell, _, sample in
            cell.contentConfiguration = sample.content
            cell.backgroundConfiguration = sample.background
        }
        samples = ContentKind.all.map { kind in
            UICollectionView.CellRegistration { cell, _, state in
                cell.sample = state
                cell.contentConfiguration = kind.content(state)
                var background = kind.background()
                if kind.list == .grouped { background.cornerRadius = 12 }
                cell.backgroundConfiguration = background
            }
        }
    }

    func cell(
        for item: ConfigurationsItem, at path: IndexPath, in view: UICollectionView
    ) -> UICollectionViewCell {
        switch item {
        case .looks: view.dequeueConfiguredReusableCell(using: panel, for: path, item: item)
        case .live(let row): view.dequeueConfiguredReusableCell(using: live, for: path, item: row)
        case .rating(let state): view.dequeueConfiguredReusableCell(using: rating, for: path, item: state)
        case .background(let sample): view.dequeueConfiguredReusableCell(using: background, for: path, item: sample)
        case .sample(let kind, let state):
            view.dequeueConfiguredReusableCell(using: samples[kind], for: path, item: state)
        }
    }
}
