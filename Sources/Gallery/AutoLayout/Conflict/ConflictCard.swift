import UIKit

/// Shows UIKit's explanation of a conflict: which constraints can't all hold, why, and what helps. The card is as tall
/// as its text, which scrolls if there is no room for that.
final class ConflictCard: UIView {
    private let sign = UIImageView(image: UIImage(systemName: "xmark"))
    private let headline = UILabel()
    private let page = UIScrollView()
    private let content = UIView()

    private(set) var explanation: ConflictExplanation?

    private static let margin: CGFloat = 16
    private static let signSide: CGFloat = 24

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 26
        layer.cornerCurve = .continuous
        clipsToBounds = true
        sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        sign.tintColor = .white
        sign.backgroundColor = .systemRed
        sign.contentMode = .center
        sign.layer.cornerRadius = Self.signSide / 2
        headline.grow(as: .subheadline, weight: .semibold)
        headline.numberOfLines = 0
        headline.isAccessibilityElement = true
        headline.accessibilityTraits = .header
        page.accessibilityLabel = "Explanation"
        page.alwaysBounceVertical = false
        for view in [sign, headline, page] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        content.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(content)
        activateConstraints()
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    private func activateConstraints() {
        let margin = Self.margin
        let wholeHeight = page.heightAnchor.constraint(equalTo: content.heightAnchor)
        wholeHeight.priority = .defaultLow
        NSLayoutConstraint.activate([
            sign.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
            sign.topAnchor.constraint(equalTo: topAnchor, constant: margin),
            sign.widthAnchor.constraint(equalToConstant: Self.signSide),
            sign.heightAnchor.constraint(equalTo: sign.widthAnchor),
            headline.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 10),
            headline.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
            headline.centerYAnchor.constraint(equalTo: sign.centerYAnchor).ifPossible,
            headline.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margin),
            page.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 10),
            page.leadingAnchor.constraint(equalTo: leadingAnchor),
            page.trailingAnchor.constraint(equalTo: trailingAnchor),
            page.bottomAnchor.constraint(equalTo: bottomAnchor),
            wholeHeight,
            content.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
        ])
    }

    func show(_ explanation: ConflictExplanation) {
        self.explanation = explanation
        headline.text = explanation.headline
        for view in content.subviews { view.removeFromSuperview() }
        var above: UIView?
        for part in explanation.parts {
            let view = ConflictLine(part)
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            let top = above?.bottomAnchor ?? content.topAnchor
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.margin),
                view.topAnchor.constraint(equalTo: top, constant: above == nil ? 0 : 8),
            ])
            above = view
        }
        above?.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.margin).isActive = true
        page.contentOffset = .zero
    }
}

extension NSLayoutConstraint {
    fileprivate var ifPossible: NSLayoutConstraint {
        priority = .defaultLow
        return self
    }
}
