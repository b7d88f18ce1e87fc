import UIKit

/// The buttons below a card, side by side. The stage's state decides their titles and whether they're enabled.
final class CardButtons: UIStackView {
    private weak var stage: CardStage?

    init(_ stage: CardStage) {
        self.stage = stage
        super.init(frame: .zero)
        spacing = 8
        distribution = .fillEqually
        for action in stage.card.actions {
            var configuration = UIButton.Configuration.tinted()
            configuration.buttonSize = .small
            configuration.cornerStyle = .capsule
            let press = UIAction { [weak stage] _ in stage.map(action.perform) }
            addArrangedSubview(UIButton(configuration: configuration, primaryAction: press))
        }
        update()
    }

    required init(coder: NSCoder) { fatalError("Buttons are made in code.") }

    func update() {
        guard let stage else { return }
        for case (let button as UIButton, let action) in zip(arrangedSubviews, stage.card.actions) {
            button.configuration?.title = action.title(stage)
            button.accessibilityHint = action.hint
            button.isEnabled = action.isAvailable(stage)
        }
    }
}
