import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: cookbook") struct CookbookTests {
    @Test("a tap pushes the steps; a swipe from the edge goes back to a list without a selected row")
    func detail() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let controller = CookbookViewController(dishes: Dish.all)
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        let list = ["Cookbook", "Pancakes", "20 minutes", "Lentil soup", "45 minutes", "Bread", "240 minutes"]
        #expect(stage.texts == list)
        stage.tap("Lentil soup")
        let steps = ["1.", "Chop onions.", "2.", "Boil everything.", "3.", "Add vinegar."]
        // Beside the title there is no room for "Cookbook": the way back is an arrow only.
        #expect(stage.texts == ["Lentil soup"] + steps)
        stage.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400))
        stage.settle()
        #expect(navigation.topViewController === controller && stage.texts == list)
        #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == true)
    }
}
