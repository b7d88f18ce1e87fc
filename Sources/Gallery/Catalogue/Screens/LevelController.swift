import UIKit

/// A screen of a navigation stack, with a button that pushes the next one.
final class LevelController: UIViewController {
    private let level: Int
    private let deeper = UIButton(type: .system)

    init(level: Int) {
        self.level = level
        super.init(nibName: nil, bundle: nil)
        title = "Level \(level)"
    }

    required init?(coder: NSCoder) { fatalError("Levels are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [.systemBackground, .secondarySystemBackground][level % 2]
        deeper.setTitle("Go to level \(level + 1)", for: .normal)
        deeper.addAction(UIAction { [weak self] _ in self?.goDeeper() }, for: .primaryActionTriggered)
        view.addSubview(deeper)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    private func goDeeper() {
        navigationController?.pushViewController(LevelController(level: level + 1), animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        deeper.frame = CGRect(x: view.bounds.midX - 80, y: view.bounds.midY - 22, width: 160, height: 44)
    }
}
