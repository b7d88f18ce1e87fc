import CoreGraphics
import Foundation

extension UIScrollView {
    private static let offsetKey = "UIKit.contentOffset"
    private static let zoomKey = "UIKit.zoomScale"

    /// The point of the content just below the bars, whose height may be another one next time. For a screen below
    /// others, the bars are those of the time when it was last visible.
    var place: CGPoint {
        let insets = adjustedContentInset
        return CGPoint(x: contentOffset.x + insets.left, y: contentOffset.y + insets.top)
    }

    func encodePlace(with coder: NSCoder) {
        coder.encode(place, forKey: Self.offsetKey)
        if zoomScale != 1 { coder.encode(Double(zoomScale), forKey: Self.zoomKey) }
    }

    func decodePlace(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.offsetKey) else { return }
        let place = coder.decodeCGPoint(forKey: Self.offsetKey)
        let scale = coder.containsValue(forKey: Self.zoomKey) ? coder.decodeDouble(forKey: Self.zoomKey) : nil
        afterFirstLayout { scrollView in
            if let scale { scrollView.setZoomScale(scale, animated: false) }
            scrollView.goTo(place)
        }
    }

    /// Scrolls so that this is the ``place``, or as near as the content allows.
    func goTo(_ place: CGPoint) {
        let insets = adjustedContentInset
        let offset = clampedOffset(CGPoint(x: place.x - insets.left, y: place.y - insets.top))
        if offset.isFinite { setContentOffset(offset, animated: false) }
    }

    /// Calls `body` when the view has been laid out in a window and its content is known. A screen below others waits
    /// until it's visible.
    func afterFirstLayout(_ body: @escaping @MainActor (UIScrollView) -> Void) {
        waitingForLayout.append(body)
        if window != nil { doWhatWaits() }
    }

    func doWhatWaits() {
        guard let screen = window?.screen, !waitingForLayout.isEmpty else { return }
        screen.afterLayout { [weak self] in
            guard let self, self.window != nil else { return }
            let bodies = self.waitingForLayout
            self.waitingForLayout = []
            for body in bodies { body(self) }
        }
    }
}
