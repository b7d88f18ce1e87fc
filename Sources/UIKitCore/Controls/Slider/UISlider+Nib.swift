import Foundation

extension UISlider {
    /// Reads a slider's attributes in a XIB or storyboard.
    final func readSliderNib(_ coder: NSCoder) {
        readControlNib(coder)
        guard let nib = coder as? NibCoder else { return }
        if let least = nib.number("minValue") { minimumValue = Float(least) }
        if let most = nib.number("maxValue") { maximumValue = Float(most) }
        if let value = nib.number("value") { self.value = Float(value) }
        if let isContinuous = nib.bool("continuous") { self.isContinuous = isContinuous }
        if let image = nib.image("minimumValueImage") { minimumValueImage = image }
        if let image = nib.image("maximumValueImage") { maximumValueImage = image }
        if let color = nib.color("minimumTrackTintColor") { minimumTrackTintColor = color }
        if let color = nib.color("maximumTrackTintColor") { maximumTrackTintColor = color }
        if let color = nib.color("thumbTintColor") { thumbTintColor = color }
    }
}
