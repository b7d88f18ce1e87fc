import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Diffable data as on iOS") struct DiffableDataAsOnIOSTests {
    let stage = Stage(size: CGSize(width: 200, height: 300))

    @Test("a controller with a diffable data source shows sections with headers, and added items")
    func controller() throws {
        let controller = FruitsController()
        stage.window.rootViewController = controller
        stage.settle()
        let view = try #require(controller.collectionView)
        #expect(view.visibleCells.map(\.accessibilityLabel) == ["Fig", "Pear", "Lemon"])
        #expect(
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.accessibilityLabel)
                == ["sweet", "sour"])
        controller.add(FruitsController.Fruit(id: 4, name: "Date"))
        stage.settle()
        #expect(view.visibleCells.map(\.accessibilityLabel) == ["Date", "Fig", "Pear", "Lemon"])
        #expect(controller.log == ["shown"])
    }

    @Test("an applied snapshot can be awaited")
    func waiting() async {
        let controller = FruitsController()
        stage.window.rootViewController = controller
        stage.settle()
        let later = Task { @MainActor in await controller.addLater(FruitsController.Fruit(id: 5, name: "Lime")) }
        while controller.log.isEmpty {
            await Task.yield()
            stage.settle()
        }
        await later.value
        #expect(controller.collectionView.visibleCells.map(\.accessibilityLabel) == ["Fig", "Pear", "Lemon", "Lime"])
    }

    @Test("a data source subclass can move items itself")
    func subclass() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = ReorderableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendUnique(["a", "b", "c", "b"].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, to: 0)
        source.apply(snapshot)
        stage.show(view)
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 130))
        stage.settle()
        view.endInteractiveMovement()
        stage.settle()
        #expect(source.moves == ["b"])
        #expect(source.snapshot().itemIdentifiers == ["a", "c", "b"])
        #expect(view.numberOfItems(inSection: 0) == 3)
    }

    @Test("identifiers of a data source may be objects")
    func objects() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let fruits = FruitObjects(view)
        fruits.fill()
        #expect(fruits.objects.snapshot().itemIdentifiers.map(\.name) == ["a", "b"])
    }
}
