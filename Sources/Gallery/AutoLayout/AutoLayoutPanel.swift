import UIKit

/// Controls for everything around the rows. The rows' sizes follow.
final class AutoLayoutPanel: ControlPanel {
    /// Called when a person changes a control.
    var settingsDidChange: (AutoLayoutSettings) -> Void = { _ in }

    private var settings = AutoLayoutSettings()
    private let textSize = SliderRow(title: "Text size", name: "preferredContentSizeCategory", step: 1)
    private let width = SliderRow(title: "Width", name: "widthAnchor's constant", step: 10)
    private let direction = SwitchRow(title: "Right to left", name: "layoutDirection")
    private let parts = SwitchRow(title: "Hide parts", name: "constraints' isActive")
    private let conflict = SwitchRow(title: "Conflict", name: "two required widths")

    /// The smallest width of the list, in points.
    private static let leastWidth: CGFloat = 240

    override init(frame: CGRect) {
        super.init(frame: frame)
        textSize.valueDidChange = { [weak self] in self?.set(\.textSize, to: Int($0)) }
        width.valueDidChange = { [weak self] in
            guard let self else { return }
            set(\.width, to: $0 < room ? $0 : nil)
        }
        direction.valueDidChange = { [weak self] in self?.set(\.isRightToLeft, to: $0) }
        parts.valueDidChange = { [weak self] in self?.set(\.hidesParts, to: $0) }
        conflict.valueDidChange = { [weak self] in self?.set(\.hasConflict, to: $0) }
        cards = [
            ControlCard(title: "Size", rows: [textSize, width, direction]),
            ControlCard(title: "Constraints", rows: [parts, conflict]),
        ]
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    /// The largest width of the list for which there is room, in points.
    private var room: CGFloat = 0

    func show(_ settings: AutoLayoutSettings, room: CGFloat) {
        self.settings = settings
        self.room = room
        let sizes = TextSize.all
        textSize.show(
            CGFloat(settings.textSize), in: 0...CGFloat(sizes.count - 1), words: sizes[settings.textSize].name)
        let shown = min(settings.width ?? room, room)
        width.show(
            shown, in: min(Self.leastWidth, room)...max(room, 1),
            words: settings.width == nil ? "Full" : "\(Int(shown)) points")
        direction.show(settings.isRightToLeft)
        parts.show(settings.hidesParts)
        conflict.show(settings.hasConflict)
    }

    private func set<Value>(_ key: WritableKeyPath<AutoLayoutSettings, Value>, to value: Value) {
        settings[keyPath: key] = value
        settingsDidChange(settings)
    }
}
