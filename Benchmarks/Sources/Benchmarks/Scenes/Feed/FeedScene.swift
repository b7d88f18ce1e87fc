import CReference
import UIKit
import UIKitTesting

/// A feed on a phone's screen that scrolls onwards, so that every row is new.
@MainActor final class FeedScene {
    let stage: Stage
    let list: FeedList

    /// Does everything up to the end of the first layout, but doesn't make the frame.
    init(_ posts: [FeedPost]) {
        stage = Stage(size: Workload.screen, scale: Workload.scale)
        list = FeedList(posts)
        stage.window.addSubview(list.view)
        list.view.layoutIfNeeded()
    }

    /// Scrolls: binds, measures and places rows, and sends the changes to a screen.
    func step() {
        scroll()
        stage.settle()
    }

    /// Scrolls without sending the changes to a screen.
    func scroll() {
        list.view.contentOffset.y += Workload.rowStep
        list.view.layoutIfNeeded()
    }

    /// Returns how long each of `count` steps took, in nanoseconds.
    func steps(_ count: Int) -> [Double] { (0..<count).map { _ in nanoseconds(step) } }
}
