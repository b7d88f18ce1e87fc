import CReference
import UIKit
import UIKitTesting

/// A feed on a phone's screen that is scrolled onwards, so that every row is new.
@MainActor final class FeedScene {
    let stage: Stage
    let list: FeedList

    /// All there is to do until the first layout is done; the frame is not made yet.
    init(_ posts: [FeedPost]) {
        stage = Stage(size: Workload.screen, scale: Workload.scale)
        list = FeedList(posts)
        stage.window.addSubview(list.view)
        list.view.layoutIfNeeded()
    }

    /// Moves the content, binds, measures and places rows, and hands what changed to a screen.
    func step() {
        scroll()
        stage.settle()
    }

    /// The same, but what changed is not handed on yet.
    func scroll() {
        list.view.contentOffset.y += Workload.rowStep
        list.view.layoutIfNeeded()
    }

    /// What each of `count` steps took, in nanoseconds.
    func steps(_ count: Int) -> [Double] { (0..<count).map { _ in nanoseconds(step) } }
}
