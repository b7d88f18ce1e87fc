import UIKit

struct CartItem: Hashable, Identifiable {
    let id: Int
    let name: String
    let cents: Int
    var count = 1
}

/// The products in a cart, with steppers, and their total price at the bottom.
final class CartViewController: UIViewController {
    private var items: [CartItem]
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    private lazy var dataSource = makeDataSource()
    private let totalLabel = UILabel()
    private lazy var payButton = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.pay() })

    init(items: [CartItem]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        totalLabel.font = .preferredFont(forTextStyle: .headline)
        let bar = UIStackView(arrangedSubviews: [totalLabel, payButton])
        bar.distribution = .equalSpacing
        for subview in [collectionView, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
        var snapshot = NSDiffableDataSourceSnapshot<Int, CartItem.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(items.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
        showTotal()
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, CartItem.ID> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, CartItem.ID> { [weak self] cell, _, id in
            guard let item = self?.items.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = item.name
            content.secondaryText = "\(item.count) × \(Self.price(item.cents))"
            cell.contentConfiguration = content
            let stepper = UIStepper()
            stepper.maximumValue = 9
            stepper.value = Double(item.count)
            stepper.addAction(
                UIAction { action in
                    guard let stepper = action.sender as? UIStepper else { return }
                    self?.setCount(Int(stepper.value), of: id)
                }, for: .valueChanged)
            cell.accessories = [
                .customView(
                    configuration: UICellAccessory.CustomViewConfiguration(
                        customView: stepper, placement: .trailing(displayed: .always)))
            ]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
    }

    private static func price(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 / 10)\(cents % 10)" }

    private func setCount(_ count: Int, of id: CartItem.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].count = count
        var snapshot = dataSource.snapshot()
        if count == 0 {
            items.remove(at: index)
            snapshot.deleteItems([id])
        } else {
            snapshot.reconfigureItems([id])
        }
        dataSource.apply(snapshot)
        showTotal()
    }

    private func showTotal() {
        totalLabel.text = "Total \(Self.price(items.reduce(0) { $0 + $1.count * $1.cents }))"
        payButton.isEnabled = !items.isEmpty
    }

    private func pay() {
        items = []
        var snapshot = NSDiffableDataSourceSnapshot<Int, CartItem.ID>()
        snapshot.appendSections([0])
        dataSource.apply(snapshot)
        showTotal()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
}
