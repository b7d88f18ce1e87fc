import Foundation

extension UISwitch {
    /// Reads a switch's attributes in a XIB or storyboard.
    final func readSwitchNib(_ coder: NSCoder) {
        readControlNib(coder)
        guard let nib = coder as? NibCoder else { return }
        isOn = nib.bool("on") ?? false
        if let color = nib.color("onTintColor") { onTintColor = color }
        if let color = nib.color("thumbTintColor") { thumbTintColor = color }
    }
}
