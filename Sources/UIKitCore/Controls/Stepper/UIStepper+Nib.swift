import Foundation

extension UIStepper {
    /// Reads a stepper's attributes in a XIB or storyboard.
    final func readStepperNib(_ coder: NSCoder) {
        readControlNib(coder)
        guard let nib = coder as? NibCoder else { return }
        readLimits(nib)
        if let step = nib.number("stepValue", expected: "a number above 0", where: { $0 > 0 }) {
            stepValue = Double(step)
        }
        if let value = nib.number("value") { self.value = Double(value) }
        if let wraps = nib.bool("wraps") { self.wraps = wraps }
        if let repeats = nib.bool("autorepeat") { autorepeat = repeats }
        if let isContinuous = nib.bool("continuous") { self.isContinuous = isContinuous }
    }

    /// Reads both limits before it sets either: the minimum can be above the default maximum.
    private func readLimits(_ nib: NibCoder) {
        let least = nib.number("minimumValue").map { Double($0) } ?? minimumValue
        let most =
            nib.number("maximumValue", expected: "a number above the minimum, \(least)") { Double($0) > least }
            .map { Double($0) } ?? maximumValue
        guard least < most else { return }
        if most > minimumValue { maximumValue = most }
        minimumValue = least
        maximumValue = most
    }
}
