import QuartzCore

extension UIView {
    /// Where content goes that is not as large as its view.
    public enum ContentMode: Int, Sendable, Hashable {
        case scaleToFill = 0
        /// As large as fits, the proportions kept.
        case scaleAspectFit = 1
        /// As small as fills the view, the proportions kept; the rest sticks out unless the view clips.
        case scaleAspectFill = 2
        /// As `scaleToFill`; the content is drawn again for each size.
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
