import UIKit

/// A popover with the two versions of a scene, in code and as it's made in Interface Builder, and the way to its source.
final class VersionsController: UIViewController {
    /// Called with the name of the version that a person chose.
    var change: (String) -> Void = { _ in }

    private let scene: GalleryScene
    private let isTwin: Bool

    init(scene: GalleryScene, isTwin: Bool) {
        self.scene = scene
        self.isTwin = isTwin
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 240, height: 124)
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("The popover is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let names = [scene.placeName, scene.twin?.name ?? ""]
        let versions = UISegmentedControl(items: ["Code", scene.twin?.title ?? ""])
        versions.accessibilityLabel = "Made in"
        versions.selectedSegmentIndex = isTwin ? 1 : 0
        versions.addAction(
            UIAction { [unowned self] _ in
                let name = names[versions.selectedSegmentIndex]
                dismiss(animated: true) { [change] in change(name) }
            }, for: .valueChanged)
        let source = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Open the source") { [unowned self] _ in
                // At once: a browser lets a page open a tab only shortly after a press.
                scene.openSource()
                dismiss(animated: true)
            })
        let stack = UIStackView(arrangedSubviews: [versions, source])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

extension VersionsController: UIPopoverPresentationControllerDelegate {
    /// A popover on a phone, too: a sheet would cover the scene.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
