import CoreGraphics

/// Buttons of items side by side. Neighbours that share their background are on one piece of glass, others on their
/// own.
@MainActor enum BarRow {
    /// Returns the views for items, in the same order. `tint` is the colour for prominent buttons.
    static func views(of items: [UIBarButtonItem], in bar: BarKind, tint: UIColor) -> [UIView] {
        var views: [UIView] = []
        var sharing: [BarButton] = []
        func closeGlass() {
            if !sharing.isEmpty { views.append(BarPlatter(sharing, in: bar, tint: tint)) }
            sharing = []
        }
        for item in items {
            if let custom = item.customView {
                closeGlass()
                views.append(custom)
            } else if item.spacing != .none {
                closeGlass()
                views.append(BarSpaceView(item))
            } else if item.isProminent {
                closeGlass()
                views.append(BarPlatter([BarItemButton(item)], in: bar, tint: tint))
            } else if item.hidesSharedBackground || !item.sharesBackground {
                closeGlass()
                views.append(
                    BarPlatter([BarItemButton(item)], in: bar, tint: tint, hasGlass: !item.hidesSharedBackground))
            } else {
                sharing.append(BarItemButton(item))
            }
        }
        closeGlass()
        return views
    }

    /// Places views side by side, starting at the left. Returns where the next view would start.
    static func place(_ views: [UIView], from start: CGFloat, most: CGFloat) -> CGFloat {
        var x = start
        for view in views where !view.isHidden {
            let fitting = view.sizeThatFits(CGSize(width: most, height: BarMetrics.row))
            let width = max(min(fitting.width, start + most - x), 0)
            let height = min(view is BarPlatter ? BarMetrics.row : fitting.height, BarMetrics.row)
            view.frame = CGRect(x: x, y: ((BarMetrics.row - height) / 2).rounded(), width: width, height: height)
            x += width + BarMetrics.gap
        }
        return x
    }
}

/// A space between buttons.
final class BarSpaceView: UIView {
    let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Bars make room themselves.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: item.width, height: size.height) }
}
