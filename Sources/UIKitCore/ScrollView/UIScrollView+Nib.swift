import Foundation
import NibReader

extension UIScrollView {
    /// Reads a scroll view's properties from a XIB or storyboard.
    final func readScrollNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        // Xcode writes YES, although that's the default in code.
        clipsToBounds = nib.bool("clipsSubviews") ?? false
        readBouncing(nib)
        readIndicators(nib)
        readTouches(nib)
        readZoom(nib)
        if let inset = nib.inset("contentInset") { contentInset = inset }
        if let behavior = nib.insetAdjustmentBehavior { contentInsetAdjustmentBehavior = behavior }
        if let isPaging = nib.bool("pagingEnabled") { isPagingEnabled = isPaging }
        if let guide = nib.child(for: "contentLayoutGuide") { nib.adopt(contentLayoutGuide, for: guide) }
        if let guide = nib.child(for: "frameLayoutGuide") { nib.adopt(frameLayoutGuide, for: guide) }
    }

    private func readBouncing(_ nib: NibCoder) {
        if let bounces = nib.bool("bounces") { self.bounces = bounces }
        if let always = nib.bool("alwaysBounceVertical") { alwaysBounceVertical = always }
        if let always = nib.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = always }
    }

    private func readIndicators(_ nib: NibCoder) {
        if let shows = nib.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
        if let shows = nib.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
        if let style = nib.indicatorStyle { indicatorStyle = style }
        if let inset = nib.inset("scrollIndicatorInsets") { scrollIndicatorInsets = inset }
    }

    private func readTouches(_ nib: NibCoder) {
        if let isEnabled = nib.bool("scrollEnabled") { isScrollEnabled = isEnabled }
        if let isLocked = nib.bool("directionalLockEnabled") { isDirectionalLockEnabled = isLocked }
        if let delays = nib.bool("delaysContentTouches") { delaysContentTouches = delays }
        if let canCancel = nib.bool("canCancelContentTouches") { canCancelContentTouches = canCancel }
        if let mode = nib.keyboardDismissMode { keyboardDismissMode = mode }
    }

    private func readZoom(_ nib: NibCoder) {
        if let scale = nib.number("minimumZoomScale") { minimumZoomScale = scale }
        if let scale = nib.number("maximumZoomScale") { maximumZoomScale = scale }
        if let bounces = nib.bool("bouncesZoom") { bouncesZoom = bounces }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    fileprivate var insetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior? {
        choice(
            "contentInsetAdjustmentBehavior",
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])
    }

    fileprivate var indicatorStyle: UIScrollView.IndicatorStyle? {
        choice("indicatorStyle", ["default": .default, "black": .black, "white": .white])
    }

    fileprivate var keyboardDismissMode: UIScrollView.KeyboardDismissMode? {
        choice(
            "keyboardDismissMode",
            [
                "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
            ])
    }
}
