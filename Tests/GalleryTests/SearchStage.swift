import UIKit
import UIKitTesting

@testable import Gallery

/// The scene Search on a phone, with a clock that goes on by 120 microseconds each time it is read.
@MainActor final class SearchStage {
    let stage: Stage
    let controller: SearchController
    let navigation: UINavigationController

    init(size: CGSize = CGSize(width: 402, height: 874)) {
        stage = Stage(size: size, safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        var time = ContinuousClock.now
        controller = SearchController(now: {
            time += .microseconds(120)
            return time
        })
        let first = UIViewController()
        first.title = "Gallery"
        navigation = GalleryController(rootViewController: first)
        navigation.pushViewController(controller, animated: false)
        stage.show(navigation)
        stage.settle()
    }

    var view: UICollectionView { controller.collectionView }
    var search: MountainSearch { controller.search }
    var shownNames: [String] { search.shown.map { search.mountains[$0].name } }

    func type(_ text: String) {
        for letter in text { stage.press(String(letter)) }
    }

    func view(labelled label: String) -> UIView? { controller.view.firstDescendant { $0.accessibilityLabel == label } }

    /// Finds a button by its accessibility label, or by its title.
    func button(_ name: String) -> UIButton? {
        controller.view.firstDescendant {
            ($0 as? UIButton).map { $0.accessibilityLabel == name || $0.configuration?.title == name } ?? false
        } as? UIButton
    }

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

    /// The names in the visible cells, including those of cells being removed.
    var namesOfCells: [String] {
        view.subviews.compactMap { $0 as? MountainCell }.filter { !$0.isHidden }.compactMap(\.accessibilityLabel)
    }

    /// Describes what on the page differs from the search; empty if nothing does.
    func differences() -> [String] {
        var found: [String] = []
        if view.numberOfItems(inSection: 0) != search.shown.count { found.append("another number of items") }
        for cell in view.visibleCells {
            guard let path = view.indexPath(for: cell) else {
                found.append("a cell without a place")
                continue
            }
            let name = shownNames[path.item]
            if cell.accessibilityLabel != name { found.append("\(cell.accessibilityLabel ?? "") is not \(name)") }
            if cell.frame != view.layoutAttributesForItem(at: path)?.frame { found.append("\(name) is elsewhere") }
        }
        if Set(namesOfCells).count != namesOfCells.count { found.append("a mountain is there twice") }
        return found
    }
}

extension UIView {
    func firstDescendant(where isWanted: (UIView) -> Bool) -> UIView? {
        if isWanted(self) { return self }
        for view in subviews { if let found = view.firstDescendant(where: isWanted) { return found } }
        return nil
    }
}
