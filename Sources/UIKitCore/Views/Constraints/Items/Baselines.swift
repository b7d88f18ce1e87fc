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

/// How large a view's content was found to be.
struct MeasuredContent {
    /// That the text was broken for; nil for as wide as it likes.
    var width: CGFloat?
    var height: CGFloat
}

extension LayoutItem {
    /// Of the text as it is in the width that the view has now; nil for a view without text.
    var baselines: Baselines? {
        guard !isGuide, let view else { return nil }
        guard contentRows.size.height >= 0 else { return view.baselines(of: nil) }
        let width = contentRows.measuredWidth
        return view.baselines(of: MeasuredContent(width: width >= 0 ? width : nil, height: contentRows.size.height))
    }
}
