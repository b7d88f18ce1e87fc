import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Highlights in cells") struct CellHighlightTests {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let label = UILabel()
    private let inner = UILabel()
    private let picture = UIImageView()
    private let button = UIButton(type: .system)
    private let titleOfButton = UILabel()

    init() {
        let box = UIView()
        for view in [label, picture, button, box] { cell.contentView.addSubview(view) }
        box.addSubview(inner)
        button.addSubview(titleOfButton)
    }

    @Test("labels and image views are highlighted as long as the cell is highlighted or selected, controls aren't")
    func states() {
        func check(_ expected: Bool) {
            #expect(label.isHighlighted == expected)
            #expect(inner.isHighlighted == expected)
            #expect(picture.isHighlighted == expected)
            #expect(!button.isHighlighted && !titleOfButton.isHighlighted)
        }
        check(false)
        cell.isHighlighted = true
        check(true)
        cell.isSelected = true
        cell.isHighlighted = false
        check(true)
        cell.isSelected = false
        check(false)
    }

    @Test("cells inside a cell have highlights of their own")
    func nested() {
        let other = UICollectionViewCell()
        let theirs = UILabel()
        other.contentView.addSubview(theirs)
        cell.contentView.addSubview(other)
        cell.isSelected = true
        #expect(!theirs.isHighlighted && !other.isHighlighted)
    }

    @Test("a finger on a cell, a selection by program and reuse reach the label's colour")
    func inCollection() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)
        let source = NumberSource(counts: [10])
        let size = stage.window.bounds.size
        let view = UICollectionView.numbers(source, size: size, layout: UICollectionViewFlowLayout())
        stage.show(view)
        let first = try #require(view.cellForItem(at: [0, 0]))
        let text = UILabel()
        first.contentView.addSubview(text)
        let finger = stage.touchDown(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.2)
        #expect(text.isHighlighted)
        stage.touchUp(finger, at: CGPoint(x: 20, y: 20))
        stage.settle()
        #expect(text.isHighlighted == first.isSelected)
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        #expect(text.isHighlighted)
        view.deselectItem(at: [0, 0], animated: false)
        #expect(!text.isHighlighted)
    }
}
