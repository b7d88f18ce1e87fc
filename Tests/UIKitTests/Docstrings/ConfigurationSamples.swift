import UIKit

// The samples of docstrings in Sources/UIKitCore's Configurations, Colors, Images and Traits: Scripts/samples looks for them here.

extension ColorResource { static let accent = ColorResource(name: "Accent", bundle: .module) }
extension ImageResource { static let cover = ImageResource(name: "Cover", bundle: .module) }

extension UIConfigurationStateCustomKey {
    static let isArchived = UIConfigurationStateCustomKey("com.example.Mail.isArchived")
}

struct Badge: UIContentConfiguration, Equatable {
    var text = ""
    var isDimmed = false
    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: UIConfigurationState) -> Badge { self }
}

final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

private final class ArchivedCell: UICollectionViewCell {
    private var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isArchived] = isArchived
        return state
    }
}

@MainActor private func fill(_ cell: UICollectionViewListCell, in stack: UIStackView) {
    var background = UIBackgroundConfiguration.listCell()
    background.cornerRadius = 12
    background.strokeWidth = 1
    cell.backgroundConfiguration = background

    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }

    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Everest"
    content.secondaryText = "8,849 m"
    content.image = UIImage(systemName: "mountain.2")
    cell.contentConfiguration = content

    let view = UIListContentView(configuration: content)
    stack.addArrangedSubview(view)
}

private final class FavoritesController: UIViewController {
    private var photos: [UIImage] = []

    func showNothing() {
        var nothing = UIContentUnavailableConfiguration.empty()
        nothing.image = UIImage(systemName: "star")
        nothing.text = "No Favorites"
        nothing.secondaryText = "What you mark with a star appears here."
        contentUnavailableConfiguration = nothing  // of a view controller
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = photos.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
    }
}

@MainActor private func choose(sun: UIImage, moon: UIImage, imageView: UIImageView) {
    let asset = UIImageAsset()
    asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
    imageView.image = asset.image(with: .current)  // becomes the moon in the dark
}

enum Density { case comfortable, compact }
struct DensityTrait: UITraitDefinition { static let defaultValue = Density.comfortable }

@MainActor private func setDensity(of view: UIView) {
    view.traitOverrides[DensityTrait.self] = .compact
}

private final class Lamp: UIView {
    func follow() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.setNeedsDisplay()
        }
    }
}
