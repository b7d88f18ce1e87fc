import UIKit

/// A header with a section's title, and a sentence or numbers about it.
final class SectionHead: UICollectionReusableView {
    private let content: UIListContentView

    override init(frame: CGRect) {
        var empty = UIListContentConfiguration.header()
        empty.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 12, trailing: 0)
        content = UIListContentView(configuration: empty)
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .header
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ section: ConfigurationsSection) {
        guard var shown = content.configuration as? UIListContentConfiguration else { return }
        shown.text = section.title
        let isOnPicture = section.list == .picture
        shown.textProperties.color = isOnPicture ? .white : .label
        shown.secondaryTextProperties.color = isOnPicture ? .white : .secondaryLabel
        shown.secondaryText = section.sentence(traitCollection)
        shown.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
        content.configuration = shown
        accessibilityLabel = section.title
    }

    var words: (title: String?, sentence: String?) {
        let shown = content.configuration as? UIListContentConfiguration
        return (shown?.text, shown?.secondaryText)
    }
}
