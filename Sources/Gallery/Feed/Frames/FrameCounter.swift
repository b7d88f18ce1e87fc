import UIKit

/// A small glass badge that shows the number of posts, and how long the app takes to make a frame.
final class FrameCounter: UIView {
    private let glass = UIVisualEffectView(effect: UIGlassEffect())
    private let label = UILabel()

    init(posts: Int) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = "Frames"
        accessibilityTraits = .updatesFrequently
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        for view in [glass, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            glass.topAnchor.constraint(equalTo: topAnchor),
            glass.bottomAnchor.constraint(equalTo: bottomAnchor),
            glass.leadingAnchor.constraint(equalTo: leadingAnchor),
            glass.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
        ])
        show("\(posts.grouped) posts")
    }

    required init?(coder: NSCoder) { fatalError("Counters are made in code.") }

    func show(_ work: Duration) {
        let microseconds = Int((work / .microseconds(1)).rounded())
        show("\(microseconds.grouped) µs per frame")
    }

    private func show(_ text: String) {
        label.text = text
        accessibilityValue = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.layer.cornerRadius = bounds.height / 2
    }
}
