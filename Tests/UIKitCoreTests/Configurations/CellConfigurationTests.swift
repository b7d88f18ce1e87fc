import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// What a cell shows through configurations, and how this follows its state.
@MainActor @Suite("Configurations of cells") struct CellConfigurationTests {
    private let stage: Stage
    private let view: UICollectionView
    private let source = Rows()

    init() {
        stage = Stage(size: CGSize(width: 100, height: 200))
        view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: .rows)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        view.allowsSelectionDuringEditing = true
        view.register(StateCell.self, forCellWithReuseIdentifier: "state")
    }

    // MARK: Content

    @Test("a content configuration makes the content view; an equal one does nothing, another one updates it")
    func content() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let plain = cell.contentView
        cell.contentConfiguration = Note(text: "a")
        let view = try #require(cell.contentView as? NoteView)
        #expect(plain.superview == nil && view.superview === cell && view.frame == cell.bounds && view.shown == ["a"])
        cell.contentConfiguration = Note(text: "a")
        #expect(view.shown == ["a"])
        cell.contentConfiguration = Note(text: "b")
        #expect(cell.contentView === view && view.shown == ["a", "b"])
    }

    @Test("a content configuration that isn't Equatable is applied each time")
    func incomparable() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Secret()
        let view = try #require(cell.contentView as? NoteView)
        cell.contentConfiguration = Secret()
        #expect(cell.contentView === view && view.shown == ["secret", "secret"])
    }

    @Test("a configuration of another type makes a new content view, and nil makes an empty one")
    func kinds() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.backgroundConfiguration = .listCell()
        cell.contentConfiguration = Note(text: "a")
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView)
        cell.contentConfiguration = nil
        #expect(type(of: cell.contentView) == UIView.self && cell.subviews.count == 2)
        #expect(cell.contentConfiguration == nil && cell.contentView.frame == cell.bounds)
    }

    @Test("a content view may set its cell's configuration while it gets one")
    func contentInContent() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Note(text: "a")
        let view = try #require(cell.contentView as? NoteView)
        view.whenShown = { text in if text == "b" { cell.contentConfiguration = Note(text: "c") } }
        cell.contentConfiguration = Note(text: "b")
        #expect(view.shown == ["a", "b", "c"])
        #expect((cell.contentConfiguration as? Note)?.text == "c")
        view.whenShown = { text in cell.contentConfiguration = Note(text: text + "!") }
        Diagnostics.reset()
        let warnings = Diagnostics.warnings { cell.contentConfiguration = Note(text: "d") }
        #expect(warnings.map(\.identifier) == ["endless-content"])
    }

    @Test("a cell with free width is as wide as its text, whatever the layout's estimate")
    func freeWidth() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 30)
        let rows = ContentRows()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        view.dataSource = rows
        let stage = Stage(size: CGSize(width: 300, height: 400))
        stage.show(view)
        for (item, text) in ContentRows.texts.enumerated() {
            let cell = try #require(view.cellForItem(at: [0, item]))
            let label = try #require(cell.contentView.subviews.first as? UILabel)
            #expect(label.text == text)
            #expect(abs(cell.bounds.width - (label.intrinsicContentSize.width + 24)) < 0.34)
            #expect(abs(cell.bounds.height - 50.33) < 0.01)
        }
    }

    @Test("a configuration state is small enough to be stored in place")
    func stateInPlace() {
        #expect(MemoryLayout<UICellConfigurationState>.size <= 3 * MemoryLayout<Int>.size)
    }

    // MARK: State

    @Test("the configuration state has the cell's selected, editing and disabled state")
    func state() throws {
        show(kind: "plain")
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(cell.configurationState == UICellConfigurationState(traitCollection: cell.traitCollection))
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        view.isEditing = true
        cell.isUserInteractionEnabled = false
        let state = cell.configurationState
        #expect(state.isSelected && state.isEditing && state.isDisabled && !state.isHighlighted && !state.isFocused)
    }

    @Test("a cell's updateConfiguration runs before the cell is shown, and once per frame after changes")
    func updates() throws {
        show(kind: "state")
        let cell = try #require(view.cellForItem(at: [0, 0]) as? StateCell)
        #expect(cell.states == ["-"])
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        cell.isHighlighted = true
        cell.isHighlighted = false
        cell.isHighlighted = true
        #expect(cell.states == ["-"])
        stage.advance(by: 1 / 60)
        #expect(cell.states == ["-", "selected highlighted"])
        stage.advance(by: 1)
        #expect(cell.states.count == 2)
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        stage.advance(by: 1 / 60)
        #expect(cell.states.count == 3)
    }

    @Test("only cells whose state changed update, also by editing, reordering and the text size")
    func changes() throws {
        source.canMove = true
        show(kind: "state")
        let cells = try (0..<3).map { try #require(view.cellForItem(at: [0, $0]) as? StateCell) }
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        stage.advance(by: 1 / 60)
        #expect(cells.map(\.states.count) == [1, 2, 1])
        view.isEditing = true
        stage.advance(by: 1 / 60)
        #expect(cells.map { $0.states.last } == ["editing", "selected editing", "editing"])
        view.isEditing = false
        stage.advance(by: 1 / 60)
        #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
        stage.advance(by: 1 / 60)
        #expect(cells.map { $0.states.last } == ["-", "selected", "reordering"])
        view.endInteractiveMovement()
        stage.settle()
        #expect(cells[2].states.last == "-")
        let counts = cells.map(\.states.count)
        stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        stage.advance(by: 1 / 60)
        #expect(cells.map(\.states.count) == counts.map { $0 + 1 })
    }

    @Test("contents and backgrounds update automatically, unless that is switched off")
    func automatic() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Note(text: "a")
        cell.backgroundConfiguration = .listPlainCell()
        let note = try #require(cell.contentView as? NoteView)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(note.shown == ["a", "a*"])
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(note.shown == ["a", "a*"] && cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test("the update handler runs after the class's method, and may set anything")
    func handler() {
        let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.configurationUpdateHandler = { cell, state in
            (cell as? StateCell)?.states.append("handler")
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isSelected ? .red : .blue
            cell.backgroundConfiguration = background
        }
        cell.layoutIfNeeded()
        #expect(cell.states == ["-", "handler"] && cell.backgroundConfiguration?.backgroundColor == .blue)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.states == ["-", "handler", "selected", "handler"])
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    }

    @Test("custom states are part of the configuration state")
    func custom() {
        let cell = ArchiveCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.isArchived = true
        cell.layoutIfNeeded()
        #expect(cell.seen == AnyHashable(true))
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = state
        state[.isArchived] = true
        #expect(state != plain && state[.isArchived] == AnyHashable(true))
        state[.isArchived] = nil
        #expect(state == plain)
    }

    @Test("a handler that requests an update in its update is stopped after a while, with a warning")
    func endless() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.configurationUpdateHandler = { cell, _ in cell.setNeedsUpdateConfiguration() }
        Diagnostics.reset()
        let warnings = Diagnostics.warnings { cell.layoutIfNeeded() }
        #expect(warnings.map(\.identifier) == ["endless-layout"])
        EndlessLayout.beginFrame()
    }

    // MARK: Size

    @Test("a cell is as high as its list content needs in the width that the layout gives")
    func size() throws {
        let layout = UICollectionViewCompositionalLayout(
            section: .init(
                group: .vertical(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    subitems: [
                        .init(
                            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
                    ])))
        let stage = Stage(size: CGSize(width: 200, height: 400), scale: 2)
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        let texts = ["short", String(repeating: "word ", count: 12)]
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, _ in
            var content = UIListContentConfiguration.cell()
            content.text = texts[path.item]
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot)
        stage.show(view)
        let heights = try (0..<2).map { try #require(view.cellForItem(at: [0, $0])).frame.height }
        // One line of 20.5 points; the other text takes three.
        #expect(heights[0] == 50.5)
        #expect(heights[1] > 85 && heights[1] < 95)
        let cell = try #require(view.cellForItem(at: [0, 0]))
        var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        content.secondaryText = "more"
        cell.contentConfiguration = content
        stage.advance(by: 1 / 60)
        #expect(cell.frame.height == 50.5 + 18)
        #expect(try #require(view.cellForItem(at: [0, 1])).frame.minY == cell.frame.height)
    }

    @Test("a reused cell is updated by its class, even in the same state as before")
    func reuseUpdatesClass() throws {
        let rows = NamedRows()
        view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
        view.dataSource = rows
        stage.show(view)
        for offset in stride(from: CGFloat(0), through: 3000, by: 150) {
            view.contentOffset.y = offset
            stage.settle()
            for cell in view.visibleCells {
                let path = try #require(view.indexPath(for: cell))
                #expect(try #require(cell as? NamedCell).label.text == "row \(path.item)")
            }
        }
        #expect(stage.trace.cellsCreated < 20)
    }

    @Test("a reused cell is updated by its handler")
    func reuseCallsHandler() throws {
        let rows = HandledRows()
        view.dataSource = rows
        stage.show(view)
        let before = rows.updates
        view.contentOffset.y = 2000
        stage.settle()
        #expect(rows.made < 20 && rows.updates - before >= view.visibleCells.count)
    }

    private func show(kind: String) {
        source.kind = kind
        view.dataSource = source
        stage.show(view)
    }
}

// MARK: - Helpers

/// A data source of three rows.
@MainActor private final class Rows: NSObject, UICollectionViewDataSource {
    var kind = ""
    var canMove = false

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: kind, for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// A data source of a hundred rows whose cells only get their names.
@MainActor private final class NamedRows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
        (cell as? NamedCell)?.name = "row \(indexPath.item)"
        return cell
    }
}

