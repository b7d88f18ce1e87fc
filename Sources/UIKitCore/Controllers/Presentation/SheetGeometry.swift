import CoreGraphics
import LayoutEngine

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
    var pixelGrid: PixelGrid

    /// A sheet of some height.
    struct Place: Equatable {
        /// In the container, as it is seen.
        var frame: CGRect
        /// Content is laid out as wide as the screen, and drawn this many times as large (R833).
        var scale: CGFloat = 1
        /// What keeps content clear of the sheet's edges.
        var safeArea = UIEdgeInsets.zero
        var upperCorners = SheetMetrics.upperCorners
        var lowerCorners: CGFloat = 0

        /// What content is laid out in.
        var size: CGSize { CGSize(width: frame.width / scale, height: frame.height / scale) }
    }

    /// The greatest height above the lower safe area.
    var maximumDetentValue: CGFloat {
        if isFloating { return floatingFrame.height }
        if fillsScreen { return bounds.height }
        return max(bounds.height - max(safeArea.top, SheetMetrics.leastTop) - safeArea.bottom, 0)
    }

    /// The sheet that is asked to be `value` high above the lower safe area.
    func place(forDetentValue value: CGFloat) -> Place {
        if isFloating { return Place(frame: floatingFrame, lowerCorners: SheetMetrics.upperCorners) }
        if fillsScreen { return Place(frame: bounds, safeArea: safeArea, upperCorners: 0) }
        let size = value.share(of: SheetMetrics.smallHeights)
        let inset = inset(forDetentValue: value, size: size)
        let scale = max(bounds.width - 2 * inset, 0) / max(bounds.width, 1)
        let height = (value + safeArea.bottom * value.share(of: SheetMetrics.addingHeights)) * scale
        let frame = CGRect(
            x: bounds.minX + inset, y: bounds.maxY - inset - height, width: bounds.width * scale, height: height)
        return Place(
            frame: frame, scale: scale,
            safeArea: UIEdgeInsets(
                top: 0, left: safeArea.left, bottom: pixelGrid.rounded(safeArea.bottom * size),
                right: safeArea.right),
            lowerCorners: SheetMetrics.lowerCorners * min(inset / SheetMetrics.inset, 1))
    }

    private func inset(forDetentValue value: CGFloat, size: CGFloat) -> CGFloat {
        let (small, usual) = (SheetMetrics.smallInset, SheetMetrics.inset)
        let way = (maximumDetentValue - value) / SheetMetrics.edgeWay
        return (small + (usual - small) * size) * way.clamped(to: 0...1)
    }

    /// How high the sheet is whose top is there. What is lower or higher than the range counts point by point.
    func detentValue(whoseTopIs top: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
        let (highest, lowest) = (
            place(forDetentValue: range.upperBound).frame.minY, place(forDetentValue: range.lowerBound).frame.minY
        )
        if top >= lowest { return range.lowerBound - (top - lowest) }
        if top <= highest { return range.upperBound + (highest - top) }
        // The higher the value the higher the top: halved until a thousandth of a pixel is left.
        var (below, above) = (range.lowerBound, range.upperBound)
        while above - below > 0.0001 {
            let middle = (below + above) / 2
            if place(forDetentValue: middle).frame.minY > top { below = middle } else { above = middle }
        }
        return above
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

extension CGFloat {
    /// How much of the range lies below: 0 at its beginning and 1 at its end.
    fileprivate func share(of range: ClosedRange<CGFloat>) -> CGFloat {
        ((self - range.lowerBound) / (range.upperBound - range.lowerBound)).clamped(to: 0...1)
    }
}
