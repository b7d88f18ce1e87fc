import Foundation

extension UIStepper {
    /// What a stepper has in a XIB or storyboard.
    final func readStepperNib(_ coder: NSCoder) {
        readControlNib(coder)
        guard let nib = coder as? NibCoder else { return }
        if let least = nib.number("minimumValue") { minimumValue = Double(least) }
        if let most = nib.number("maximumValue") { maximumValue = Double(most) }
        if let step = nib.number("stepValue") { stepValue = Double(step) }
        if let value = nib.number("value") { self.value = Double(value) }
        if let wraps = nib.bool("wraps") { self.wraps = wraps }
        if let repeats = nib.bool("autorepeat") { autorepeat = repeats }
        if let isContinuous = nib.bool("continuous") { self.isContinuous = isContinuous }
    }
}
