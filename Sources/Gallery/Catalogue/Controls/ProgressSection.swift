import UIKit

/// Activity indicators of both sizes, and a progress bar that a button fills.
final class ProgressSection: SpecimenSection {
    static let title = "Progress and activity"

    private let bar = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.progress = 0.3
        add("Download", bar, isWide: true)
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Add 10%"
        let more = UIButton(configuration: configuration)
        more.addAction(
            UIAction { [bar] _ in bar.setProgress(bar.progress < 1 ? bar.progress + 0.1 : 0, animated: true) },
            for: .primaryActionTriggered)
        add("Progress", more) { [bar] _ in "\(Int((bar.progress * 100).rounded()))%" }
        let large = UIActivityIndicatorView(style: .large)
        large.startAnimating()
        add("Large", large)
        let medium = UIActivityIndicatorView(style: .medium)
        medium.hidesWhenStopped = false
        medium.color = .systemBlue
        add("Medium", medium)
        let turning = UISwitch()
        turning.addAction(
            UIAction { ($0.sender as? UISwitch)?.isOn == true ? medium.startAnimating() : medium.stopAnimating() },
            for: .valueChanged)
        add("Medium animates", turning) { _ in medium.isAnimating ? "Animating" : "Stopped" }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }
}
