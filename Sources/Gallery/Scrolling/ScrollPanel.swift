import UIKit

/// A control for each setting.
final class ScrollPanel: ControlPanel {
    /// Called when a person changes a control.
    var settingsDidChange: (ScrollSettings) -> Void = { _ in }

    private var settings = ScrollSettings()
    /// Closures that each update one control.
    private var updates: [@MainActor (ScrollPanel) -> Void] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        cards = [
            ControlCard(
                title: "Movement",
                rows: [
                    deceleration(),
                    toggle("Paging", "isPagingEnabled", \.isPaging),
                    toggle("Bounces", "bounces", \.bounces),
                    toggle("Directional lock", "isDirectionalLockEnabled", \.locksDirection),
                ])
        ]
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    func show(_ settings: ScrollSettings) {
        self.settings = settings
        for update in updates { update(self) }
    }

    private func deceleration() -> ControlRow {
        let row = ChoiceRow(title: "Deceleration", name: "decelerationRate", words: ["Normal", "Fast"])
        row.choiceDidChange = { [weak self] in self?.set(\.isFast, to: $0 == 1) }
        updates.append { panel in row.show(choice: panel.settings.isFast ? 1 : 0) }
        return row
    }

    private func toggle(_ title: String, _ name: String, _ key: WritableKeyPath<ScrollSettings, Bool>) -> ControlRow {
        let row = SwitchRow(title: title, name: name)
        row.valueDidChange = { [weak self] in self?.set(key, to: $0) }
        updates.append { panel in row.show(panel.settings[keyPath: key]) }
        return row
    }

    private func set<Value>(_ key: WritableKeyPath<ScrollSettings, Value>, to value: Value) {
        settings[keyPath: key] = value
        settingsDidChange(settings)
    }
}
