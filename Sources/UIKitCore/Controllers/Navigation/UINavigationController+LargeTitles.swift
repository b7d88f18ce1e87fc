import CoreGraphics

extension UINavigationController {
    /// Returns the visible height of the large title's row on a screen: the whole row at the beginning of the content,
    /// less the further a person scrolls, more while they pull it down. Returns nil for a screen without a large title.
    func largeTitleHeight(of controller: UIViewController) -> CGFloat? {
        guard hasLargeTitle(controller) else { return nil }
        guard let scrollView = controller.topScrollView, extendsBelowBar(controller) else {
            return BarMetrics.largeTitle
        }
        let scrolled = scrollView.contentOffset.y + unfoldedInset(of: scrollView)
        return max(BarMetrics.largeTitle - scrolled, 0)
    }

    private func hasLargeTitle(_ controller: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        // Look for a mode other than automatic, from the screen itself back to the first.
        let below = stack.firstIndex { $0 === controller }.map { stack[...$0] } ?? [controller]
        for screen in below.reversed() {
            switch screen.navigationItem.largeTitleDisplayMode {
            case .automatic: continue
            case .always: return true
            case .never, .inline: return false
            }
        }
        return true
    }

    /// Returns whether the large title shrinks while content scrolls. On a screen that begins below the bar it stays
    /// large.
    fileprivate func hasFoldingTitle(_ controller: UIViewController) -> Bool {
        hasLargeTitle(controller) && extendsBelowBar(controller)
    }

    /// Returns the content's top inset below a bar with a whole large title.
    private func unfoldedInset(of scrollView: UIScrollView) -> CGFloat {
        let bar = topOfBar + UINavigationBar.height(in: traitCollection) + BarMetrics.largeTitle
        return scrollView.contentInset.top + (scrollView.contentInsetAdjustmentBehavior == .never ? 0 : bar)
    }

    /// Makes the bar follow a screen's content. Content at its top stays there, however high the bar becomes.
    func follow(contentOf controller: UIViewController) {
        guard let scrollView = controller.topScrollView else { return }
        let unfolded = unfoldedTopInset(of: scrollView, on: controller)
        if unfolded != scrollView.unfoldedTopInset {
            let isAtTop = scrollView.contentOffset.y <= -topInset(of: scrollView)
            scrollView.unfoldedTopInset = unfolded
            if isAtTop, !scrollView.isTracking { scrollView.contentOffset.y = -topInset(of: scrollView) }
        }
        if (scrollView.follower as? BarFollower)?.navigation !== self {
            scrollView.follower = BarFollower(self, controller)
        }
        if controller === topViewController { noteContentBelow(scrollView) }
        scrollView.refresher?.barDidChange()
    }

    /// The top inset of content below a fully expanded large title; 0 for a screen without one.
    fileprivate func unfoldedTopInset(of scrollView: UIScrollView, on controller: UIViewController) -> CGFloat {
        hasFoldingTitle(controller) ? unfoldedInset(of: scrollView) : 0
    }

    /// Returns the top inset of content that rests at its top.
    private func topInset(of scrollView: UIScrollView) -> CGFloat {
        max(scrollView.unfoldedTopInset, scrollView.adjustedContentInset.top)
    }

    /// Called when the content of a screen moved.
    func contentMoved(in scrollView: UIScrollView, of controller: UIViewController) {
        guard controller === topViewController, transition == nil, scrollView === controller.topScrollView else {
            return
        }
        noteContentBelow(scrollView)
        guard hasFoldingTitle(controller) else { return }
        scrollView.unfoldedTopInset = unfoldedInset(of: scrollView)
        let height = largeTitleHeight(of: controller)
        guard height != navigationBar.largeTitleHeight else { return }
        placeBar()
        place(controller)
    }

    private func noteContentBelow(_ scrollView: UIScrollView) {
        let title = scrollView.unfoldedTopInset > 0 ? BarMetrics.largeTitle : 0
        let bottom = isNavigationBarHidden ? 0 : topOfBar + UINavigationBar.height(in: traitCollection)
        navigationBar.edge = scrollView.edge(above: bottom, in: view)
        navigationBar.contentBelow = scrollView.contentOffset.y + topInset(of: scrollView) - title
        let hasToolbar = topViewController.map(showsToolbar) ?? false
        if let tabs = parent as? UITabBarController, tabs.chosen === self {
            tabs.showContent(of: scrollView, fadesContent: !hasToolbar)
        }
        guard let toolbarIfMade else { return }
        toolbarIfMade.edge = hasToolbar ? scrollView.edge(below: toolbarIfMade.frame.minY, in: view) : nil
        toolbarIfMade.contentBelow = scrollView.contentBelowBottomEdge
    }

    /// Returns where content comes to rest, so that it shows a large title whole or not at all.
    func target(for target: CGPoint, in scrollView: UIScrollView, of controller: UIViewController) -> CGPoint {
        guard controller === topViewController, hasFoldingTitle(controller) else { return target }
        let scrolled = target.y + unfoldedInset(of: scrollView)
        guard scrolled > 0, scrolled < BarMetrics.largeTitle else { return target }
        let goesOn = scrolled > BarMetrics.largeTitle / 2
        return CGPoint(x: target.x, y: target.y - scrolled + (goesOn ? BarMetrics.largeTitle : 0))
    }
}

extension UIViewController {
    /// The scroll view that a bar at the top follows: the one that the app set, or else the screen's own or the first
    /// one in it.
    var topScrollView: UIScrollView? {
        if let scrollView = contentScrollView(for: .top) { return scrollView }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }
}

/// Tells a navigation controller when the content of one of its screens moves.
private final class BarFollower: ScrollFollower {
    private(set) weak var navigation: UINavigationController?
    private weak var controller: UIViewController?

    init(_ navigation: UINavigationController, _ controller: UIViewController) {
        self.navigation = navigation
        self.controller = controller
    }

    override func contentMoved(in scrollView: UIScrollView) {
        if let navigation, let controller { navigation.contentMoved(in: scrollView, of: controller) }
    }

    /// Another safe area changes where the bar at its full height ends.
    override func insetsChanged(in scrollView: UIScrollView) {
        guard let navigation, let controller else { return }
        scrollView.unfoldedTopInset = navigation.unfoldedTopInset(of: scrollView, on: controller)
    }

    /// A large title is between the gap and the content.
    override func distanceToGap(in scrollView: UIScrollView) -> CGFloat {
        guard let navigation, let controller, navigation.hasFoldingTitle(controller) else { return 0 }
        return BarMetrics.largeTitle + scrollView.contentInset.top
    }

    override func viewCoveringGap(in scrollView: UIScrollView) -> UIView? {
        guard let navigation, let controller, navigation.hasFoldingTitle(controller) else { return nil }
        guard controller === navigation.topViewController, navigation.transition == nil else { return nil }
        return navigation.navigationBar.viewCoveringGap
    }

    override func target(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard let navigation, let controller else { return target }
        return navigation.target(for: target, in: scrollView, of: controller)
    }
}
