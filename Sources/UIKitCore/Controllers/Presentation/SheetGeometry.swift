import CoreGraphics

/// Where a sheet is in its container.
struct SheetGeometry: Equatable {
    /// Of the container.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    /// On a tablet sheets float in the middle; on a phone they lie at the lower edge.
    var isFloating: Bool
    /// What a floating sheet would like to be.
    var floatingSize: CGSize
    /// On a phone on its side sheets fill the screen.
    var fillsScreen: Bool

    /// The greatest height above the lower safe area.
    var maximumDetentValue: CGFloat {
        if isFloating { return floatingFrame.height }
        if fillsScreen { return bounds.height }
        return max(bounds.height - safeArea.top - SheetMetrics.topGap - safeArea.bottom, 0)
    }

    /// The sheet whose height above the lower safe area is `value`.
    func frame(forDetentValue value: CGFloat) -> CGRect {
        if isFloating { return floatingFrame }
        if fillsScreen { return bounds }
        let height = min(value + safeArea.bottom, bounds.height)
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private var floatingFrame: CGRect {
        let width = min(floatingSize.width, bounds.width - 2 * SheetMetrics.margin)
        let room = bounds.height - safeArea.top - safeArea.bottom - 2 * SheetMetrics.margin
        let height = min(floatingSize.height, room)
        return CGRect(
            x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - height / 2).rounded(), width: max(width, 0),
            height: max(height, 0))
    }
}
