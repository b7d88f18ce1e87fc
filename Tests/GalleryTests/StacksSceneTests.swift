import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// If nothing else is said, numbers are for three plates of 56 by 40 points, with margins of 12 and a spacing of 8.
@MainActor @Suite("Stack views scene") struct StacksSceneTests {
    private let scene = StacksStage()

    init() { scene.showTiles(3) }

    private var size: CGSize { scene.stack.bounds.size }

    @Test("a row is as long as its views, gaps and margins, and centred in the canvas")
    func row() {
        // 3 · 56 + 2 · 8 + 2 · 12 = 208, and 40 + 24 = 64.
        #expect(size == CGSize(width: 208, height: 64))
        #expect(scene.frames.map(\.minX) == [12, 76, 140] && scene.frames.allSatisfy { $0.minY == 12 })
        #expect(scene.gaps == [8, 8])
        #expect(abs(scene.stack.frame.midX - 196.5) < 0.5)
        #expect(abs(scene.stack.frame.midY - scene.canvas.bounds.midY) < 0.5)
    }

    @Test("a column is as high as its views, gaps and margins")
    func column() {
        scene.change { $0.axis = .vertical }
        // 3 · 40 + 2 · 8 + 24 = 160, and 56 + 24 = 80.
        #expect(size == CGSize(width: 80, height: 160))
        #expect(scene.frames.map(\.minY) == [12, 60, 108] && scene.gaps == [8, 8])
    }

    @Test("in 300 points the first view, all views or the gaps grow, depending on the distribution")
    func distributions() {
        scene.change { $0.width = 300 }
        // The stack has 92 more than needed.
        #expect(scene.frames.map(\.width) == [148, 56, 56] && scene.gaps == [8, 8])
        scene.change { $0.distribution = .fillEqually }
        // (300 - 24 - 16) / 3 = 86.67, rounded to thirds of points.
        #expect(scene.frames.allSatisfy { abs($0.width - 260.0 / 3) < 0.34 })
        scene.change { $0.distribution = .equalSpacing }
        // (300 - 24 - 168) / 2 = 54.
        #expect(scene.frames.allSatisfy { $0.width == 56 } && scene.gaps == [54, 54])
        scene.change { $0.distribution = .equalCentering }
        #expect(scene.gaps == [54, 54])
    }

    @Test("100 points high, a row's views stretch, or lie at an edge or in the middle, as aligned")
    func alignments() {
        scene.change {
            $0.height = 100
            $0.alignment = .fill
        }
        // 100 - 24 = 76.
        #expect(scene.frames.allSatisfy { $0.minY == 12 && $0.height == 76 })
        scene.change { $0.alignment = .top }
        #expect(scene.frames.allSatisfy { $0.minY == 12 && $0.height == 40 })
        scene.change { $0.alignment = .bottom }
        #expect(scene.frames.allSatisfy { $0.minY == 48 && $0.height == 40 })
        scene.change { $0.alignment = .center }
        #expect(scene.frames.allSatisfy { $0.minY == 30 && $0.height == 40 })
    }

    @Test("the spacing is the stack's, the system's, or a custom one after one view")
    func spacing() {
        scene.change { $0.spacing = 20 }
        #expect(scene.gaps == [20, 20])
        scene.change { $0.usesSystemSpacing = true }
        #expect(scene.gaps == [8, 8])
        scene.change { $0.customSpacingPlace = 1 }
        #expect(scene.gaps == [8, 24] && size.width == 224)
        scene.change {
            $0.customSpacingPlace = 0
            $0.usesSystemSpacing = false
        }
        #expect(scene.gaps == [24, 20])
        scene.change { $0.customSpacingPlace = nil }
        #expect(scene.gaps == [20, 20])
    }

    @Test("margins are used only if the switch says so")
    func margins() {
        scene.change { $0.margin = 20 }
        #expect(size == CGSize(width: 224, height: 80) && scene.frames.first?.origin == CGPoint(x: 20, y: 20))
        scene.change { $0.usesMargins = false }
        #expect(size == CGSize(width: 184, height: 40) && scene.frames.first?.origin == .zero)
    }

