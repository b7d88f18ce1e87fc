import UIKit
import UIKitTesting

@testable import Gallery

/// The Updates scene on a device, with a finger for its buttons.
@MainActor struct UpdatesStage {
    let stage: Stage
    let controller = UpdatesController()

    init(size: CGSize = CGSize(width: 393, height: 852)) {
        stage = Stage(size: size)
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    var view: UICollectionView { controller.collectionView }
    var board: TileBoard { controller.board }

    /// Returns the button that has this name for a screen reader.
    func button(_ label: String) -> UIButton? { controller.view.firstButton(labelled: label) }

    /// Taps a button, and stops when the movement has just begun.
    func touch(_ label: String) {
        guard let button = button(label) else { return }
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: point)
        stage.advance(by: 1 / 60)
    }

    func tap(_ label: String) {
        touch(label)
        stage.settle()
    }

    func tapTile(_ number: Int) {
        guard let cell = cell(number) else { return }
        stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    }

    func cell(_ number: Int) -> UICollectionViewCell? { view.visibleCells.first { $0.number == number } }

    func path(of number: Int) -> IndexPath? {
        for (section, tiles) in board.sections.map(\.tiles).enumerated() {
            if let item = tiles.firstIndex(where: { $0.number == number }) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    /// Describes what on the page differs from the board; empty if nothing does.
    func differences() -> [String] {
        var found: [String] = []
        let cells = view.visibleCells
        if Set(cells.map(\.number)).count != cells.count { found.append("a tile is there twice") }
        if view.numberOfSections != board.sections.count { found.append("\(view.numberOfSections) sections") }
        for cell in cells {
            guard let path = view.indexPath(for: cell) else {
                found.append("a cell without a place")
                continue
            }
            let tile = board.sections[path.section].tiles[path.item]
            if cell.number != tile.number { found.append("\(cell.number ?? 0) where \(tile.number) belongs") }
            let place = view.layoutAttributesForItem(at: path)?.frame
            if cell.frame != place { found.append("\(tile.number) is elsewhere") }
            if cell.contentView.backgroundColor != tile.color { found.append("\(tile.number) has another colour") }
        }
        let inView = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(view.bounds) }
        if inView.count != cells.count { found.append("\(cells.count) cells for \(inView.count) tiles in view") }
        return found
    }
}

extension UICollectionViewCell {
    /// The number of the tile.
    fileprivate var number: Int? {
        contentView.subviews.lazy.compactMap { $0 as? UILabel }.first?.text.flatMap { Int($0) }
    }
}

extension UIView {
    fileprivate func firstButton(labelled label: String) -> UIButton? {
        if let button = self as? UIButton, accessibilityLabel == label { return button }
        return subviews.lazy.compactMap { $0.firstButton(labelled: label) }.first
    }
}
