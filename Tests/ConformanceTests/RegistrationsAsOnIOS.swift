import UIKit

// Cells and headers by registration, as apps since iOS 14 have them.

struct Recipe: Hashable {
    let id = UUID()
    var title: String
    var isFavorite = false
}

final class RecipeCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let star = UILabel()
    private(set) var preparations = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [titleLabel, star])
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
        titleLabel.text = nil
    }

    func configure(with recipe: Recipe) {
        titleLabel.text = recipe.title
        star.text = recipe.isFavorite ? "★" : "☆"
    }
}

final class RecipeHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A list of recipes with a banner on top, each section with a header and a footer.
final class RecipesViewController: UIViewController {
    typealias RecipeRegistration = UICollectionView.CellRegistration<RecipeCell, Recipe>

    private(set) var sections: [(name: String, recipes: [Recipe])] = ["Soups", "Cakes"].map { name in
        (name, (0..<100).map { Recipe(title: "\(name) \($0)") })
    }
    private(set) var collectionView: UICollectionView!
    private let bannerRegistration = UICollectionView.CellRegistration<UICollectionViewCell, String>(
        handler: { cell, indexPath, text in
            cell.contentView.backgroundColor = .systemYellow
            cell.accessibilityLabel = text
        }
    )
    private var recipeRegistration: RecipeRegistration!
    private var headerRegistration: UICollectionView.SupplementaryRegistration<RecipeHeader>!
    private lazy var footerRegistration = makeFooterRegistration()

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        layout.footerReferenceSize = CGSize(width: 320, height: 20)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureRegistrations()
        collectionView.dataSource = self
    }

    private func configureRegistrations() {
        recipeRegistration = .init { cell, _, recipe in cell.configure(with: recipe) }
        headerRegistration = UICollectionView.SupplementaryRegistration(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] supplementaryView, elementKind, indexPath in
            supplementaryView.label.text = self?.sections[indexPath.section].name
        }
        _ = footerRegistration
    }

    private func makeFooterRegistration() -> UICollectionView.SupplementaryRegistration<RecipeHeader> {
        .init(elementKind: UICollectionView.elementKindSectionFooter, handler: configureFooter)
    }

    private func configureFooter(_ footer: RecipeHeader, _ kind: String, _ indexPath: IndexPath) {
        footer.label.text = "\(sections[indexPath.section].recipes.count) recipes"
    }

    func toggleFavorite(at indexPath: IndexPath) {
        sections[indexPath.section].recipes[indexPath.item].isFavorite.toggle()
        collectionView.reconfigureItems(at: [indexPath])
    }
}

extension RecipesViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].recipes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if indexPath == IndexPath(item: 0, section: 0) {
            return collectionView.dequeueConfiguredReusableCell(
                using: bannerRegistration, for: indexPath, item: "Try something new")
        }
        let recipe = sections[indexPath.section].recipes[indexPath.item]
        return recipeRegistration.cellProvider(collectionView, indexPath, recipe)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            return collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        case UICollectionView.elementKindSectionFooter:
            return collectionView.dequeueConfiguredReusableSupplementary(using: footerRegistration, for: indexPath)
        default:
            assertionFailure("unexpected kind \(kind)")
            return UICollectionReusableView()
        }
    }
}

// Helpers that libraries add.

extension UICollectionView.CellRegistration {
    var cellProvider: (UICollectionView, IndexPath, Item) -> Cell {
        { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: self, for: indexPath, item: item)
        }
    }

    static func plain(_ handler: @escaping Handler) -> Self { Self(handler: handler) }
}

protocol RegisteredCell: UICollectionViewCell {
    associatedtype Model
    func show(_ model: Model)
}

extension RegisteredCell {
    static func registration() -> UICollectionView.CellRegistration<Self, Model> {
        UICollectionView.CellRegistration { cell, _, model in cell.show(model) }
    }
}

extension RecipeCell: RegisteredCell {
    func show(_ model: Recipe) { configure(with: model) }
}
