import Foundation
import Testing
import UIKit
import UIKitTesting

/// A person who taps, drags, pinches and turns the phone without a plan. `UIKIT_SEED=12` begins with another plan.
@MainActor @Suite("Screens with random input") struct ShakenScreensTests {
    private static let seed = ProcessInfo.processInfo.environment["UIKIT_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("after random input a screen rests, with its cells where the layout says", arguments: EveryScreen.allCases)
    func shaking(screen: EveryScreen) {
        let stage = Stage(
            size: CGSize(width: 390, height: 844), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        stage.show(screen.makeController())
        var person = AimlessPerson(seed: Self.seed)
        for _ in 0..<12 {
            let action = person.act(on: stage)
            // The endless screen's activity indicator turns until all pages have loaded.
            guard stage.settle(limit: 20) || screen == .endless else {
                Issue.record("\(screen) moves for ever after \(action). UIKIT_SEED=\(Self.seed) has it again.")
                return
            }
            let mistakes = stage.window.shownTree.compactMap { $0 as? UICollectionView }.flatMap(\.misplacedItems)
            guard mistakes.isEmpty else {
                Issue.record("\(screen) after \(action): \(mistakes). UIKIT_SEED=\(Self.seed) has it again.")
                return
            }
        }
    }

    @Test("a screen that is replaced is released", arguments: EveryScreen.allCases)
    func release(screen: EveryScreen) {
        let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2)
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let made = screen.makeController()
            stage.show(made)
            stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
            stage.tap(at: CGPoint(x: 200, y: 400))
            (controller, view) = (made, made.view)
        }
        stage.show(UIViewController())
        #expect(controller == nil && view == nil)
    }
}

/// A person whose next action depends only on a seed.
private struct AimlessPerson {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    private mutating func place(in size: CGSize) -> CGPoint {
        CGPoint(x: number(below: Int(size.width)), y: number(below: Int(size.height)))
    }

    /// - Returns: A description of the action.
    @MainActor mutating func act(on stage: Stage) -> String {
        let size = stage.window.bounds.size
        let (start, end) = (place(in: size), place(in: size))
        switch number(below: 12) {
        case 0...3:
            stage.tap(at: start)
            return "a tap at \(start)"
        case 4, 5:
            stage.flick(from: start, to: end)
            return "a flick from \(start) to \(end)"
        case 6, 7:
            stage.drag(from: start, to: end)
            return "a drag from \(start) to \(end)"
        case 8:
            stage.flick(from: start, to: end)
            stage.advance(by: 0.1)
            stage.tap(at: start)
            return "a flick from \(start) to \(end) and a tap at its beginning"
        case 9:
            stage.pinch(at: start, from: 200, to: CGFloat(50 + number(below: 300)))
            return "a pinch at \(start)"
        case 10:
            stage.longPress(at: start)
            return "a long press at \(start)"
        default:
            let isUpright = size.height > size.width
            let insets = UIEdgeInsets(
                top: isUpright ? 0 : 59, left: isUpright ? 59 : 0, bottom: isUpright ? 21 : 34,
                right: isUpright ? 59 : 0)
            stage.resize(to: CGSize(width: size.height, height: size.width), safeAreaInsets: insets)
            return "a turn to \(size.height) x \(size.width)"
        }
    }
}

extension UICollectionView {
    /// The items in sight whose cell isn't where the layout says, and those without a cell.
    fileprivate var misplacedItems: [String] {
        let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        return wanted.compactMap { attributes in
            guard attributes.representedElementCategory == .cell, !attributes.isHidden,
                attributes.frame.intersects(bounds)
            else { return nil }
            guard let cell = cellForItem(at: attributes.indexPath) else {
                return "no cell at \(attributes.indexPath), \(attributes.frame.text)"
            }
            // Cells of sections that scroll on their own, and of swiped rows, have another x coordinate on screen.
            let isAcross = collectionViewLayout is UICollectionViewCompositionalLayout
            let isInPlace =
                (isAcross || abs(cell.center.x - attributes.center.x) < 0.51)
                && abs(cell.center.y - attributes.center.y) < 0.51
                && abs(cell.bounds.width - attributes.size.width) < 0.51
                && abs(cell.bounds.height - attributes.size.height) < 0.51
            return isInPlace ? nil : "\(attributes.indexPath) at \(cell.frame.text), not \(attributes.frame.text)"
        }
    }
}
