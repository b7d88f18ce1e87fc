import Foundation

extension UIActivityIndicatorView {
    /// What an activity indicator has in a XIB or storyboard.
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
    /// The styles from before iOS 13 are the ones that took their place.
    fileprivate var activityStyle: UIActivityIndicatorView.Style? {
        choice("style", ["medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large])
    }
}