    @Test("from right to left, the first view is at the right")
    func direction() {
        scene.change { $0.isRightToLeft = true }
        #expect(scene.frames.map(\.minX) == [140, 76, 12] && scene.gaps == [8, 8])
    }

    @Test("a drag of the corner resizes the stack, which stays in the middle")
    func pulling() {
        let middle = CGPoint(x: scene.stack.frame.midX, y: scene.stack.frame.midY)
        let corner = scene.canvas.convert(CGPoint(x: scene.stack.frame.maxX, y: scene.stack.frame.maxY), to: nil)
        scene.stage.drag(from: corner, to: CGPoint(x: corner.x + 40, y: corner.y + 20))
        scene.stage.settle()
        // The stack grows on both sides, by twice the distance; about ten points of it are lost before a pan begins.
        #expect(size.width > 260 && size.width <= 288 && size.height > 84 && size.height <= 104)
        #expect(scene.controller.settings.width == size.width && scene.controller.settings.height == size.height)
        #expect(abs(scene.stack.frame.midX - middle.x) < 0.5 && abs(scene.stack.frame.midY - middle.y) < 0.5)
        let end = scene.canvas.convert(CGPoint(x: scene.stack.frame.maxX, y: scene.stack.frame.maxY), to: nil)
        scene.stage.drag(from: end, to: CGPoint(x: end.x - 500, y: end.y - 500))
        // Only margins and gaps are left: 2 · 12 + 2 · 8, and 2 · 12.
        #expect(size == CGSize(width: 40, height: 24))
    }

    @Test("a hidden view shrinks to nothing along with the stack, and grows back when shown")
    func hiding() throws {
        scene.begin { $0.pieces.setHidden(true, at: 1) }
        scene.stage.advance(by: 0.15)
        let width = try #require(scene.stack.layer.presentation()?.bounds.width)
        #expect(width > 150 && width < 200)
        scene.stage.settle()
        // 208 - 56 - 8 = 144.
        #expect(size.width == 144 && scene.gaps == [8] && scene.frames.count == 2)
        scene.change { $0.pieces.setHidden(false, at: 1) }
        #expect(size.width == 208 && scene.gaps == [8, 8])
    }

    @Test("views can be inserted and removed at both ends")
    func views() throws {
        let first = try #require(scene.stack.arrangedSubviews.first)
        scene.change { $0.pieces.insert(.tile, at: 0) }
        #expect(size.width == 272 && scene.stack.arrangedSubviews[1] === first)
        scene.change { $0.pieces.remove(at: 0) }
        #expect(size.width == 208 && scene.stack.arrangedSubviews[0] === first)
        scene.begin { $0.pieces.setCount(0) }
        scene.stage.advance(by: 0.1)
        scene.begin { $0.pieces.insert(.tile, at: 0) }
        scene.stage.settle()
        #expect(size == CGSize(width: 80, height: 64) && scene.stack.arrangedSubviews.count == 1)
        #expect(scene.stack.subviews.count == 2, "the view and the outline")
    }

    @Test("a nested stack is a column or a row, with its own spacing")
    func inner() throws {
        scene.change { $0.pieces.insert(.stack, at: 3) }
        // The plates are 28 × 20 and 40 × 20, 4 apart.
        #expect(scene.frames.last?.size == CGSize(width: 40, height: 44))
        scene.change {
            $0.innerAxis = .horizontal
            $0.innerSpacing = 12
        }
        #expect(scene.frames.last?.size == CGSize(width: 80, height: 20))
    }

    @Test("relative to baselines, the spacing is measured from the first text's last baseline")
    func baselines() throws {
        scene.change {
            $0.pieces.setCount(0)
            for _ in 0..<2 { $0.pieces.insert(.text, at: 0) }
            $0.axis = .vertical
            $0.spacing = 40
            $0.isBaselineRelative = true
        }
        let labels = scene.stack.arrangedSubviews.compactMap { $0 as? UILabel }
        let font = try #require(labels.first?.font)
        // The spacing is from the last baseline of one text, which is its descender above its bottom,
        // to the first baseline of the other, which is its ascender below its top.
        let gap = 40 + font.descender - font.ascender
        #expect(labels.count == 2 && abs((scene.gaps.first ?? 0) - gap) < 1)
    }
}
