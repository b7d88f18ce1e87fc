import CoreGraphics

/// The first and last baseline of a view's text, as distances from the edge or centre that the text keeps to when the
/// view gets higher.
struct Baselines: Equatable {
    enum Origin {
        case top
        case middle
        case bottom
    }

    var origin: Origin
    /// In points, downwards.
    var first: CGFloat
    var last: CGFloat

    /// The share of the view's height above the origin.
    var shareOfHeight: CGFloat {
        switch origin {
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        }
    }
}

/// The measured size of a view's content.
struct MeasuredContent {
    /// The width at which the text was broken into lines; nil for the natural width.
    var width: CGFloat?
    var height: CGFloat
}

extension LayoutItem {
    /// The baselines of the text at the view's current width; nil for a view without text.
    var baselines: Baselines? {
        guard !isGuide, let view else { return nil }
        guard contentRows.size.height >= 0 else { return view.baselines(of: nil) }
        let width = contentRows.measuredWidth
        return view.baselines(of: MeasuredContent(width: width >= 0 ? width : nil, height: contentRows.size.height))
    }
}
