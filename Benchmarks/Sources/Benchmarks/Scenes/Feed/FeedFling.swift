import BenchmarkSupport
import UIKit

/// A feed on a page, and a finger that flicks through it.
@MainActor final class FeedFling {
    let screen = MeasuredScreen(size: Workload.screen, scale: Workload.scale)
    let list: FeedList

    init(_ posts: [FeedPost]) {
        list = FeedList(posts)
        screen.window.addSubview(list.view)
        while screen.makeFrame() {}
    }
}
