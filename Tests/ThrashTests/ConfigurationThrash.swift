import RenderTree
import TestSupport
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Rows with contents and backgrounds of all kinds, which are pressed, chosen, edited, moved, changed and taken away in any order.
@MainActor final class ConfigurationThrash {
    private var random: SeededGenerator
    private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 2, framesPerSecond: 20)
    private let view: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private var items: [Int] = []
    private var lastItem = 0
    private(set) var failure: String?

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
        view.allowsMultipleSelection = true
        view.allowsSelectionDuringEditing = true
        view.allowsMultipleSelectionDuringEditing = true
        let row = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [unowned self] cell, _, item in
            fill(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        stage.show(view)
    }

    // MARK: Steps

    func step() {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<25: change()
        case 25..<45: touch()
        case 45..<55: stage.press(pick(["ArrowDown", "ArrowUp", " ", "Enter", "Tab"]))
        case 55..<75: tamper()
        case 75..<80: view.isEditing.toggle()
        case 80..<85:
            stage.window.traitOverrides.preferredContentSizeCategory = pick([.small, .large, .accessibilityLarge])
        case 85..<88: stage.window.traitOverrides.userInterfaceStyle = pick([.light, .dark])
        default: stage.advance(by: Double.random(in: 0...0.3, using: &random))
        }
    }

    /// Waits until everything rests, and checks that each cell shows its content in its state.
    func finish() {
        for finger in 0..<3 { stage.send(.touch(TouchInput(phase: .cancelled, finger: finger, location: .zero))) }
        guard stage.settle() else { return fail("it never rests") }
        check()
        for cell in view.visibleCells {
            guard let item = view.indexPath(for: cell).flatMap(source.itemIdentifier(for:)) else {
                fail("a cell shows no item")
                continue
            }
            if let content = cell.contentConfiguration as? UIListContentConfiguration, content.text != "\(item)" {
                fail("the cell of \(item) says \(content.text ?? "nothing")")
            }
        }
        let frames = stage.framesMade
        stage.advance(by: 1)
        if stage.framesMade != frames { fail("frames are made although nothing moves") }
    }

    private func change() {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                items.insert(lastItem, at: Int.random(in: 0...items.count, using: &random))
                lastItem += 1
            }
        case 1: items.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
        case 2: items.shuffle(using: &random)
        default: break
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        let again = items.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
        Bool.random(using: &random) ? snapshot.reconfigureItems(again) : snapshot.reloadItems(again)
        source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
    }

    private func touch() {
        let place = CGPoint(
            x: Double.random(in: 0...200, using: &random), y: Double.random(in: 0...400, using: &random))
        let phase = pick([InputPhase.began, .moved, .ended, .cancelled])
        stage.send(.touch(TouchInput(phase: phase, finger: Int.random(in: 0..<3, using: &random), location: place)))
    }

    /// Changes a cell as an app does, without the data source.
    private func tamper() {
        guard let cell = view.visibleCells.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<9, using: &random) {
        case 0: cell.setNeedsUpdateConfiguration()
        case 1: cell.isUserInteractionEnabled.toggle()
        case 2: cell.backgroundView = UIView()
        case 3: cell.backgroundConfiguration = background()
        case 4: cell.backgroundConfiguration = nil
        case 5:
            cell.configurationUpdateHandler = { cell, state in
                cell.backgroundConfiguration = state.isSelected ? .listPlainCell() : .clear()
            }
        case 6: cell.configurationUpdateHandler = nil
        case 7: cell.automaticallyUpdatesContentConfiguration.toggle()
        default: cell.automaticallyUpdatesBackgroundConfiguration.toggle()
        }
    }

    // MARK: Contents

    private func fill(_ cell: UICollectionViewCell, _ item: Int) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: cell.contentConfiguration = nil
        case 1: cell.contentConfiguration = Blank(height: CGFloat(item % 50 + 10))
        case 2:
            var nothing = UIContentUnavailableConfiguration.empty()
            nothing.text = "\(item)"
            cell.contentConfiguration = nothing
        default: cell.contentConfiguration = list(item)
        }
        cell.backgroundConfiguration = Bool.random(using: &random) ? background() : nil
    }

    private func list(_ item: Int) -> UIListContentConfiguration {
        var content = pick([UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .groupedHeader()])
        content.text = "\(item)"
        if Bool.random(using: &random) { content.secondaryText = "more of \(item)" }
        if Bool.random(using: &random) { content.image = UIImage(systemName: "star") }
        return content
    }

    private func background() -> UIBackgroundConfiguration {
        var background = pick([
            UIBackgroundConfiguration.clear(), .listPlainCell(), .listGroupedCell(), .listSidebarCell(),
        ])
        if Bool.random(using: &random) { background.customView = UIView() }
        if Bool.random(using: &random) { background.strokeWidth = 1 }
        if Bool.random(using: &random) { background.strokeOutset = 2 }
        return background
    }

    // MARK: Checks

    func check() {
        for cell in view.visibleCells {
            let content = cell.contentView
            if content.superview !== cell || content.frame != cell.bounds { fail("a content view is out of its cell") }
            switch cell.contentConfiguration {
            case is UIListContentConfiguration where content is UIListContentView: break
            case is UIContentUnavailableConfiguration where content is UIContentUnavailableView: break
            case is Blank where content is BlankView: break
            case nil where type(of: content) == UIView.self: break
            default: fail("\(type(of: content)) shows \(String(describing: cell.contentConfiguration))")
            }
            let backgrounds = cell.subviews.filter { $0 is BackgroundView }
            if backgrounds.count != (cell.backgroundConfiguration == nil ? 0 : 1) {
                fail("\(backgrounds.count) backgrounds")
            }
            if let first = backgrounds.first, cell.subviews.first !== first {
                fail("a background in front of something")
            }
            if cell.backgroundConfiguration != nil, cell.backgroundView != nil { fail("two kinds of backgrounds") }
        }
    }

    private func fail(_ reason: String) { failure = failure ?? reason }

    private func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
}

/// An empty content of the given height.
private struct Blank: UIContentConfiguration, Equatable {
    var height: CGFloat

    func makeContentView() -> any UIView & UIContentView { BlankView(self) }

    func updated(for state: any UIConfigurationState) -> Blank { self }
}

private final class BlankView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { invalidateIntrinsicContentSize() } }

    init(_ blank: Blank) {
        configuration = blank
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (configuration as? Blank)?.height ?? 0)
    }
}
