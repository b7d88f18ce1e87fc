import UIKit

/// A control for each setting.
final class FeedPanel: ControlPanel {
    /// Called when a person changes a control.
    var settingsDidChange: (FeedSettings) -> Void = { _ in }

    private var settings = FeedSettings()
    private let textSize = SliderRow(title: "Text size", name: "preferredContentSizeCategory", step: 1)
    private let direction = SwitchRow(title: "Right to left", name: "layoutDirection")

    override init(frame: CGRect) {
        super.init(frame: frame)
        textSize.valueDidChange = { [weak self] in self?.set(\.textSize, to: Int($0)) }
        direction.valueDidChange = { [weak self] in self?.set(\.isRightToLeft, to: $0) }
        cards = [ControlCard(title: "Reading", rows: [textSize, direction])]
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    func show(_ settings: FeedSettings) {
        self.settings = settings
        let sizes = TextSize.all
        textSize.show(
            CGFloat(settings.textSize), in: 0...CGFloat(sizes.count - 1), words: sizes[settings.textSize].name)
        direction.show(settings.isRightToLeft)
    }

    private func set<Value>(_ key: WritableKeyPath<FeedSettings, Value>, to value: Value) {
        settings[keyPath: key] = value
        show(settings)
        settingsDidChange(settings)
    }
}
