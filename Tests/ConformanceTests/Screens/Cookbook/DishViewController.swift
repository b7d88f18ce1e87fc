import UIKit

/// The steps of one dish, numbered.
final class DishViewController: UIViewController {
    private let dish: Dish

    init(dish: Dish) {
        self.dish = dish
        super.init(nibName: nil, bundle: nil)
        title = dish.name
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = dish.steps.enumerated().map { index, step in
            let numberLabel = UILabel()
            numberLabel.text = "\(index + 1)."
            numberLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
            numberLabel.setContentHuggingPriority(.required, for: .horizontal)
            let stepLabel = UILabel()
            stepLabel.text = step
            stepLabel.numberOfLines = 0
            let row = UIStackView(arrangedSubviews: [numberLabel, stepLabel])
            row.spacing = 8
            row.alignment = .firstBaseline
            return row
        }
        let stackView = UIStackView(arrangedSubviews: rows)
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
