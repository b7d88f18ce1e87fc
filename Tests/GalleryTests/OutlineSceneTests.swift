import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Outline") struct OutlineSceneTests {
    private let stage: Stage
    private let controller: OutlineController
    private let navigation: UINavigationController

    nonisolated private static let files = [
        "README.md": 4_812, "Package.swift": 999, "logo.png": 1_250_000, "Sources/App/App.swift": 1,
        "Sources/App/Views/Row 2.swift": 120, "Sources/App/Views/Row 10.swift": 99_960, "Sources/App.md": 0,
        "Tests/AppTests.swift": 12_345,
    ]

    init() {
        stage = Stage(
            size: CGSize(width: 402, height: 874), safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        controller = OutlineController(tree: FileTree(name: "Example", files: Self.files))
        navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        stage.settle()
    }

    private var view: UICollectionView { controller.collectionView }

    private var cells: [FileCell] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? FileCell }
    }

    private var rows: [String] { cells.compactMap(\.accessibilityLabel) }

    private func cell(_ name: String) -> FileCell? { cells.first { $0.accessibilityLabel == name } }

    /// Taps, and stops when the movement has just begun.
    private func touch(_ name: String) {
        guard let cell = cell(name) else { return }
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp(finger, at: point)
        stage.advance(by: 1 / 60)
    }

    private func tap(_ name: String) {
        touch(name)
        stage.settle()
    }

    private func press(_ title: String) {
        let button = navigation.toolbar.firstDescendant { $0 is UIControl && $0.accessibilityLabel == title }
        guard let button else { return #expect(Bool(false), "no button \(title)") }
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.settle()
    }

    // MARK: Folders

    @Test("folders come before files, sorted by name, with numbers in names sorted by value")
    func order() {
        #expect(rows == ["Sources", "Tests", "logo.png", "Package.swift", "README.md"])
        tap("Sources")
        tap("App")
        tap("Views")
        #expect(rows[...6] == ["Sources", "App", "Views", "Row 2.swift", "Row 10.swift", "App.swift", "App.md"])
    }

    @Test("a folder expands and collapses, and remembers which folders in it are expanded")
    func expanding() {
        #expect(cell("Sources")?.accessibilityValue == "collapsed")
        tap("Sources")
        #expect(cell("Sources")?.accessibilityValue == "expanded")
        #expect(rows == ["Sources", "App", "App.md", "Tests", "logo.png", "Package.swift", "README.md"])
        tap("App")
        #expect(rows.count == 9)
        tap("Sources")
        #expect(rows == ["Sources", "Tests", "logo.png", "Package.swift", "README.md"])
        #expect(cell("Sources")?.accessibilityValue == "collapsed")
        tap("Sources")
        #expect(rows.count == 9)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("a tap on a file does nothing, and its row shows its size")
    func file() {
        tap("README.md")
        #expect(rows.count == 5 && cell("README.md")?.accessibilityValue == "4.8 KB")
        #expect(cell("Package.swift")?.accessibilityValue == "999 bytes")
        #expect(cell("logo.png")?.accessibilityValue == "1.2 MB")
        press("Expand all")
        #expect(cell("App.swift")?.accessibilityValue == "1 byte")
        #expect(cell("Row 10.swift")?.accessibilityValue == "99 KB")
    }

    @Test("Return and Space expand the focused row")
    func keys() {
        stage.focus(cell("Sources"))
        stage.press("Enter")
        #expect(rows.count == 7)
        stage.press("ArrowDown")
        stage.press(" ")
        #expect(rows.count == 9 && cell("App")?.accessibilityValue == "expanded")
        stage.press(" ")
        #expect(rows.count == 7)
    }

    @Test("children slide out from under their folder, and back")
    func sliding() throws {
        let sources = try #require(cell("Sources"))
        let tests = try #require(cell("Tests"))
        touch("Sources")
        let child = try #require(cell("App.md"))
        let start = try #require(child.layer.presentation())
        #expect(abs(start.position.y - sources.center.y) < 20 && start.opacity < 0.2)
        let place = { (view: UIView) in view.layer.presentation()?.position.y ?? 0 }
        stage.advance(by: 0.15)
        #expect(place(child) > sources.center.y + 10 && place(child) < child.center.y - 10)
        // The rows below make room at the same speed.
        #expect(abs(place(tests) - place(child) - 44) < 1)
        stage.settle()
        #expect(place(child) == child.center.y)
        touch("Sources")
        stage.advance(by: 0.15)
        #expect(place(child) < sources.center.y + 80)
        stage.settle()
    }

    @Test("the chevron of an expanded folder points down, also from right to left")
    func chevron() throws {
        func angle() throws -> CGFloat {
            let chevron = cell("Sources")?.contentView.subviews.first { !$0.transform.isIdentity }
            return try #require(chevron).transform.b
        }
        tap("Sources")
        #expect(try angle() == 1)
        navigation.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(try angle() == -1)
    }

    // MARK: Opening and closing all folders

    @Test("Expand all expands all folders, and Collapse all collapses them")
    func all() {
        press("Expand all")
        #expect(rows.count == 12)
        press("Collapse all")
        #expect(rows.count == 5)
        tap("Sources")
        #expect(rows.count == 7)
    }

    @Test("expanding all goes level by level, and stops at the limit")
    func limit() {
        var outline = FileOutline(FileTree(name: "Example", files: Self.files))
        var isAll = outline.expandAll(atMost: 7)
        #expect(!isAll && outline.rowCount == 7)
        #expect(outline.snapshot.visibleItems.prefix(4) == ["Sources", "Sources/App", "Sources/App.md", "Tests"])
        isAll = outline.expandAll(atMost: 12)
        #expect(isAll && outline.rowCount == 12)
        isAll = outline.expandAll(atMost: 11)
        #expect(!isAll && outline.rowCount == 10)
    }

    @Test("a folder's content is read once, when it is expanded")
    func reading() {
        var asked: [String] = []
        let example = FileTree(name: "Example", files: Self.files)
        var outline = FileOutline(
            FileTree(name: "Example") { folder in
                asked.append(folder)
                return example.content(folder)
            })
        #expect(asked == [""])
        for _ in 0..<3 { outline.toggle("Sources") }
        #expect(asked == ["", "Sources"])
        outline.toggle("README.md")
        outline.expandAll(atMost: 100)
        #expect(asked == ["", "Sources", "Tests", "Sources/App", "Sources/App/Views"])
    }

    // MARK: Disk

    @Test("the outline of this repository has its folders, and no hidden files")
    func repository() throws {
        let root = FileTree.repository.content("")
        #expect(root.contains { $0.id == "Sources" && $0.isFolder })
        let package = try #require(root.first { $0.id == "Package.swift" })
        #expect(!package.isFolder && package.size > 1_000)
        #expect(!root.contains { $0.name.hasPrefix(".") })
        let files = FileTree.repository.content("Sources/Gallery/Outline")
        #expect(files.map(\.id).contains("Sources/Gallery/Outline/OutlineController.swift"))
        #expect(FileTree.repository.content("nowhere") == [])
    }

    @Test("without the source on the machine, a sample is shown")
    func sample() {
        var outline = FileOutline(.sample)
        let isAll = outline.expandAll(atMost: 100)
        #expect(isAll && outline.rowCount == 14)
    }

    // MARK: Looks

    @Test("the outline looks like its snapshots")
    func pictures() {
        press("Expand all")
        let view: UIView = navigation.view
        let phone = CGSize(width: 402, height: 874)
        assertSnapshot(of: view, as: .svg(size: phone), named: "phone")
        stage.setAppearance(.dark)
        navigation.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        assertSnapshot(of: view, as: .svg(size: phone), named: "dark-right-to-left")
        stage.setAppearance(.light)
        navigation.traitOverrides.layoutDirection = .leftToRight
        navigation.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        stage.settle()
        assertSnapshot(of: view, as: .svg(size: phone), named: "large-text")
        navigation.traitOverrides.preferredContentSizeCategory = .large
        stage.resize(to: CGSize(width: 820, height: 1180))
        assertSnapshot(of: view, as: .svg(size: CGSize(width: 820, height: 1180)), named: "tablet")
    }
}
