import CReference
import UIKit
import UIKitTesting

/// A collection view of equal items on a phone's screen, which scrolls.
@MainActor final class GridScene {
    let stage: Stage
    let view: UICollectionView
    let source: BareCellSource

    /// Does everything up to the end of the first layout, but doesn't make the frame.
    init(itemCount: Int, layout: UICollectionViewLayout) {
        stage = Stage(size: Workload.screen, scale: Workload.scale)
        source = BareCellSource(itemCount: itemCount)
        view = UICollectionView(frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
        view.dataSource = source
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Scrolls and lays out, but doesn't make the frame.
    func scroll(by distance: CGFloat) {
        view.contentOffset.y += distance
        view.layoutIfNeeded()
    }

    /// Inserts an item at the front and lays out, but doesn't make the frame.
    func insertFront() {
        source.itemCount += 1
        UIView.performWithoutAnimation { view.insertItems(at: [Self.front]) }
        view.layoutIfNeeded()
    }

    /// Removes the item again.
    func deleteFront() {
        source.itemCount -= 1
        UIView.performWithoutAnimation { view.deleteItems(at: [Self.front]) }
        view.layoutIfNeeded()
    }

    private static let front = IndexPath(item: 0, section: 0)

    /// Inserts an item at the front and removes it again, `count` times. Returns the mean time of both, in nanoseconds.
    /// Frames between them are made, but not timed.
    func edits(_ count: Int) -> [Double] {
        (0..<count).map { _ in
            let insertion = nanoseconds(insertFront)
            stage.settle()
            let deletion = nanoseconds(deleteFront)
            stage.settle()
            return (insertion + deletion) / 2
        }
    }

    /// Times each of `count` steps of a row, to and fro around the present position. Frames between them are made, but
    /// not timed.
    func steps(_ count: Int, turningAfter turn: Int = 300) -> ScrollSteps {
        var steps = ScrollSteps()
        let (created, bound) = (BareCell.created, source.bound)
        for step in 0..<count {
            let distance = (step / turn).isMultiple(of: 2) ? Workload.rowStep : -Workload.rowStep
            let allocations = reference_allocation_count()
            steps.times.append(nanoseconds { scroll(by: distance) })
            steps.allocations += Int(reference_allocation_count() - allocations)
            steps.frameTimes.append(nanoseconds { stage.settle() })
        }
        steps.cellsCreated = BareCell.created - created
        steps.cellsBound = source.bound - bound
        return steps
    }
}

/// The times and counts of some scroll steps.
struct ScrollSteps {
    /// The times of setting the offset and laying out, in nanoseconds.
    var times: [Double] = []
    /// The times of collecting the changes and sending them to a screen, in nanoseconds.
    var frameTimes: [Double] = []
    var allocations = 0
    var cellsCreated = 0
    var cellsBound = 0
}
