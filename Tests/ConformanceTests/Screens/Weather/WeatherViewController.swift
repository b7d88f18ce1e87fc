import UIKit

struct HourForecast: Hashable {
    let hour: Int
    let degrees: Int
}

/// A sky that gets darker from top to bottom, and cards of frosted glass over it: the hours sideways, the days below.
final class WeatherViewController: UIViewController {
    private let hours: [HourForecast]
    private let days: [(name: String, low: Int, high: Int)]
    private let sky = CAGradientLayer()
    private(set) lazy var hoursView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private let hourRegistration = UICollectionView.CellRegistration<HourCell, HourForecast> { cell, _, forecast in
        cell.show(forecast)
    }

    init(hours: [HourForecast], days: [(name: String, low: Int, high: Int)]) {
        self.hours = hours
        self.days = days
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemIndigo.cgColor]
        view.layer.addSublayer(sky)
        hoursView.backgroundColor = .clear
        hoursView.showsHorizontalScrollIndicator = false
        hoursView.dataSource = self
        let rows = days.map { DayForecastView(name: $0.name, low: $0.low, high: $0.high) }
        let list = UIStackView(arrangedSubviews: rows)
        list.axis = .vertical
        let cards = UIStackView(arrangedSubviews: [
            makeCard(around: hoursView, height: 96), makeCard(around: list, height: CGFloat(days.count) * 44),
        ])
        cards.axis = .vertical
        cards.spacing = 16
        cards.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cards)
        NSLayoutConstraint.activate([
            cards.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            cards.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            cards.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sky.frame = view.bounds
        CATransaction.commit()
    }

    private func makeCard(around content: UIView, height: CGFloat) -> UIVisualEffectView {
        let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        content.translatesAutoresizingMaskIntoConstraints = false
        card.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: card.contentView.topAnchor),
            content.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: card.contentView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: card.contentView.bottomAnchor),
            card.heightAnchor.constraint(equalToConstant: height),
        ])
        return card
    }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 96)
        layout.minimumLineSpacing = 0
        return layout
    }
}

extension WeatherViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { hours.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: hourRegistration, for: indexPath, item: hours[indexPath.item])
    }
}

/// An hour above its degrees.
final class HourCell: UICollectionViewCell {
    private let hourLabel = UILabel()
    private let degreesLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stackView = UIStackView(arrangedSubviews: [hourLabel, degreesLabel])
        stackView.axis = .vertical
        stackView.distribution = .fillEqually
        stackView.frame = contentView.bounds
        stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for label in [hourLabel, degreesLabel] {
            label.textAlignment = .center
            label.textColor = .white
        }
        hourLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        degreesLabel.font = .systemFont(ofSize: 20)
        contentView.addSubview(stackView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ forecast: HourForecast) {
        hourLabel.text = forecast.hour == 0 ? "Now" : "+\(forecast.hour) h"
        degreesLabel.text = "\(forecast.degrees)°"
    }
}

/// A day, and a bar from its lowest to its highest degree between 0 and 40.
final class DayForecastView: UIView {
    let bar = UIView()
    private let low: Int
    private let high: Int
    private let label = UILabel()

    init(name: String, low: Int, high: Int) {
        self.low = low
        self.high = high
        super.init(frame: .zero)
        label.text = "\(name) \(low)–\(high)°"
        label.textColor = .white
        bar.backgroundColor = .systemYellow
        bar.layer.cornerRadius = 3
        addSubview(label)
        addSubview(bar)
        heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: 0, width: 150, height: bounds.height)
        let room = bounds.width - 166 - 16
        bar.frame = CGRect(
            x: 166 + room * CGFloat(low) / 40, y: bounds.midY - 3, width: room * CGFloat(high - low) / 40, height: 6)
    }
}
