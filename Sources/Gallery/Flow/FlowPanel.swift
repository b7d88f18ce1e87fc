import UIKit

/// A control for each property of a flow layout.
final class FlowPanel: ControlPanel {
    /// Called when a person changes a control.
    var settingsDidChange: (FlowSettings) -> Void = { _ in }

    private var settings = FlowSettings()
    /// The largest size of an item in the direction across the scroll axis.
    private var room = CGSize.zero
    /// Closures that each update one control.
    private var updates: [@MainActor () -> Void] = []

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
        for update in updates { update() }
    }

    private func set<Value>(_ key: WritableKeyPath<FlowSettings, Value>, to value: Value) {
        settings[keyPath: key] = value
        settingsDidChange(settings)
    }

    // MARK: Content

    private func itemCount() -> ControlRow {
        let counts = FlowSettings.itemCounts
        let row = ChoiceRow(title: "Items", name: "numberOfItemsInSection", words: counts.map(\.grouped))
        row.choiceDidChange = { [unowned self] in set(\.itemCount, to: counts[$0]) }
        updates.append { [unowned self, unowned row] in
            row.show(
                choice: counts.firstIndex(of: settings.itemCount),
                available: { self.settings.allows(itemCount: counts[$0]) })
        }
        return row
    }

    private func sizes() -> ControlRow {
        let row = choice(
            "Sizes", "itemSize", \.sizes, [("One size", .one), ("Mixed", .mixed), ("Self-sizing", .automatic)])
        updates.append { [unowned self, unowned row] in
            row.name =
                switch settings.sizes {
                case .one: "itemSize"
                case .mixed: "collectionView(_:layout:sizeForItemAt:)"
                case .automatic: "estimatedItemSize"
                }
        }
        return row
    }

    private func itemSize() -> [ControlRow] {
        let width = StepperRow(title: "Width", name: "itemSize.width", step: 10)
        width.valueDidChange = { [unowned self] in set(\.itemSize.width, to: $0) }
        let height = StepperRow(title: "Height", name: "itemSize.height", step: 10)
        height.valueDidChange = { [unowned self] in set(\.itemSize.height, to: $0) }
        updates.append { [unowned self, unowned width, unowned height] in
            width.show(settings.itemSize.width, in: settings.widths(in: room))
            height.show(settings.itemSize.height, in: settings.heights(in: room))
            // Cells that size themselves are as tall as their text.
            height.isEnabled = settings.sizes != .automatic
        }
        return [width, height]
    }

    // MARK: Making controls

    private func stepper(
        _ title: String, _ name: String, _ key: WritableKeyPath<FlowSettings, CGFloat>, step: CGFloat = 5,
        in range: ClosedRange<CGFloat> = 0...60
    ) -> ControlRow {
        let row = StepperRow(title: title, name: name, step: step)
        row.valueDidChange = { [unowned self] in set(key, to: $0) }
        updates.append { [unowned self, unowned row] in row.show(settings[keyPath: key], in: range) }
        return row
    }

    private func toggle(_ title: String, _ name: String, _ key: WritableKeyPath<FlowSettings, Bool>) -> ControlRow {
        let row = SwitchRow(title: title, name: name)
        row.valueDidChange = { [unowned self] in set(key, to: $0) }
        updates.append { [unowned self, unowned row] in row.show(settings[keyPath: key]) }
        return row
    }

    private func choice<Value: Equatable>(
        _ title: String, _ name: String, _ key: WritableKeyPath<FlowSettings, Value>, _ choices: [(String, Value)]
    ) -> ControlRow {
        let row = ChoiceRow(title: title, name: name, words: choices.map(\.0))
        row.choiceDidChange = { [unowned self] in set(key, to: choices[$0].1) }
        updates.append { [unowned self, unowned row] in
            row.show(choice: choices.firstIndex { $0.1 == settings[keyPath: key] })
        }
        return row
    }
}
