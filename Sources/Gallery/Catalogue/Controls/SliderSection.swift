import UIKit

/// Sliders: plain, with colours and images, one that sends its value only at the end, and a disabled one.
final class SliderSection: SpecimenSection {
    static let title = "UISlider"

    override init(frame: CGRect) {
        super.init(frame: frame)
        add("Volume", Self.slider(0.4), isWide: true, value: Self.percent)
        let brightness = Self.slider(0.7)
        brightness.minimumTrackTintColor = .systemYellow
        brightness.minimumValueImage = UIImage(systemName: "moon")
        brightness.maximumValueImage = UIImage(systemName: "sun.max")
        brightness.tintColor = .secondaryLabel
        add("Brightness", brightness, isWide: true, value: Self.percent)
        let temperature = Self.slider(0)
        temperature.minimumValue = -20
        temperature.maximumValue = 40
        temperature.value = 21
        temperature.isContinuous = false
        temperature.minimumTrackTintColor = .systemRed
        add("Temperature, sent at the end", temperature, isWide: true) { "\(Int($0.value.rounded())) °C" }
        let disabled = Self.slider(0.5)
        disabled.isEnabled = false
        add("Not available", disabled, isWide: true, value: Self.percent)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private static func slider(_ value: Float) -> UISlider {
        let slider = UISlider()
        slider.value = value
        return slider
    }

    private static func percent(_ slider: UISlider) -> String { "\(Int((slider.value * 100).rounded()))%" }
}
