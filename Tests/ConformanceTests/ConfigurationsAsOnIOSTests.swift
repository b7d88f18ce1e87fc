import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Configurations as written for iOS") struct ConfigurationsAsOnIOSTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let controller = MusicViewController()
    private var view: UICollectionView { controller.collectionView }

    init() {
        stage.show(controller)
        stage.settle()
    }

    private func fill() {
        controller.add((0..<3).map { Track(title: "Song \($0)", artist: "Singer \($0)") })
        stage.settle()
    }

    private func content(_ item: Int) throws -> TrackContentView {
        try #require(view.cellForItem(at: [0, item])?.contentView as? TrackContentView)
    }

    @Test("an empty library shows No Music until there is some")
    func unavailable() throws {
        func words() -> [String] {
            func texts(_ view: UIView) -> [String] {
                (view as? UILabel)?.text.map { [$0] } ?? view.subviews.flatMap(texts)
            }
            return texts(controller.view)
        }
        #expect(words() == ["No Music"])
        fill()
        #expect(!words().contains("No Music") && controller.contentUnavailableConfiguration == nil)
    }

    @Test("a custom content configuration sizes its cell by constraints, and is applied once")
    func ownContent() throws {
        fill()
        let content = try content(1)
        #expect(content.titleLabel.text == "Song 1" && content.artistLabel.text == "Singer 1")
        #expect(content.speaker.isHidden)
        // 8 above, a line of body text, a line of subheadline, 8 below: 8 + 20.5 + 18 + 8 at most half a point more.
        let height = try #require(view.cellForItem(at: [0, 1])).bounds.height
        #expect(abs(height - 54.33) < 0.5)
        #expect(content.timesApplied == 1)
    }

    @Test("a custom state reaches the content configuration, in the same content view")
    func ownState() throws {
        fill()
        let (first, second) = (try content(0), try content(1))
        controller.play(1)
        stage.settle()
        #expect(try content(1) === second && !second.speaker.isHidden)
        #expect(try content(0) === first && first.speaker.isHidden && first.timesApplied == 1)
        let background = try #require(view.cellForItem(at: [0, 1])?.backgroundConfiguration)
        #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.systemBackground.withAlphaComponent(0.5))
    }

    @Test("touches, selection and keyboard focus update the cell they concern, once per frame")
    func states() throws {
        fill()
        let content = try content(0)
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let point = CGPoint(x: 100, y: cell.frame.midY)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.3)
        #expect(content.titleLabel.textColor == .systemBlue && content.timesApplied == 2)
        stage.touchUp(finger, at: point)
        stage.settle()
        #expect(cell.isSelected && content.titleLabel.textColor == .systemBlue && content.timesApplied == 2)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        view.deselectItem(at: [0, 0], animated: false)
        stage.settle()
        #expect(content.titleLabel.textColor == .label && content.timesApplied == 3)
        #expect(try self.content(1).timesApplied == 1)
        stage.focus(cell)
        #expect(cell.configurationState.isFocused && cell.backgroundConfiguration?.backgroundColor == .systemGray5)
        stage.press("ArrowDown")
        #expect(!cell.configurationState.isFocused)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        #expect(view.cellForItem(at: [0, 1])?.configurationState.isFocused == true)
    }

    @Test("a background set in an update handler follows the state, and headers are cells with configurations")
    func handlerAndHeader() throws {
        fill()
        let cell = try #require(view.cellForItem(at: [1, 0]))
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(label.text == "Blue" && label.textColor == .label)
        view.selectItem(at: [1, 0], animated: false, scrollPosition: [])
        stage.settle()
        #expect(label.textColor == .white)
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
        let content = (header as? UICollectionViewCell)?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "Albums" && header?.bounds.height == 28)
    }
}
