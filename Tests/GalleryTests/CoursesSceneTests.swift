import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Courses") struct CoursesSceneTests {
    private let stage = Stage(
        size: CGSize(width: 402, height: 874), safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    private let navigation: UINavigationController
    private let list: CoursesController

    init() throws {
        var controller = UIViewController()
        let warnings = Diagnostics.warnings {
            controller = CoursesController.fromStoryboard()
            controller.loadViewIfNeeded()
        }
        #expect(warnings.map(\.message) == [])
        list = try #require(controller as? CoursesController)
        navigation = UINavigationController(rootViewController: list)
        stage.show(navigation)
        stage.settle()
    }

    private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? texts(in: $0) }
    }

    @Test("the storyboard sets the layout: two columns of 132 points, 12 apart, below headers of 52")
    func frames() {
        #expect(list.title == "Courses")
        let frames = (0..<3).map { list.collectionViewLayout.layoutAttributesForItem(at: [0, $0])?.frame }
        // 402 - 2 · 20 = 362, so (362 - 12) / 2 = 175 each.
        #expect(frames[0] == CGRect(x: 20, y: 52, width: 175, height: 132))
        #expect(frames[1] == CGRect(x: 207, y: 52, width: 175, height: 132))
        #expect(frames[2] == CGRect(x: 20, y: 196, width: 175, height: 132))
    }

    @Test("cells are made from the storyboard's prototype, and headers from the XIB")
    func views() throws {
        let cell = try #require(list.collectionView.cellForItem(at: [0, 1]) as? CourseCell)
        #expect(texts(in: cell.contentView) == ["Choir", "Jonas Lind"])
        #expect(cell.layer.cornerRadius == 16)
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(list.collectionView.supplementaryView(forElementKind: kind, at: [0, 0]))
        #expect(texts(in: header) == ["Arts", "4"])
    }

    @Test("an address opens a course")
    func place() throws {
        let gallery = GalleryController(library: PhotoLibrary(photos: []))
        stage.show(gallery)
        gallery.show(place: "/courses/sign-language")
        stage.settle()
        let course = try #require(gallery.topViewController as? CourseController)
        #expect(course.title == "Sign language" && texts(in: course.view).contains("with Noa Levi"))
        #expect(course.place == "/courses/sign-language")
    }

    @Test("a tap on a cell runs the segue, and the number of places can be changed in the course")
    func segue() throws {
        let cell = try #require(list.collectionView.cellForItem(at: [0, 1]))
        stage.tap(at: cell.convert(CGPoint(x: 80, y: 60), to: nil))
        stage.settle()
        let course = try #require(navigation.topViewController as? CourseController)
        #expect(course.title == "Choir")
        #expect(texts(in: course.view).prefix(2) == ["Choir", "with Jonas Lind"])
        #expect(texts(in: course.view).contains("1 place"))
        let stepper = try #require(course.view.subviews.compactMap { $0 as? UIStepper }.first)
        // The right half of a stepper counts up.
        stage.tap(at: stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: 16), to: nil))
        stage.settle()
        #expect(texts(in: course.view).contains("2 places"))
    }
}
