import CoreGraphics

/// Where a view's text stands: its first and last baseline, as distances from an edge or the middle of the view that the text keeps to
/// when the view gets higher.
struct Baselines: Equatable {
    enum Origin {
        case top
        case middle
        case bottom
    }

    var origin: Origin
    /// In points, down.
    var first: CGFloat
    var last: CGFloat

    /// How much of the view's height lies above the origin.
    var shareOfHeight: CGFloat {
        switch origin {
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        }
    }
}

extension LayoutItem {
    /// Of the text as it is in the width that the view has now; nil for a view without text.
    var baselines: Baselines? {
        guard !isGuide, let view else { return nil }
        return view.baselines(contentHeight: contentRows.size.height >= 0 ? contentRows.size.height : nil)
    }
}
