import UIKit

struct Dish: Hashable {
    let name: String
    let minutes: Int
    let steps: [String]

    static let all = [
        Dish(name: "Pancakes", minutes: 20, steps: ["Mix flour, milk and eggs.", "Wait.", "Fry on both sides."]),
        Dish(name: "Lentil soup", minutes: 45, steps: ["Chop onions.", "Boil everything.", "Add vinegar."]),
        Dish(name: "Bread", minutes: 240, steps: ["Knead.", "Let it rise.", "Bake."]),
    ]
}

/// Dishes by name; a tap shows the steps of a dish.
final class CookbookViewController: UICollectionViewController {
    private let dishes: [Dish]
    private let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Dish> {
        cell, _, dish in
        var content = cell.defaultContentConfiguration()
        content.text = dish.name
        content.secondaryText = "\(dish.minutes) minutes"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    init(dishes: [Dish]) {
        self.dishes = dishes
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Cookbook"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        dishes.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: rowRegistration, for: indexPath, item: dishes[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = DishViewController(dish: dishes[indexPath.item])
        navigationController?.pushViewController(detail, animated: true)
    }
}
