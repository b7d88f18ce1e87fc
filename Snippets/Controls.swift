// The controls of a small form, and their actions.
import UIKit

@MainActor func makeForm() -> UIView {
    let form = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    let wifi = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    wifi.accessibilityLabel = "Wi-Fi"
    wifi.addAction(UIAction { _ in print(wifi.isOn) }, for: .valueChanged)

    let volume = UISlider(frame: CGRect(x: 20, y: 70, width: 280, height: 34))
    volume.maximumValue = 11
    volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)

    let period = UISegmentedControl(items: ["Day", "Week", "Month"])
    period.frame.origin = CGPoint(x: 20, y: 120)
    period.selectedSegmentIndex = 0

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "checkmark")
    configuration.imagePadding = 6
    let save = UIButton(
        configuration: configuration,
        primaryAction: UIAction { action in
            (action.sender as? UIButton)?.configuration?.showsActivityIndicator = true
        })
    save.frame.origin = CGPoint(x: 20, y: 180)

    for control in [wifi, volume, period, save] { form.addSubview(control) }
    return form
}

// Without an app, the form is a view like any other.
_ = makeForm()
