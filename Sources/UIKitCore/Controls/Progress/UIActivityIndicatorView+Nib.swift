import Foundation

extension UIActivityIndicatorView {
    /// Reads an activity indicator's attributes in a XIB or storyboard.
    final func readActivityNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        if let style = nib.activityStyle { self.style = style }
        if let color = nib.color("color") { self.color = color }
        hidesWhenStopped = nib.bool("hidesWhenStopped") ?? false
        if nib.bool("animating") == true { startAnimating() }
    }
}

@MainActor extension NibCoder {
    /// The style. Names from before iOS 13 stand for the styles that replaced them.
    fileprivate var activityStyle: UIActivityIndicatorView.Style? {
        choice("style", ["medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large])
    }
}
