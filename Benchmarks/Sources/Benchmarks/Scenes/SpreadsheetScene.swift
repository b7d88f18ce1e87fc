import UIKit
import UIKitTesting

/// The Gallery's whole spreadsheet on a phone's screen.
@MainActor final class SpreadsheetScene {
    let stage = Stage(size: Workload.screen, scale: Workload.scale)
    private let controller: SpreadsheetController

    /// Does everything up to the end of the first layout, but doesn't make the frame.
    init(size: SheetSize, layout: UICollectionViewLayout) {
        controller = SpreadsheetController(size: size)
        controller.collectionView.setCollectionViewLayout(layout, animated: false)
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.window.layoutIfNeeded()
    }

    private var view: UICollectionView { controller.collectionView }

    var cellCount: Int { view.visibleCells.count }

    /// Returns the time of a scroll step, in nanoseconds. Its frame is made, but not timed.
    func time(ofStep step: CGVector) -> Double {
        let time = nanoseconds { scroll(by: step) }
        stage.settle()
        return time
    }

    /// Scrolls and lays out; turns back at the sheet's ends.
    func scroll(by step: CGVector) {
        let range = CGSize(
            width: view.contentSize.width - view.bounds.width, height: view.contentSize.height - view.bounds.height)
        var offset = view.contentOffset
        offset.x = step.dx == 0 ? offset.x : (offset.x + step.dx).truncatingRemainder(dividingBy: range.width)
        offset.y = step.dy == 0 ? offset.y : (offset.y + step.dy).truncatingRemainder(dividingBy: range.height)
        view.contentOffset = offset
        view.layoutIfNeeded()
    }
}
