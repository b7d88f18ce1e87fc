import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Configurations with numbers that no layout can use, and content views, states and handlers with side effects.
@MainActor @Suite("Hostile configurations") struct ConfigurationAnswerTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    private nonisolated static let strange: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, -20,
    ]

    init() { stage.show(cell) }

    private func expectFinite(_ view: UIView, _ comment: Comment) {
        let frame = view.frame
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite, comment)
        view.subviews.forEach { expectFinite($0, comment) }
    }

    @Test("impossible numbers of a list content never stop the program", arguments: strange)
    func list(number: CGFloat) {
        let changes: [(inout UIListContentConfiguration) -> Void] = [
            { $0.imageToTextPadding = number }, { $0.textToSecondaryTextHorizontalPadding = number },
            { $0.textToSecondaryTextVerticalPadding = number }, { $0.directionalLayoutMargins.top = number },
            { $0.directionalLayoutMargins.leading = number }, { $0.imageProperties.cornerRadius = number },
            { $0.imageProperties.maximumSize = CGSize(width: number, height: 10) },
            { $0.imageProperties.reservedLayoutSize = CGSize(width: number, height: number) },
            { $0.imageProperties.strokeWidth = number }, { $0.alpha = number },
            { $0.textProperties.minimumScaleFactor = number },
            { $0.textProperties.font = .systemFont(ofSize: number) },
        ]
        for (index, change) in changes.enumerated() {
            for kind in [UIListContentConfiguration.subtitleCell(), .valueCell()] {
                var content = kind
                content.text = "Text"
                content.secondaryText = "Second text"
                content.image = UIImage(systemName: "star")
                change(&content)
                cell.contentConfiguration = content
                stage.advance(by: 1 / 60)
                let comment: Comment = "change \(index), \(number)"
                expectFinite(cell.contentView, comment)
                let size = cell.contentView.sizeThatFits(CGSize(width: 320, height: 0))
                #expect(size.width.isFinite && size.height.isFinite, comment)
            }
        }
    }

    @Test("impossible numbers of a background never stop the program", arguments: strange)
    func background(number: CGFloat) {
        let changes: [(inout UIBackgroundConfiguration) -> Void] = [
            { $0.cornerRadius = number }, { $0.strokeWidth = number }, { $0.backgroundInsets.top = number },
            { $0.backgroundInsets.leading = number },
            {
                $0.strokeWidth = 1
                $0.strokeOutset = number
            },
        ]
        for (index, change) in changes.enumerated() {
            var background = UIBackgroundConfiguration.listCell()
            background.image = UIImage(systemName: "star")
            change(&background)
            cell.backgroundConfiguration = background
            stage.advance(by: 1 / 60)
            expectFinite(cell, "change \(index), \(number)")
        }
    }

    @Test("impossible numbers of an unavailable content never stop the program", arguments: strange)
    func unavailable(number: CGFloat) {
        let changes: [(inout UIContentUnavailableConfiguration) -> Void] = [
            { $0.imageToTextPadding = number }, { $0.textToSecondaryTextPadding = number },
            { $0.textToButtonPadding = number }, { $0.directionalLayoutMargins.top = number },
            { $0.imageProperties.maximumSize = CGSize(width: number, height: number) },
        ]
        for (index, change) in changes.enumerated() {
            var nothing = UIContentUnavailableConfiguration.search()
            nothing.button.title = "Again"
            change(&nothing)
            cell.contentConfiguration = nothing
            stage.advance(by: 1 / 60)
            expectFinite(cell.contentView, "change \(index), \(number)")
        }
    }

    @Test("a content view with an impossible size keeps the layout's size")
    func sizes() throws {
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: .estimatedRows)
        let row = UICollectionView.CellRegistration.odd
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: CGFloat(item) * .nan)
        }
        source.applyNumbers(3)
        stage.show(view)
        for cell in view.visibleCells { expectFinite(cell, "rows") }
    }

    @Test("a content that changes at each update, or whose view refuses it, never stops the program")
    func answers() {
        cell.contentConfiguration = Odd(length: 1)
        let first = cell.contentView
        cell.contentConfiguration = Odd(length: 2)
        #expect(cell.contentView !== first)
        for _ in 0..<10 {
            cell.isSelected.toggle()
            stage.advance(by: 1 / 60)
        }
        #expect((cell.contentConfiguration as? Odd)?.updates ?? 0 >= 10)
    }

    @Test("an update handler may reload, and remove the content or itself")
    func handlers() throws {
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: .estimatedRows)
        let row = UICollectionView.CellRegistration.odd
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: CGFloat(item))
        }
        source.applyNumbers(6)
        stage.show(view)
        let cells = view.visibleCells
        try #require(cells.count >= 3)
        cells[0].configurationUpdateHandler = { [weak view] _, _ in view?.reloadData() }
        cells[1].configurationUpdateHandler = { cell, _ in cell.contentConfiguration = nil }
        cells[2].configurationUpdateHandler = { cell, _ in cell.configurationUpdateHandler = nil }
        stage.settle()
        for path in [[0, 0], [0, 1], [0, 2]] as [IndexPath] {
            view.selectItem(at: path, animated: false, scrollPosition: [])
            stage.settle()
        }
        #expect(view.visibleCells.count >= 3)
    }
}

/// A content that sets its view's length and counts its updates; its view refuses all other contents.
private struct Odd: UIContentConfiguration {
    var length: CGFloat
    var updates = 0

    func makeContentView() -> any UIView & UIContentView { OddView(self) }

    func updated(for state: any UIConfigurationState) -> Odd { Odd(length: length, updates: updates + 1) }
}

private final class OddView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ odd: Odd) {
        configuration = odd
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { false }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (configuration as? Odd)?.length ?? 0)
    }
}

extension UICollectionView.CellRegistration where Cell == UICollectionViewCell, Item == CGFloat {
    @MainActor fileprivate static var odd: Self {
        Self { cell, _, length in cell.contentConfiguration = Odd(length: length) }
    }
}

extension UICollectionViewDiffableDataSource<Int, Int> {
    fileprivate func applyNumbers(_ count: Int) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        apply(snapshot, animatingDifferences: false)
    }
}

extension UICollectionViewLayout {
    @MainActor fileprivate static var estimatedRows: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }
}
