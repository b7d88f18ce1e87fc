import CoreGraphics
import RenderTree

extension CALayer {
    /// Whether the part of the contents that would stretch is tiled instead. False by default.
    package final var contentsAreTiled: Bool {
        get { extras?.contentsAreTiled ?? false }
        set { changeExtra("contentsAreTiled", \.contentsAreTiled, to: newValue) }
    }

    /// Converts contents with a `contentsRect`, or a `contentsCenter` that keeps the corners' size, to a drawing of
    /// their parts.
    final func addContentsParts(of extras: LayerExtras, to state: inout LayerState) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard extras.contentsRect != whole || extras.contentsCenter != whole, case .image(let image) = state.content
        else { return }
        let part = extras.contentsRect.scaled(to: image.size)
        let place = state.contentGravity.frame(of: part.size, in: state.frame.size)
        let stretch = StretchedImage(
            image: image, part: part, center: extras.contentsCenter, isTiled: extras.contentsAreTiled)
        state.content = .drawing(
            DrawingContent(
                VectorDrawing(size: state.frame.size, commands: stretch.commands(in: place)), extent: .unlimited))
        state.contentGravity = .resize
    }
}

extension CGRect {
    fileprivate func scaled(to size: CGSize) -> CGRect {
        CGRect(x: minX * size.width, y: minY * size.height, width: width * size.width, height: height * size.height)
    }
}
