import UIKit

/// The current song, its progress and volume: sliders, a switch and three buttons.
final class NowPlayingViewController: UIViewController {
    private let titles: [String]
    private let length: Float
    private var current = 0 { didSet { showTrack() } }
    private var isPlaying = false { didSet { playButton.setNeedsUpdateConfiguration() } }
    private let titleLabel = UILabel()
    private let timeLabel = UILabel()
    let positionSlider = UISlider()
    let volumeSlider = UISlider()
    let repeatSwitch = UISwitch()
    private lazy var playButton = makeButton(nil) { [weak self] in self?.isPlaying.toggle() }
    private lazy var backButton = makeButton("chevron.backward") { [weak self] in self?.go(by: -1) }
    private lazy var forwardButton = makeButton("chevron.forward") { [weak self] in self?.go(by: 1) }

    init(titles: [String], length: Float) {
        self.titles = titles
        self.length = length
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        titleLabel.textAlignment = .center
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        timeLabel.textColor = .secondaryLabel
        timeLabel.textAlignment = .center
        positionSlider.maximumValue = length
        positionSlider.addAction(UIAction { [weak self] _ in self?.showTime() }, for: .valueChanged)
        volumeSlider.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
        volumeSlider.value = 0.5
        playButton.configurationUpdateHandler = { [weak self] button in
            button.configuration?.image = UIImage(systemName: self?.isPlaying == true ? "pause.fill" : "play.fill")
            button.accessibilityLabel = self?.isPlaying == true ? "Pause" : "Play"
        }
        backButton.accessibilityLabel = "Back"
        forwardButton.accessibilityLabel = "Forward"
        setUpLayout()
        showTrack()
    }

    private func setUpLayout() {
        let buttons = UIStackView(arrangedSubviews: [backButton, playButton, forwardButton])
        buttons.distribution = .equalSpacing
        let repeatLabel = UILabel()
        repeatLabel.text = "Repeat"
        let repeatRow = UIStackView(arrangedSubviews: [repeatLabel, repeatSwitch])
        repeatRow.alignment = .center
        let stackView = UIStackView(arrangedSubviews: [
            titleLabel, positionSlider, timeLabel, buttons, volumeSlider, repeatRow,
        ])
        stackView.axis = .vertical
        stackView.spacing = 24
        stackView.setCustomSpacing(4, after: positionSlider)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
        ])
    }

    private func makeButton(_ symbol: String?, _ action: @escaping @MainActor () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = symbol.flatMap { UIImage(systemName: $0) }
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 28)
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    private func go(by step: Int) {
        let next = current + step
        if titles.indices.contains(next) {
            current = next
        } else if repeatSwitch.isOn {
            current = (next + titles.count) % titles.count
        }
    }

    private func showTrack() {
        titleLabel.text = titles[current]
        positionSlider.value = 0
        backButton.isEnabled = current > 0 || repeatSwitch.isOn
        showTime()
    }

    private func showTime() {
        let seconds = Int(positionSlider.value.rounded())
        timeLabel.text = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }
}
