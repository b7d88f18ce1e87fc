/// The swipe from the leading edge that goes back, with the delegate that it has until the app sets another.
final class BackSwipe: UIScreenEdgePanGestureRecognizer {
    private let ownDelegate = BackSwipeDelegate()

    init(of navigation: UINavigationController, action: Selector) {
        ownDelegate.navigation = navigation
        super.init(target: navigation, action: action)
        delegate = ownDelegate
    }
}

@MainActor private final class BackSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.hasBackButton ?? false
    }
}

extension UINavigationController {
    /// Whether a person finds a way back in the bar.
    fileprivate var hasBackButton: Bool {
        guard let item = stack.last?.navigationItem, stack.count > 1, !isNavigationBarHidden else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced
    }
}
