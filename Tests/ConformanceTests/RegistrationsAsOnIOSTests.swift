import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Registrations as written for iOS") struct RegistrationsAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let controller = RecipesViewController()
    private var view: UICollectionView { controller.collectionView }

    init() { stage.show(controller) }

    private func title(_ path: IndexPath) -> String? { (view.cellForItem(at: path) as? RecipeCell)?.titleLabel.text }

    private func text(_ kind: String, _ section: Int) -> String? {
        let found = view.supplementaryView(forElementKind: kind, at: [section, 0]) as? RecipeHeader
        return found?.label.text
    }

    @Test("cells, headers and footers are configured by their registrations")
    func filled() {
        #expect(view.cellForItem(at: [0, 0])?.accessibilityLabel == "Try something new")
        #expect(title([0, 1]) == "Soups 1")
        #expect(text(UICollectionView.elementKindSectionHeader, 0) == "Soups")
        // The first section ends at 4,450: a header of 30, a hundred rows of 44, a footer of 20.
        view.contentOffset.y = 4_200
        stage.settle()
        #expect(text(UICollectionView.elementKindSectionFooter, 0) == "100 recipes")
        #expect(text(UICollectionView.elementKindSectionHeader, 1) == "Cakes")
        #expect(title([1, 0]) == "Cakes 0")
    }

    @Test("a favourite is marked in its existing cell, and scrolling reuses cells")
    func marked() throws {
        let cell = try #require(view.cellForItem(at: [0, 2]) as? RecipeCell)
        #expect(cell.star.text == "☆")
        controller.toggleFavorite(at: [0, 2])
        stage.settle()
        #expect(view.cellForItem(at: [0, 2]) === cell && cell.star.text == "★" && cell.preparations == 0)
        view.contentOffset.y = 500
        stage.settle()
        let made = stage.trace.cellsCreated
        for step in 1...50 {
            view.contentOffset.y = 500 + CGFloat(step) * 44
            stage.advance(by: 1.0 / 60)
        }
        #expect(stage.trace.cellsCreated == made)
    }

    @Test("registrations can be made by generic helpers")
    func helpers() {
        let made = RecipeCell.registration()
        let plain = UICollectionView.CellRegistration<RecipeCell, Recipe>.plain { cell, _, _ in
            cell.titleLabel.text = "plain"
        }
        let cells = [made, plain].map {
            view.dequeueConfiguredReusableCell(using: $0, for: [0, 5], item: Recipe(title: "Bread"))
        }
        #expect(cells.map(\.titleLabel.text) == ["Bread", "plain"])
        #expect(cells[0].reuseIdentifier != cells[1].reuseIdentifier)
    }
}
