import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// Rows of three, a row every 60 points; 18 items meet the upper 350 points.
@MainActor @Suite("Attributes that a flow layout returns again") struct FlowAnswersTests {
    private let stage = Stage(size: CGSize(width: 170, height: 200), scale: 2)
    private let source = NumberSource(counts: [300])
    private let upper = CGRect(x: 0, y: 0, width: 170, height: 350)
    private let lower = CGRect(x: 0, y: 300, width: 170, height: 350)

    private func show(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
        let view = UICollectionView.numbers(source, size: CGSize(width: 170, height: 200), layout: layout)
        stage.show(view)
        return view
    }

    /// The expected frame of an item, in rows of three.
    private func frame(_ item: Int) -> CGRect {
        CGRect(x: CGFloat(item % 3) * 60, y: CGFloat(item / 3) * 60, width: 50, height: 50)
    }

    private func expectRightFrames(_ layout: UICollectionViewFlowLayout, in rect: CGRect) {
        let answer = layout.answerOfSuper(rect)
        #expect(answer.count == 18)
        for attributes in answer { #expect(attributes.frame == frame(attributes.indexPath.item)) }
    }

    @Test("the same rectangle returns the same attributes objects")
    func sameObjects() {
        let layout = UICollectionViewFlowLayout()
        let view = show(layout)
        let first = layout.layoutAttributesForElements(in: upper) ?? []
        let again = layout.layoutAttributesForElements(in: upper) ?? []
        #expect(first.count == 18 && zip(first, again).allSatisfy { $0 === $1 })
        expectRightFrames(layout, in: lower)
        for attributes in first { #expect(attributes.frame == frame(attributes.indexPath.item), "still held here") }
        _ = view
    }

    @Test("changing the attributes of one layout doesn't make another layout check its own")
    func apart() {
        let (layout, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let (view, otherStage) = (show(layout), Stage(size: CGSize(width: 170, height: 200), scale: 2))
        let otherView = UICollectionView.numbers(source, size: CGSize(width: 170, height: 200), layout: other)
        otherStage.show(otherView)
        let answer = layout.layoutAttributesForElements(in: upper) ?? []
        _ = other.layoutAttributesForElements(in: upper)
        answer.first?.alpha = 0.5
        #expect(layout.answers.mayBeChanged)
        #expect(!other.answers.mayBeChanged)
        _ = (view, otherView)
    }

    @Test("after an invalidation the layout returns other objects, with the new frames")
    func invalidated() {
        let layout = UICollectionViewFlowLayout()
        let view = show(layout)
        let first = layout.layoutAttributesForElements(in: upper) ?? []
        layout.itemSize = CGSize(width: 50, height: 110)
        view.layoutIfNeeded()
        let second = layout.layoutAttributesForElements(in: upper) ?? []
        #expect(second.count == 9)
        #expect(second.last?.frame == CGRect(x: 120, y: 240, width: 50, height: 110))
        #expect(first.last?.frame == frame(17), "what was answered before is left alone")
        #expect(!second.contains { new in first.contains { $0 === new } })
    }

    @Test("a subclass that copies attributes before it changes them isn't warned; changes don't add up (R39)")
    func copies() {
        let log = WarningLog()
        let layout = ShiftingFlow(copies: true)
        let view = show(layout)
        for _ in 0..<5 {
            #expect(layout.layoutAttributesForElements(in: upper)?.last?.frame == frame(17).offsetBy(dx: 7, dy: 0))
        }
        expectRightFrames(layout, in: upper)
        #expect(log.identifiers == [])
        _ = view
    }

    @Test("a subclass that changes attributes without a copy is warned once; its changes don't add up (R39)")
    func mutates() {
        let log = WarningLog()
        let layout = ShiftingFlow(copies: false)
        let view = show(layout)
        for rect in [upper, upper, lower, upper, lower] {
            let answer = layout.layoutAttributesForElements(in: rect) ?? []
            #expect(answer.count == 18)
            for attributes in answer {
                #expect(attributes.frame == frame(attributes.indexPath.item).offsetBy(dx: 7, dy: 0))
            }
            expectRightFrames(layout, in: rect)
        }
        #expect(log.identifiers == ["flow-cache-mismatch"])
        #expect(
            log.messages.first?.hasPrefix(
                """
                Logging only once for UICollectionViewFlowLayout cache mismatched frame
                UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath: 0x0> {length = 2, \
                path = 0 - 0} - cached value: {{7, 0}, {50, 50}}; expected value: {{0, 0}, {50, 50}}
                This is likely occurring because the flow layout subclass ShiftingFlow is modifying attributes \
                returned by UICollectionViewFlowLayout without copying them
                """) == true)
        #expect(view.cellForItem(at: [0, 4])?.frame == frame(4).offsetBy(dx: 7, dy: 0))
    }

    @Test("changes of other properties are undone, too; the warning names frames only")
    func appearance() throws {
        let log = WarningLog()
        let layout = UICollectionViewFlowLayout()
        let view = show(layout)
        let first = try #require(layout.layoutAttributesForElements(in: upper))
        first[2].alpha *= 0.5
        first[3].zIndex += 4
        first[4].transform = CGAffineTransform(rotationAngle: 1)
        first[5].isHidden = true
        first[6].indexPath = [0, 99]
        let second = try #require(layout.layoutAttributesForElements(in: upper))
        #expect(second[2].alpha == 1 && second[3].zIndex == 0 && second[4].transform == .identity)
        #expect(!second[5].isHidden && second[6].indexPath == [0, 6])
        #expect(first[2].alpha == 0.5, "the caller's object stays as the caller made it")
        #expect(second[1] === first[1])
        #expect(log.identifiers == ["flow-cache-mismatch"], "a turned box is another frame")
        _ = view
    }

    @Test("attributes of the app's own class are made again for each call")
    func ownClass() {
        let layout = TintedFlow()
        let view = show(layout)
        let first = layout.layoutAttributesForElements(in: upper) as? [TintedAttributes]
        first?.forEach { $0.tint += 1 }
        let second = layout.layoutAttributesForElements(in: upper) as? [TintedAttributes]
        #expect(second?.count == 18)
        #expect(second?.allSatisfy { $0.tint == 0 } == true)
        _ = view
    }
}

extension UICollectionViewFlowLayout {
    /// The result of the flow layout itself.
    fileprivate func answerOfSuper(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] { attributes(meeting: rect) }
}

/// Moves every item 7 points to the right.
private final class ShiftingFlow: UICollectionViewFlowLayout {
    private let copies: Bool

    init(copies: Bool) {
        self.copies = copies
        super.init()
    }

    required init?(coder: NSCoder) { fatalError("Not archived.") }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { original in
            let attributes = copies ? original.copy() as! UICollectionViewLayoutAttributes : original
            attributes.frame.origin.x += 7
            return attributes
        }
    }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0
}

private final class TintedFlow: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}
