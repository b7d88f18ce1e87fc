import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Configurations scene") struct ConfigurationsSceneTests {
    private let scene = ConfigurationsStage()
    private var stage: Stage { scene.stage }

    // MARK: Kinds

    @Test("each of sixteen kinds has a section with a cell for each of twelve states")
    func kinds() {
        #expect(ContentKind.all.count == 16 && SampleState.allCases.count == 12)
        #expect(Set(ContentKind.all.map(\.name)).count == 16)
        #expect(scene.view.numberOfSections == 20)
        let warnings = Diagnostics.warnings {
            for (index, kind) in ContentKind.all.enumerated() {
                scene.show(.kind(index))
                #expect(scene.heads.contains { $0.words.title == kind.name })
                let names = SampleState.allCases.map { state in
                    scene.cell(.sample(kind: index, state))?.texts ?? []
                }
                #expect(names == SampleState.allCases.map { [$0.rawValue] + (kind.secondaryText.map { [$0] } ?? []) })
            }
        }
        #expect(warnings.map(\.message) == [])
    }

    /// Heights in pixels, three a point:
    /// 61 is a line of 17 points, 54 one of 15, 72 one of 20, 79 one of 22, 47 one of 13.
    nonisolated private static let heights: [(String, Int)] = [
        ("cell()", 151), ("subtitleCell()", 205), ("valueCell()", 151), ("plainHeader()", 84), ("groupedHeader()", 133),
        ("prominentInsetGroupedHeader()", 144), ("extraProminentInsetGroupedHeader()", 151), ("plainFooter()", 71),
        ("groupedFooter()", 104), ("sidebarCell()", 151), ("sidebarSubtitleCell()", 205),
    ]

    @Test("cells have the heights of their kinds", arguments: heights)
    func heights(name: String, pixels: Int) throws {
        let kind = try #require(scene.show(kind: name))
        for state in SampleState.allCases {
            let cell = try #require(scene.cell(.sample(kind: kind, state)))
            #expect(Int((cell.bounds.height * 3).rounded()) == pixels)
        }
    }

    @Test("headers show each kind's numbers, and the rules they come from")
    func numbers() throws {
        for (name, numbers) in [
            (
                "cell()",
                "Regular 17 (R854), secondary 15 (our choice)\nMargins 15 above, 15 below (R854)\n"
                    + "One line is 50.3 high (R854)"
            ),
            (
                "plainHeader()",
                "Semibold 17 (R842), secondary 17 (our choice)\nMargins 4 above, 3.5 below (R842)\n"
                    + "One line is 28 high (R842)"
            ),
        ] {
            _ = try #require(scene.show(kind: name))
            #expect(scene.heads.first { $0.words.title == name }?.words.sentence == numbers)
        }
    }

    @Test("highlighted, selected, focused and disabled cells have their states' colours")
    func states() throws {
        let kind = try #require(scene.show(kind: "valueCell()"))
        func color(_ state: SampleState) -> UIColor? {
            scene.cell(.sample(kind: kind, state))?.backgroundConfiguration?.backgroundColor
        }
        for state in [SampleState.highlighted, .selected, .dropTarget] { #expect(color(state) == .systemGray4) }
        #expect(color(.focused) == .systemGray5)
        for state in [SampleState.normal, .disabled, .editing, .swiped, .expanded, .pinned] {
            #expect(color(state) == .secondarySystemGroupedBackground)
        }
        let disabled = scene.cell(.sample(kind: kind, .disabled))?.contentConfiguration as? UIListContentConfiguration
        #expect(disabled?.textProperties.color == .tertiaryLabel)
    }

    @Test("a tap on a sample does nothing")
    func samples() throws {
        let kind = try #require(scene.show(kind: "cell()"))
        let cell = try #require(scene.cell(.sample(kind: kind, .normal)) as? SampleCell)
        let count = cell.updateCount
        stage.tap(middleOf: cell)
        #expect(!cell.isSelected && cell.updateCount == count)
    }

    // MARK: Your own

    @Test("a rating's stars are filled while its cell is highlighted or selected")
    func rating() throws {
        scene.show(.rating)
        for state in SampleState.allCases {
            let rating = scene.cell(.rating(state))?.contentConfiguration as? Rating
            #expect(rating?.text == state.rawValue && rating?.stars == 4)
            #expect(rating?.isFilled == (state == .selected || state == .highlighted))
        }
    }

    @Test("each sample background has the property it is named after")
    func backgrounds() throws {
        scene.show(.backgrounds)
        func background(_ sample: BackgroundSample) throws -> UIBackgroundConfiguration {
            try #require(scene.cell(.background(sample))?.backgroundConfiguration)
        }
        #expect(try background(.stroke).strokeWidth == 2 && background(.outset).strokeOutset == 3)
        #expect(try background(.insets).backgroundInsets.leading == 8)
        #expect(try background(.image).image != nil && background(.effect).visualEffect != nil)
        let custom = try #require(try background(.customView).customView)
        #expect(custom.superview != nil && custom.bounds.width > 100)
        #expect(try background(.transformer).resolvedBackgroundColor(for: .red) == .red.withAlphaComponent(0.2))
    }

    // MARK: Live

    @Test("a live cell shows that it is highlighted, and that it is selected")
    func touch() throws {
        scene.show(.live)
        let cell = try #require(scene.live(.grouped))
        #expect(cell.texts == ["Grouped", "Normal"])
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.3)
        #expect(cell.texts == ["Grouped", "Highlighted"])
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        stage.touchUp(finger, at: point)
        stage.settle()
        #expect(cell.texts == ["Grouped", "Selected"])
        stage.tap(at: point)
        #expect(cell.texts == ["Grouped", "Normal"])
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test("keys move the focus to live cells, and select them")
    func keys() throws {
        scene.show(.live)
        let cells = try [LiveRow.plain, .grouped].map { try #require(scene.live($0)) }
        stage.focus(cells[0])
        #expect(cells[0].texts == ["Plain", "Focused"])
        #expect(cells[0].backgroundConfiguration?.backgroundColor == .systemGray5)
        stage.press("ArrowRight")
        #expect(cells[0].texts == ["Plain", "Normal"] && cells[1].texts == ["Grouped", "Focused"])
        stage.press(" ")
        #expect(cells[1].texts == ["Grouped", "Selected, focused"])
        stage.press("Enter")
        #expect(cells[1].texts == ["Grouped", "Focused"])
    }

    @Test("a disabled cell takes neither touches nor focus")
    func disabled() throws {
        scene.show(.live)
        let cell = try #require(scene.live(.disabled))
        stage.tap(middleOf: cell)
        #expect(cell.texts == ["Not enabled", "Disabled"] && !cell.canBecomeFocused)
    }

    @Test("only cells whose state changes are configured again, once for each state")
    func counts() throws {
        scene.show(.live)
        let cell = try #require(scene.live(.plain))
        let others = scene.view.visibleCells.filter { $0 !== cell }
        func counts() -> [Int] {
            others.compactMap { ($0 as? LiveCell)?.updateCount ?? ($0 as? SampleCell)?.updateCount }
        }
        let (before, count) = (counts(), cell.updateCount)
        #expect(before.count > 8)
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.3)
        #expect(counts() == before && cell.updateCount == count + 1)
        stage.touchUp(finger, at: point)
        stage.settle()
        #expect(counts() == before && cell.updateCount == count + 2)
        let kind = try #require(scene.show(kind: "cell()"))
        let samples = try SampleState.allCases.map {
            try #require(scene.cell(.sample(kind: kind, $0)) as? SampleCell)
        }
        let known = samples.map(\.updateCount)
        samples[0].sample = .selected
        stage.settle()
        #expect(samples[0].backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(zip(samples, known).map { $0.updateCount - $1 } == [1] + Array(repeating: 0, count: 11))
    }

    // MARK: Looks

    @Test("from right to left, images and first cells are at the right")
    func rightToLeft() throws {
        scene.looks.isRightToLeft = true
        let kind = try #require(scene.show(kind: "cell()"))
        let cells = try [SampleState.normal, .highlighted].map { try #require(scene.cell(.sample(kind: kind, $0))) }
        #expect(cells[0].frame.minX > cells[1].frame.maxX - 1)
        let image = try #require(cells[0].contentView.subviews.first { $0 is UIImageView })
        let label = try #require(cells[0].contentView.subviews.first { $0 is UILabel })
        #expect(image.frame.minX > label.frame.minX && image.frame.maxX < cells[0].bounds.width)
        scene.looks.isRightToLeft = false
        _ = scene.show(kind: "cell()")
        #expect(try #require(scene.cell(.sample(kind: kind, .normal))).frame.minX < 40)
    }

    @Test("larger text makes cells higher, changes the headers, and leaves one column where two don't fit")
    func textSize() throws {
        let kind = try #require(scene.show(kind: "cell()"))
        let height = try #require(scene.cell(.sample(kind: kind, .normal))).bounds.height
        scene.looks.textSize = 6
        _ = scene.show(kind: "cell()")
        let cells = try [SampleState.normal, .highlighted].map { try #require(scene.cell(.sample(kind: kind, $0))) }
        #expect(cells[0].bounds.height > height + 5)
        #expect(cells[0].frame.minX == cells[1].frame.minX && cells[1].frame.minY >= cells[0].frame.maxY)
        let sentence = scene.heads.first { $0.words.title == "cell()" }?.words.sentence
        #expect(sentence?.hasPrefix("Regular 23 (R854), secondary 21") == true)
        scene.looks.textSize = TextSize.standard
        _ = scene.show(kind: "cell()")
        #expect(try #require(scene.cell(.sample(kind: kind, .normal))).bounds.height == height)
    }

    @Test("with the largest and the smallest text size all cells are shown without a warning")
    func extremes() {
        let warnings = Diagnostics.warnings {
            for size in [TextSize.all.count - 1, 0] {
                scene.looks.textSize = size
                for section in ConfigurationsSection.all {
                    scene.show(section)
                    for cell in scene.view.visibleCells where cell.bounds.height < 20 {
                        #expect(Bool(false), "\(section): \(cell.texts) is \(cell.bounds.height) high")
                    }
                }
            }
        }
        #expect(warnings.map(\.message) == [])
    }

    @Test("a chosen appearance applies to the whole screen")
    func appearance() {
        scene.looks.appearance = .dark
        #expect(scene.navigation.traitCollection.userInterfaceStyle == .dark)
        #expect(scene.view.traitCollection.userInterfaceStyle == .dark)
        scene.looks.appearance = .system
        #expect(scene.view.traitCollection.userInterfaceStyle == .light)
    }

    // MARK: Empty states

    @Test("Empty removes all cells, and Show cells brings them back")
    func empty() {
        scene.press("Empty")
        #expect(scene.view.numberOfSections == 0)
        #expect(scene.wordsInPlaceOfContent == ["No Cells", "All of them were removed.", "Show cells"])
        scene.press("Show cells")
        #expect(scene.view.numberOfSections == 20 && scene.controller.contentUnavailableConfiguration == nil)
        #expect(scene.live(.plain)?.texts == ["Plain", "Normal"])
    }

    @Test("No results and Loading show their content-unavailable views")
    func searchAndLoading() {
        scene.press("No results")
        #expect(scene.wordsInPlaceOfContent.prefix(1) == ["No Results for “Atlantis”"])
        scene.press("Loading")
        #expect(scene.wordsInPlaceOfContent == ["Loading…", "Show cells"])
        scene.press("Empty")
        #expect(scene.wordsInPlaceOfContent.first == "No Cells")
        scene.press("Show cells")
        #expect(scene.view.numberOfSections == 20)
    }

    // MARK: Looks

    @Test("the Configurations scene looks like its snapshots")
    func pictures() throws {
        let view: UIView = scene.navigation.view
        let picture = Snapshotting<UIView>.svg(size: ConfigurationsStage.phone)
        scene.show(.live)
        assertSnapshot(of: view, as: picture, named: "phone")
        scene.looks.appearance = .dark
        _ = scene.show(kind: "valueCell()")
        assertSnapshot(of: view, as: picture, named: "dark")
        scene.looks.isRightToLeft = true
        scene.looks.appearance = .light
        scene.show(.backgrounds)
        assertSnapshot(of: view, as: picture, named: "right-to-left")
        scene.looks = ConfigurationsLooks(textSize: 6)
        _ = scene.show(kind: "subtitleCell()")
        assertSnapshot(of: view, as: picture, named: "large-text")
    }
}
