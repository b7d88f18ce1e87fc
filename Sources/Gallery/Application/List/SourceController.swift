import UIKit

/// A popover with where a scene's source is, and with its versions: in code, and as it's made in Interface Builder.
final class SourceController: UIViewController {
    /// Called with the name of the version that a person chose.
    var change: (String) -> Void = { _ in }

    private let scene: GalleryScene
    /// The address of the source; nil if the checkout doesn't come from GitHub.
    private let address: URL?
    private let isTwin: Bool

    init(scene: GalleryScene, address: URL?, isTwin: Bool) {
        self.scene = scene
        self.address = address
        self.isTwin = isTwin
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("The popover is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let parts = [scene.twin.map(versions), address.map(opener) ?? pathLabel].compactMap { $0 }
        let stack = UIStackView(arrangedSubviews: parts)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        ])
        let content = stack.systemLayoutSizeFitting(
            CGSize(width: 240 - 32, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        preferredContentSize = CGSize(width: 240, height: content.height + 40)
    }

    private func versions(with twin: GalleryScene.Twin) -> UIView {
        let names = [scene.placeName, twin.name]
        let versions = UISegmentedControl(items: ["Code", twin.title])
        versions.accessibilityLabel = "Made in"
        versions.selectedSegmentIndex = isTwin ? 1 : 0
        versions.addAction(
            UIAction { [weak self, weak versions] _ in
                guard let self, let versions else { return }
                let name = names[versions.selectedSegmentIndex]
                dismiss(animated: true) { [change] in change(name) }
            }, for: .valueChanged)
        return versions
    }

    private func opener(of address: URL) -> UIView {
        UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Open the source") { [weak self] _ in
                // At once: a browser lets a page open a tab only shortly after a press.
                UIApplication.shared.open(address)
                self?.dismiss(animated: true)
            })
    }

    /// For a checkout that doesn't come from GitHub.
    private var pathLabel: UIView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = "The source is in\n\(scene.sourcePath)"
        return label
    }
}

extension SourceController: UIPopoverPresentationControllerDelegate {
    /// A popover on a phone, too: a sheet would cover the scene.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
