import UIKit

/// A control for every property of the stack, and for its views.
final class StackPanel: ControlPanel {
    /// Called when a person changes a control.
    var settingsDidChange: (StackSettings) -> Void = { _ in }

    private var settings = StackSettings()
    /// The largest size of the stack.
    private var room = CGSize.zero
    /// The kind of the next view to insert.
    private var kind = StackPieceKind.button
    /// Closures that each update one control.
    private var updates: [@MainActor (StackPanel) -> Void] = []
    private var firstCards: [ControlCard] = []
    private var lastCards: [ControlCard] = []
    private var shownPieces: [StackPiece] = []
    private var pieceRows: [SwitchRow] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        firstCards = [
            ControlCard(title: "Stack", rows: [axis(), distribution(), alignment()]),
            ControlCard(title: "Spacing", rows: spacing()),
            ControlCard(title: "Size", rows: size()),
            ControlCard(title: "Views", rows: views()),
        ]
        lastCards = [ControlCard(title: "Inner stacks", rows: inner())]
        show(settings, room: room)
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    func show(_ settings: StackSettings, room: CGSize) {
        self.settings = settings
        self.room = room
        showPieces()
        for update in updates { update(self) }
    }

    private func set<Value>(_ key: WritableKeyPath<StackSettings, Value>, to value: Value) {
        change { $0[keyPath: key] = value }
    }

    private func change(_ edit: (inout StackSettings) -> Void) {
        edit(&settings)
        settingsDidChange(settings)
    }

    // MARK: The stack

    private func axis() -> ControlRow {
        choice("Axis", "axis", \.axis, [("Row", "horizontal", .horizontal), ("Column", "vertical", .vertical)])
    }

    private func distribution() -> ControlRow {
        choice(
            "Distribution", "distribution", \.distribution,
            [
                ("Fill", "fill", .fill), ("Equal", "fillEqually", .fillEqually),
                ("Ratio", "fillProportionally", .fillProportionally), ("Gaps", "equalSpacing", .equalSpacing),
                ("Mids", "equalCentering", .equalCentering),
            ])
    }

    private func alignment() -> ControlRow {
        choice(
            "Alignment", "alignment", \.alignment,
            [
                ("Fill", "fill", .fill), ("Start", "leading", .leading), ("First", "firstBaseline", .firstBaseline),
                ("Mid", "center", .center), ("End", "trailing", .trailing), ("Last", "lastBaseline", .lastBaseline),
            ])
    }

    // MARK: Spacing

    private func spacing() -> [ControlRow] {
        let points = stepper("Spacing", "spacing", \.spacing, step: 4, in: 0...40)
        updates.append { panel in points.isEnabled = !panel.settings.usesSystemSpacing }
        let after = StepperRow(title: "Custom after", name: "setCustomSpacing", step: 1)
        after.valueDidChange = { [weak self] in self?.set(\.customSpacingPlace, to: $0 < 1 ? nil : Int($0) - 1) }
        updates.append { panel in
            let count = panel.settings.pieces.all.count
            after.show(CGFloat(min((panel.settings.customSpacingPlace ?? -1) + 1, count)), in: 0...CGFloat(count))
        }
        let custom = stepper("Custom spacing", "setCustomSpacing", \.customSpacing, step: 4, in: 0...60)
        updates.append { panel in custom.isEnabled = panel.settings.customSpacingPlace != nil }
        let margin = stepper("Margins", "layoutMargins", \.margin, step: 4, in: 0...40)
        updates.append { panel in margin.isEnabled = panel.settings.usesMargins }
        return [
            points, toggle("System spacing", "spacingUseSystem", \.usesSystemSpacing), after, custom,
            toggle("From baselines", "isBaselineRelativeArrangement", \.isBaselineRelative),
            toggle("Inside margins", "isLayoutMarginsRelativeArrangement", \.usesMargins), margin,
        ]
    }

    // MARK: Size

    private func size() -> [ControlRow] {
        let width = length("Width", "widthAnchor", \.width) { $0.width }
        let height = length("Height", "heightAnchor", \.height) { $0.height }
        return [width, height, toggle("Right to left", "layoutDirection", \.isRightToLeft)]
    }

