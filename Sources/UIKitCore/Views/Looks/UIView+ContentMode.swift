import QuartzCore

extension UIView {
    /// Where a view's content goes when its size differs from the view's.
    public enum ContentMode: Int, Sendable, Hashable {
        case scaleToFill = 0
        /// Scales the content to the largest size that fits, with its proportions.
        case scaleAspectFit = 1
        /// Scales the content to the smallest size that fills the view, with its proportions. The rest extends beyond
        /// the view unless it clips.
        case scaleAspectFill = 2
        /// Like `scaleToFill`; the view draws its content again for each size.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }
}
