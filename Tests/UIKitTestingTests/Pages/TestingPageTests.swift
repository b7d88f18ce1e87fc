import Testing
import UIKit
import UIKitTesting
import XCTest

// The samples of Documentation/Testing.md, Text.md and Nibs.md: Scripts/samples looks for them here.

@MainActor @Suite("Documentation: Testing") struct TestingPageTests {
    let controller = ScrollingController()

    var collectionView: UICollectionView { controller.collectionView }

    @MainActor @Test("a row further down comes into view") func scrolls() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        stage.show(controller)  // or a view
        stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
        stage.settle()  // until nothing moves
        #expect(collectionView.contentOffset.y == 190)
    }

    func snapshots(of view: UIView) {
        assertSnapshot(of: collectionView, as: .attributes)  // where the layout puts everything
        assertSnapshot(of: view, as: .recursiveDescription)  // the view tree
        assertSnapshot(of: controller, as: .svg(size: CGSize(width: 393, height: 852)))  // what is seen, as a picture
    }

    @MainActor @Test func shelf() {
        checkLayout(ShelfLayout(), items: [3, 0, 40])  // items of each section
    }
}

/// A hundred rows of 44 points.
final class ScrollingController: UICollectionViewController {
    private let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.item)
    }
}

/// Sections are rows of items, 60 by 90 points.
final class ShelfLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        return CGSize(width: 60 * (counts.max() ?? 0), height: 90 * counts.count)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        let paths = (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        return paths.compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 60 * path.item, y: 90 * path.section, width: 60, height: 90)
        return attributes
    }
}

@MainActor @Suite("Documentation: Text") struct TextPageTests {
    let controller = TitledController()

    @MainActor @Test("the title fits beside the button") func title() {
        let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
        stage.show(controller)
        #expect(controller.titleLabel.intrinsicContentSize.width <= 200)
        assertSnapshot(of: controller, as: .svg(size: CGSize(width: 320, height: 480)))
    }
}

final class TitledController: UIViewController {
    let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Mountains"
        titleLabel.frame = CGRect(x: 20, y: 40, width: 200, height: 30)
        view.addSubview(titleLabel)
    }
}

final class PhotoCell: UICollectionViewCell {}

@MainActor private func makeCell(xml: String) throws -> PhotoCell {
    let nib = UINib(data: Data(xml.utf8), bundle: nil)
    let cell = try #require(nib.instantiate(withOwner: nil).first as? PhotoCell)
    return cell
}

final class WithoutAStage: XCTestCase {
    @MainActor func fadeOut(_ view: UIView) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        window.addSubview(view)
        let done = expectation(description: "the view is gone")
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in done.fulfill() }
        wait(for: [done], timeout: 1)
    }
}
