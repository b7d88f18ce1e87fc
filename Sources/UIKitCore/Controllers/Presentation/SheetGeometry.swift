import CoreGraphics
import LayoutEngine

/// The rectangle of a sheet in its container.
struct SheetGeometry: Equatable {
    /// The bounds of the container.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    /// Whether the sheet floats in the middle, as on a tablet. On a phone, it is at the lower edge.
    var isFloating: Bool
    /// The preferred size of a floating sheet.
    var floatingSize: CGSize
    /// Whether the sheet fills the screen, as on a phone on its side.
    var fillsScreen: Bool
    var pixelGrid: PixelGrid
    /// The corner radius that the app set; nil stands for the system's.
    var preferredCornerRadius: CGFloat?

    /// The rectangle of a sheet, and how its content is laid out and drawn.
    struct Place: Equatable {
        /// The frame in the container, after scaling.
        var frame: CGRect
        /// The content's size before it is scaled.
        var size: CGSize
        /// The scale of the content, which is laid out at the full width of the screen (R833).
        var scale: CGFloat = 1
        /// The safe area of the content.
        var safeArea = UIEdgeInsets.zero
        var upperCorners: CGFloat
        var lowerCorners: CGFloat
    }

    /// The largest height above the lower safe area.
    var maximumDetentValue: CGFloat {
        if isFloating { return floatingFrame.height }
        if fillsScreen { return bounds.height }
        return max(bounds.height - max(safeArea.top, SheetMetrics.leastTop) - safeArea.bottom, 0)
    }

    /// Returns the place of a sheet at this detent value: its height above the bottom safe area.
    func place(forDetentValue value: CGFloat) -> Place {
        let upperCorners = preferredCornerRadius ?? SheetMetrics.upperCorners
        if isFloating {
            let frame = floatingFrame
            return Place(frame: frame, size: frame.size, upperCorners: upperCorners, lowerCorners: upperCorners)
        }
        if fillsScreen {
            return Place(frame: bounds, size: bounds.size, safeArea: safeArea, upperCorners: 0, lowerCorners: 0)
        }
        let inset = inset(forDetentValue: value)
        let height = value + safeArea.bottom * value.fraction(of: SheetMetrics.safeAreaHeights)
        let size = CGSize(width: bounds.width, height: height)
        let scale = bounds.width > 0 ? (bounds.width - 2 * inset) / bounds.width : 1
        let bottom = safeArea.bottom * value.fraction(of: SheetMetrics.smallHeights)
        return Place(
            frame: CGRect(
                x: bounds.minX + inset, y: bounds.maxY - inset - height * scale, width: size.width * scale,
                height: height * scale),
            size: size, scale: scale,
            safeArea: UIEdgeInsets(
                top: 0, left: safeArea.left, bottom: pixelGrid.rounded(bottom), right: safeArea.right),
            upperCorners: upperCorners,
            lowerCorners: (preferredCornerRadius ?? SheetMetrics.lowerCorners) * min(inset / SheetMetrics.inset, 1))
    }

    /// Returns the inset at the sides and below. However narrow the container, half of its width is left to the sheet.
    private func inset(forDetentValue value: CGFloat) -> CGFloat {
        let (small, usual) = (SheetMetrics.smallInset, SheetMetrics.inset)
        let distance = (maximumDetentValue - value) / SheetMetrics.edgeDistance
        let inset = small + (usual - small) * value.fraction(of: SheetMetrics.smallHeights)
        return min(inset * distance.clamped(to: 0...1), bounds.width / 4)
    }

    /// Returns the detent value at which the sheet's top edge is at `top`. Outside the range, each point of distance is
    /// a point of height.
    func detentValue(whoseTopIs top: CGFloat, within range: ClosedRange<CGFloat>) -> CGFloat {
        let (highest, lowest) = (
            place(forDetentValue: range.upperBound).frame.minY, place(forDetentValue: range.lowerBound).frame.minY
        )
        if top >= lowest { return range.lowerBound - (top - lowest) }
        if top <= highest { return range.upperBound + (highest - top) }
        // The top rises with the value, so bisection finds it.
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
    /// Returns 0 up to the range's lower bound, 1 from its upper bound on, and a linear value in between.
    fileprivate func fraction(of range: ClosedRange<CGFloat>) -> CGFloat {
        ((self - range.lowerBound) / (range.upperBound - range.lowerBound)).clamped(to: 0...1)
    }
}
