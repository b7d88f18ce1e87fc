import CoreGraphics

extension UINavigationController {
    /// The height that a toolbar takes at the bottom edge (R819).
    private var toolbarSlot: CGFloat {
        BarMetrics.aboveToolbarRow + toolbar.intrinsicContentSize.height + belowToolbarRow
    }

    /// The space below the toolbar's row. Above a tab bar, it is the tab bar's height.
    private var belowToolbarRow: CGFloat {
        if tabBarController?.showsBar == true { return view.safeAreaInsets.bottom }
        return isLow ? BarMetrics.belowCompactToolbarRow : BarMetrics.toolbarSide
    }

    /// Whether the screen on top hides the bar at the bottom.
    var hidesBottomBarNow: Bool { topViewController.map(hidesBottomBar) ?? false }

    private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// Returns the height that the toolbar or the device covers at the bottom of a screen.
    func bottomCovered(below controller: UIViewController) -> CGFloat {
        let safe = view.safeAreaInsets.bottom
        return showsToolbar(below: controller) ? max(toolbarSlot, safe) : safe
    }

    func showsOpaqueToolbar(below controller: UIViewController) -> Bool {
        showsToolbar(below: controller) && !toolbar.isTranslucent
    }

    func showsToolbar(below controller: UIViewController) -> Bool {
        !isToolbarHidden && !hidesBottomBar(below: controller)
    }

    /// Returns whether a screen, or one below it in the stack, hides the bar at the bottom.
    private func hidesBottomBar(below controller: UIViewController) -> Bool {
        let below = stack.firstIndex { $0 === controller }.map { stack[...$0] } ?? [controller]
        return below.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Places the toolbar at the bottom edge, or below it while it is hidden.
    func placeToolbar() {
        guard let toolbar = toolbarIfMade else { return }
        let isShown = topViewController.map(showsToolbar) ?? false
        let height = toolbarSlot
        toolbar.rowInsets = UIEdgeInsets(
            top: BarMetrics.aboveToolbarRow, left: BarMetrics.toolbarSide,
            bottom: height - BarMetrics.aboveToolbarRow - toolbar.intrinsicContentSize.height,
            right: BarMetrics.toolbarSide)
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - (isShown ? height : 0), width: view.bounds.width, height: height)
    }

    /// Shows the items of the screen on top.
    func showToolbarItems(animated: Bool) {
        guard let toolbar = toolbarIfMade, let top = topViewController else { return }
        let isSame = (toolbar.items ?? []).elementsEqual(top.toolbarItems ?? [], by: ===)
        if !isSame { toolbar.setItems(top.toolbarItems, animated: animated) }
    }
}
