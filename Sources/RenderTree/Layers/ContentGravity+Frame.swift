import CoreGraphics

extension ContentGravity {
    /// Returns the frame of content of `size` in a box of `boxSize`. The frame may extend beyond the box.
    package func frame(of size: CGSize, in boxSize: CGSize) -> CGRect {
        let scaled = size.scaled(by: self, for: boxSize)
        let (slackX, slackY) = (boxSize.width - scaled.width, boxSize.height - scaled.height)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: slackX
            default: slackX / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: slackY
            default: slackY / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: scaled)
    }
}

extension CGSize {
    fileprivate func scaled(by gravity: ContentGravity, for box: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return gravity == .resize ? box : self }
        let (across, down) = (box.width / width, box.height / height)
        let scale: CGFloat
        switch gravity {
        case .resize: return box
        case .resizeAspect: scale = min(across, down)
        case .resizeAspectFill: scale = max(across, down)
        default: return self
        }
        return CGSize(width: width * scale, height: height * scale)
    }
}