    /// Returns a slider for a length. At its maximum, the stack is as long as its views need.
    private func length(
        _ title: String, _ name: String, _ key: WritableKeyPath<StackSettings, CGFloat?>,
        _ most: @escaping (CGSize) -> CGFloat
    ) -> ControlRow {
        let row = SliderRow(title: title, name: name, step: 10)
        row.valueDidChange = { [weak self] in
            guard let self else { return }
            set(key, to: $0 < most(room) ? $0 : nil)
        }
        updates.append { panel in
            let most = max(most(panel.room), 1)
            let length = panel.settings[keyPath: key]
            row.show(
                min(length ?? most, most), in: min(StackSettings.leastLength, most)...most,
                words: length.map { "\(Int(min($0, most))) points" } ?? "As needed")
        }
        return row
    }

    // MARK: Views

    private func views() -> [ControlRow] {
        let count = StepperRow(title: "Count", name: "arrangedSubviews", step: 1)
        count.valueDidChange = { [weak self] number in self?.change { $0.pieces.setCount(Int(number)) } }
        updates.append { panel in
            count.show(CGFloat(panel.settings.pieces.all.count), in: 0...CGFloat(StackPieces.most))
        }
        let kinds = StackPieceKind.allCases
        let kind = ChoiceRow(title: "Next", name: "the view to insert", words: kinds.map(\.title))
        kind.choiceDidChange = { [weak self] in self?.kind = kinds[$0] }
        updates.append { panel in kind.show(choice: kinds.firstIndex(of: panel.kind)) }
        let first = ActionsRow(
            title: "First view", name: "insertArrangedSubview(_:at:)",
            actions: [
                ("Insert", { [weak self] in self?.insertFirst() }),
                ("Remove", { [weak self] in self?.change { $0.pieces.remove(at: 0) } }),
            ])
        updates.append { panel in
            first.show(available: [!panel.settings.pieces.isFull, !panel.settings.pieces.all.isEmpty])
        }
        return [count, kind, first]
    }

    private func insertFirst() {
        let kind = kind
        change { $0.pieces.insert(kind, at: 0) }
    }

    /// Updates the card with a switch for each view. It's rebuilt when the views change.
    private func showPieces() {
        let pieces = settings.pieces.all
        if pieces.map(\.number) != shownPieces.map(\.number) || cards.isEmpty {
            pieceRows = pieces.enumerated().map { place, piece in
                let row = SwitchRow(title: "\(place + 1)  \(piece.kind.title)", name: "isHidden")
                row.valueDidChange = { [weak self] isShown in
                    self?.change { $0.pieces.setHidden(!isShown, at: place) }
                }
                return row
            }
            let shown = pieceRows.isEmpty ? [] : [ControlCard(title: "Shown", rows: pieceRows)]
            cards = firstCards + shown + lastCards
        }
        shownPieces = pieces
        for (row, piece) in zip(pieceRows, pieces) { row.show(!piece.isHidden) }
    }

    private func inner() -> [ControlRow] {
        [
            choice(
                "Inner axis", "axis", \.innerAxis,
                [("Row", "horizontal", .horizontal), ("Column", "vertical", .vertical)]),
            stepper("Inner spacing", "spacing", \.innerSpacing, step: 4, in: 0...40),
        ]
    }

    // MARK: Making controls

    private func stepper(
        _ title: String, _ name: String, _ key: WritableKeyPath<StackSettings, CGFloat>, step: CGFloat,
        in range: ClosedRange<CGFloat>
    ) -> StepperRow {
        let row = StepperRow(title: title, name: name, step: step)
        row.valueDidChange = { [weak self] in self?.set(key, to: $0) }
        updates.append { panel in row.show(panel.settings[keyPath: key], in: range) }
        return row
    }

    private func toggle(_ title: String, _ name: String, _ key: WritableKeyPath<StackSettings, Bool>) -> ControlRow {
        let row = SwitchRow(title: title, name: name)
        row.valueDidChange = { [weak self] in self?.set(key, to: $0) }
        updates.append { panel in row.show(panel.settings[keyPath: key]) }
        return row
    }

    /// - Parameter choices: For each value its title, its name in code, and the value.
    private func choice<Value: Equatable>(
        _ title: String, _ name: String, _ key: WritableKeyPath<StackSettings, Value>,
        _ choices: [(String, String, Value)]
    ) -> ControlRow {
        let row = ChoiceRow(title: title, name: name, words: choices.map(\.0))
        row.choiceDidChange = { [weak self] in self?.set(key, to: choices[$0].2) }
        updates.append { panel in
            let choice = choices.firstIndex { $0.2 == panel.settings[keyPath: key] }
            row.show(choice: choice)
            row.name = choice.map { "\(name) = .\(choices[$0].1)" } ?? name
        }
        return row
    }
}
