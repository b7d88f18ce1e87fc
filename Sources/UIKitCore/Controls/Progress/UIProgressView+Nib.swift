import Foundation

extension UIProgressView {
    /// Reads a progress view's attributes in a XIB or storyboard.
    final func readProgressNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        if let style: Style = nib.choice("progressViewStyle", ["default": .default, "bar": .bar]) {
            progressViewStyle = style
        }
        if let progress = nib.number("progress") { self.progress = Float(progress) }
        if let color = nib.color("progressTintColor") { progressTintColor = color }
        if let color = nib.color("trackTintColor") { trackTintColor = color }
    }
}
