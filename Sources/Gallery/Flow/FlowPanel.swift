import UIKit

/// A control for each property of a flow layout.
final class FlowPanel: ControlPanel {
    /// Called when a person changes a control.
    var settingsDidChange: (FlowSettings) -> Void = { _ in }

    private var settings = FlowSettings()
    /// The largest size of an item in the direction across the scroll axis.
    private var room = CGSize.zero
    /// Closures that each update one control.
    private var updates: [@MainActor (FlowPanel) -> Void] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        cards = [
            ControlCard(title: "Content", rows: [itemCount(), sizes()] + itemSize()),
            ControlCard(
                title: "Direction",
                rows: [
                    choice(
                        "Scrolls", "scrollDirection", \.scrollDirection,
                        [("Vertically", .vertical), ("Horizontally", .horizontal)]),
                    toggle("Right to left", "semanticContentAttribute", \.isRightToLeft),
                ]),
            ControlCard(
                title: "Spacing",
                rows: [
                    stepper("Line spacing", "minimumLineSpacing", \.lineSpacing),
                    stepper("Item spacing", "minimumInteritemSpacing", \.interitemSpacing),
                ]),
            ControlCard(
                title: "Headers and footers",
                rows: [
                    stepper("Header", "headerReferenceSize", \.headerLength, step: 10, in: 0...100),
                    toggle("Pinned headers", "sectionHeadersPinToVisibleBounds", \.pinsHeaders),
                    stepper("Footer", "footerReferenceSize", \.footerLength, step: 10, in: 0...100),
                    toggle("Pinned footers", "sectionFootersPinToVisibleBounds", \.pinsFooters),
                ]),
            ControlCard(
                title: "Section insets",
                rows: [
                    stepper("Top inset", "sectionInset.top", \.sectionInset.top),
                    stepper("Left inset", "sectionInset.left", \.sectionInset.left),
                    stepper("Bottom inset", "sectionInset.bottom", \.sectionInset.bottom),
                    stepper("Right inset", "sectionInset.right", \.sectionInset.right),
                    choice(
                        "Measured from", "sectionInsetReference", \.sectionInsetReference,
                        [
                            ("Content", .fromContentInset), ("Safe area", .fromSafeArea),
                            ("Margins", .fromLayoutMargins),
                        ]),
                ]),
        ]
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    func show(_ settings: FlowSettings, room: CGSize) {
        self.settings = settings
        self.room = room
        for update in updates { update(self) }
    }

    private func set<Value>(_ key: WritableKeyPath<FlowSettings, Value>, to value: Value) {
        settings[keyPath: key] = value
        settingsDidChange(settings)
    }

    // MARK: Content

    private func itemCount() -> ControlRow {
        let counts = FlowSettings.itemCounts
        let row = ChoiceRow(title: "Items", name: "numberOfItemsInSection", words: counts.map(\.grouped))
        row.choiceDidChange = { [weak self] in self?.set(\.itemCount, to: counts[$0]) }
        updates.append { panel in
            row.show(
                choice: counts.firstIndex(of: panel.settings.itemCount),
                available: { panel.settings.allows(itemCount: counts[$0]) })
        }
        return row
    }

    private func sizes() -> ControlRow {
        let row = choice(
            "Sizes", "itemSize", \.sizes, [("One size", .one), ("Mixed", .mixed), ("Self-sizing", .automatic)])
        updates.append { panel in
            row.name =
                switch panel.settings.sizes {
                case .one: "itemSize"
                case .mixed: "collectionView(_:layout:sizeForItemAt:)"
                case .automatic: "estimatedItemSize"
                }
        }
        return row
    }

    private func itemSize() -> [ControlRow] {
        let width = StepperRow(title: "Width", name: "itemSize.width", step: 10)
        width.valueDidChange = { [weak self] in self?.set(\.itemSize.width, to: $0) }
        let height = StepperRow(title: "Height", name: "itemSize.height", step: 10)
        height.valueDidChange = { [weak self] in self?.set(\.itemSize.height, to: $0) }
        updates.append { panel in
            width.show(panel.settings.itemSize.width, in: panel.settings.widths(in: panel.room))
            height.show(panel.settings.itemSize.height, in: panel.settings.heights(in: panel.room))
            // Cells that size themselves are as tall as their text.
            height.isEnabled = panel.settings.sizes != .automatic
        }
        return [width, height]
    }

    // MARK: Making controls

    private func stepper(
        _ title: String, _ name: String, _ key: WritableKeyPath<FlowSettings, CGFloat>, step: CGFloat = 5,
        in range: ClosedRange<CGFloat> = 0...60
    ) -> ControlRow {
        let row = StepperRow(title: title, name: name, step: step)
        row.valueDidChange = { [weak self] in self?.set(key, to: $0) }
        updates.append { panel in row.show(panel.settings[keyPath: key], in: range) }
        return row
    }

    private func toggle(_ title: String, _ name: String, _ key: WritableKeyPath<FlowSettings, Bool>) -> ControlRow {
        let row = SwitchRow(title: title, name: name)
        row.valueDidChange = { [weak self] in self?.set(key, to: $0) }
        updates.append { panel in row.show(panel.settings[keyPath: key]) }
        return row
    }

    private func choice<Value: Equatable>(
        _ title: String, _ name: String, _ key: WritableKeyPath<FlowSettings, Value>, _ choices: [(String, Value)]
    ) -> ControlRow {
        let row = ChoiceRow(title: title, name: name, words: choices.map(\.0))
        row.choiceDidChange = { [weak self] in self?.set(key, to: choices[$0].1) }
        updates.append { panel in
            row.show(choice: choices.firstIndex { $0.1 == panel.settings[keyPath: key] })
        }
        return row
    }
}
