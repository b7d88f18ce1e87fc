import UIKit

/// The settings of scrolling: how content moves.
struct ScrollSettings: Hashable {
    var isFast = false
    var isPaging = false
    var bounces = true
    var locksDirection = false

    @MainActor func apply(to scrollView: UIScrollView) {
        scrollView.decelerationRate = isFast ? .fast : .normal
        scrollView.isPagingEnabled = isPaging
        scrollView.bounces = bounces
        scrollView.isDirectionalLockEnabled = locksDirection
    }
}
