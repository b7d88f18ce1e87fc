// Content and backgrounds as values: a list's content, a custom one, backgrounds that follow the state, and a
// configuration for an empty screen.

import UIKit

struct Peak: Identifiable, Sendable {
    let id: Int
    var name: String
    var height: Int
    var stars: Int
}

final class PeaksController: UICollectionViewController {
    private var peaks: [Peak] = []
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        show([
            Peak(id: 1, name: "Everest", height: 8849, stars: 5),
            Peak(id: 2, name: "Zugspitze", height: 2962, stars: 3),
        ])
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Peak.ID> {
        let row = UICollectionView.CellRegistration<UICollectionViewCell, Peak> { cell, _, peak in
            var content = UIListContentConfiguration.valueCell()
            content.text = peak.name
            content.secondaryText = "\(peak.height) m"
            content.image = UIImage(systemName: "star")
            content.imageProperties.tintColor = .systemYellow
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listCell()
        }
        let rating = UICollectionView.CellRegistration<UICollectionViewCell, Peak> { cell, _, peak in
            cell.contentConfiguration = Rating(stars: peak.stars)
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = state.isSelected ? .systemYellow : .secondarySystemBackground
                background.cornerRadius = 12
                cell.backgroundConfiguration = background
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] view, path, id in
            guard let self else { return nil }
            let peak = peaks.first { $0.id == id }
            return view.dequeueConfiguredReusableCell(using: path.item == 0 ? row : rating, for: path, item: peak)
        }
    }

    private func show(_ peaks: [Peak]) {
        self.peaks = peaks
        var snapshot = NSDiffableDataSourceSnapshot<Int, Peak.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(peaks.map(\.id))
        dataSource.apply(snapshot)
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.text = "No Mountains"
        contentUnavailableConfiguration = peaks.isEmpty ? nothing : nil
    }
}

struct Rating: UIContentConfiguration, Equatable {
    var stars = 0

    func makeContentView() -> any UIView & UIContentView { RatingView(self) }

    func updated(for state: any UIConfigurationState) -> Rating { self }
}

final class RatingView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ rating: Rating) {
        configuration = rating
        super.init(frame: .zero)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let rating = configuration as? Rating else { return }
        label.text = String(repeating: "★", count: rating.stars)
    }
}