private final class NamedCell: UICollectionViewCell {
    var name = ""
    let label = UILabel()

    override func updateConfiguration(using state: UICellConfigurationState) {
        if label.superview == nil { contentView.addSubview(label) }
        label.text = name
    }
}

/// A hundred rows whose cells get a handler when they are made.
@MainActor private final class HandledRows: NSObject, UICollectionViewDataSource {
    private(set) var made = 0
    private(set) var updates = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
        if cell.configurationUpdateHandler == nil {
            made += 1
            cell.configurationUpdateHandler = { [unowned self] _, _ in updates += 1 }
        }
        return cell
    }
}

private struct Note: UIContentConfiguration, Equatable {
    var text: String
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { NoteView(self) }

    func updated(for state: any UIConfigurationState) -> Note {
        var updated = self
        updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        return updated
    }
}

private struct Secret: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { NoteView(self) }
    func updated(for state: any UIConfigurationState) -> Secret { self }
}

private final class NoteView: UIView, UIContentView {
    var shown: [String] = []
    var whenShown: (String) -> Void = { _ in }
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        let note = configuration as? Note
        let text = note.map { $0.text + ($0.isSelected ? "*" : "") } ?? "secret"
        shown.append(text)
        whenShown(text)
    }
}

private final class StateCell: UICollectionViewCell {
    var states: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let words = [
            state.isSelected ? "selected" : nil, state.isHighlighted ? "highlighted" : nil,
            state.isEditing ? "editing" : nil, state.isReordering ? "reordering" : nil,
        ].compactMap { $0 }
        states.append(words.isEmpty ? "-" : words.joined(separator: " "))
    }
}

private final class ArchiveCell: UICollectionViewCell {
    var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
    var seen: AnyHashable?

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isArchived] = isArchived
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) { seen = state[.isArchived] }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let isArchived = UIConfigurationStateCustomKey("isArchived")
}

/// A data source with a cell for each text, which list content configurations show.
private final class ContentRows: NSObject, UICollectionViewDataSource {
    static let texts = ["a", "a long text in one line", "b"]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.texts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = Self.texts[indexPath.item]
        cell.contentConfiguration = content
        return cell
    }
}
