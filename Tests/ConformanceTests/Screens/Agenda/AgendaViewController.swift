import UIKit

struct AgendaEvent: Hashable {
    let title: String
    /// The start, in hours since midnight.
    let start: Double
    let end: Double
}

/// A day from eight to eighteen: events beside the hours, lines for the hours, and a red one for now.
final class AgendaViewController: UICollectionViewController {
    private let events: [AgendaEvent]
    private let eventRegistration = UICollectionView.CellRegistration<EventCell, AgendaEvent> { cell, _, event in
        cell.label.text = event.title
    }

    init(events: [AgendaEvent], now: Double) {
        self.events = events
        let layout = AgendaLayout()
        layout.events = events
        layout.now = now
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.contentInsetAdjustmentBehavior = .always
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        events.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: eventRegistration, for: indexPath, item: events[indexPath.item])
    }
}

final class EventCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemTeal
        contentView.layer.cornerRadius = 6
        label.font = .preferredFont(forTextStyle: .caption1)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -6),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
