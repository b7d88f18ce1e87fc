import UIKit

// The samples of docstrings in Sources/UIKitCore/Controls: Scripts/samples looks for them here.

@MainActor private final class Form: NSObject {
    func makeButtons() -> [UIButton] {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "2 items"
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in print("bought") })
        button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
        return [button]
    }

    func makeOtherButtons() -> [UIButton] {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in print("added") })
        let other = UIButton(configuration: .filled())
        return [button, other]
    }

    func makeSpinner() -> UIView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    func refresh() {}
    func changed() {}

    func addPull(to collectionView: UICollectionView) {
        collectionView.refreshControl = UIRefreshControl()
        collectionView.refreshControl?.addTarget(self, action: Selector(Self.refresh), for: .valueChanged)
    }

    func makeSegments() -> UIView {
        let size = UISegmentedControl(items: ["Small", "Large"])
        size.selectedSegmentIndex = 0
        size.addAction(UIAction { _ in print(size.selectedSegmentIndex) }, for: .valueChanged)
        return size
    }

    func follow(_ control: UIControl) {
        control.addTarget(self, action: Selector(Self.changed), for: .valueChanged)
        control.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
    }

    func makeSlider() -> UIView {
        let volume = UISlider(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
        volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
        return volume
    }

    func makeStepper() -> UIView {
        let copies = UIStepper()
        copies.addAction(UIAction { _ in print(copies.value) }, for: .valueChanged)
        return copies
    }

    func makeSwitch() -> UIView {
        let wifi = UISwitch()
        wifi.addAction(UIAction { _ in print(wifi.isOn) }, for: .valueChanged)
        return wifi
    }
}
