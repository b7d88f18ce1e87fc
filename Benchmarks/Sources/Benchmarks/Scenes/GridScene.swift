import CReference
import UIKit
import UIKitTesting

/// A collection view of equal items on a phone's screen, and how it scrolls.
@MainActor final class GridScene {
    let stage: Stage
    let view: UICollectionView
    let source: BareCellSource

    /// All there is to do until the first layout is done; the frame is not made yet.
    init(itemCount: Int, layout: UICollectionViewLayout) {
        stage = Stage(size: Workload.screen, scale: Workload.scale)
        source = BareCellSource(itemCount: itemCount)
        view = UICollectionView(frame: CGRect(origin: .zero, size: Workload.screen), collectionViewLayout: layout)
        view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
        view.dataSource = source
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Moves the content and lays out; the frame is left to be made.
    func scroll(by distance: CGFloat) {
        view.contentOffset.y += distance
        view.layoutIfNeeded()
    }

    /// An item comes in at the front, and all is laid out; the frame is left to be made.
    func insertFront() {
        source.itemCount += 1
        UIView.performWithoutAnimation { view.insertItems(at: [Self.front]) }
        view.layoutIfNeeded()
    }

    /// It goes again.
    func deleteFront() {
        source.itemCount -= 1
        UIView.performWithoutAnimation { view.deleteItems(at: [Self.front]) }
        view.layoutIfNeeded()
    }

    private static let front = IndexPath(item: 0, section: 0)

    /// Times an item that comes in at the front and goes again, `count` times: what each of the two takes on average, in
    /// nanoseconds. Frames are made between them, but not timed.
    func edits(_ count: Int) -> [Double] {
        (0..<count).map { _ in
            let insertion = nanoseconds(insertFront)
            stage.settle()
            let deletion = nanoseconds(deleteFront)
            stage.settle()
            return (insertion + deletion) / 2
        }
    }

    /// Times each of `count` steps of a row, to and fro about where the content is. Frames are made between them, but
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

/// What happened in some scroll steps.
struct ScrollSteps {
    /// Of setting the offset and laying out, in nanoseconds.
    var times: [Double] = []
    /// Of collecting what changed and handing it to a screen, in nanoseconds.
    var frameTimes: [Double] = []
    var allocations = 0
    var cellsCreated = 0
    var cellsBound = 0
}
